/** The report of an analysis: one page that stands alone. `virtual:game` is the game that it is built for. */
import '../theme.css';
import '../app/app.css';
import './report.css';
import { mount } from 'svelte';
import * as game from 'virtual:game';
import { language } from '../i18n';
import { data } from './data';
import Report from './Report.svelte';

void language(data.language).then(() => {
  const target = document.getElementById('report');
  if (target) mount(Report, { target, props: { game } });
});
