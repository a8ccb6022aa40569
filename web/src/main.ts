import './theme.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepApp } from './app/core/install.svelte';
import { settings } from './app/core/settings.svelte';

await settings.start();
keepApp();
const target = document.getElementById('app');
if (target) mount(App, { target });
