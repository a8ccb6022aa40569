/** A few soft wooden knocks, made on the spot. [seconds after the first, pitch in Hz, how loud] */
export const TUNES = {
  choose: [[0, 420, 0.3]],
  reveal: [
    [0, 300, 0.3],
    [0.09, 360, 0.3],
  ],
  turn: [
    [0, 520, 0.25],
    [0.12, 660, 0.25],
  ],
  refuse: [[0, 170, 0.35]],
  over: [
    [0, 392, 0.3],
    [0.13, 494, 0.3],
    [0.26, 587, 0.3],
    [0.42, 784, 0.32],
  ],
  emote: [[0, 740, 0.18]],
} as const;
export type Tune = keyof typeof TUNES;

function knock(context: BaseAudioContext, at: number, pitch: number, loud: number) {
  const tone = context.createOscillator();
  const box = context.createBiquadFilter();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  box.type = 'bandpass';
  box.frequency.value = pitch * 1.4;
  box.Q.value = 3;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.14);
  tone.connect(box).connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.16);
}

export function perform(context: BaseAudioContext, tune: Tune, at: number, volume = 1) {
  for (const [after, pitch, loud] of TUNES[tune]) knock(context, at + after, pitch, loud * volume);
}
