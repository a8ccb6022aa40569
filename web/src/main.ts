import './theme.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './app/core/settings.svelte';

await settings.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
