import './theme.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings } from './app/core/settings.svelte';

await settings.start();
mount(App, { target: document.getElementById('app')! });
