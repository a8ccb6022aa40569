/** Silent until asked for. */
import type { State } from '../../protocol/to-client';
import { settings } from './settings.svelte';
import { perform, type Tune } from './tunes';

let context: AudioContext | null = null;

export function play(tune: Tune) {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  perform(context, tune, context.currentTime + 0.01);
}

/** What a step at the table sounds like: the end, a question to this seat, or something new to read. */
export function playStep(before: State | null, after: State) {
  if (after.end && !before?.end) play('over');
  else if (after.decision && after.decision.id !== before?.decision?.id) play('turn');
  else if (after.log.length > (before?.log.length ?? 0)) play('reveal');
}
