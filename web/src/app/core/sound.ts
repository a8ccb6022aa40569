/** Silent until asked for. */
import { settings } from './settings.svelte';
import { perform, type Tune } from './tunes';

let context: AudioContext | null = null;

export function play(tune: Tune) {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  perform(context, tune, context.currentTime + 0.01);
}
