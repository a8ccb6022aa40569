/** SHA-256 and HMAC, written out: `crypto.subtle` is not there for a page over plain HTTP, as at a table in a local network. */
const primes = (many: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < many; n += 1) if (found.every((one) => n % one !== 0)) found.push(n);
  return found;
};
/** The first 32 bits of what is behind the point. */
const behind = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32);
const START = primes(8).map((one) => behind(Math.sqrt(one)));
const ROUNDS = primes(64).map((one) => behind(Math.cbrt(one)));
const BLOCK = 64;
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, data.length * 8);
  return view;
}

function schedule(view: DataView, from: number): number[] {
  const words = Array.from({ length: 16 }, (_, k) => view.getUint32(from + 4 * k));
  const at = (k: number) => words[k] ?? 0;
  for (let k = 16; k < 64; k += 1) {
    const [a, b] = [at(k - 15), at(k - 2)];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words.push((at(k - 16) + low + at(k - 7) + high) | 0);
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function mixed([a, b, c, d, e, f, g, h]: State, word: number, round: number): State {
  const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
  const zero = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
  const first = (h + one + ((e & f) ^ (~e & g)) + round + word) | 0;
  const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
  return [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
}

export function sha256(data: Uint8Array): Uint8Array {
  const view = padded(data);
  let state = START as State;
  for (let from = 0; from < view.byteLength; from += BLOCK) {
    let now = state;
    schedule(view, from).forEach((word, k) => (now = mixed(now, word, ROUNDS[k] ?? 0)));
    state = state.map((word, k) => (word + (now[k] ?? 0)) | 0) as State;
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, k) => out.setInt32(4 * k, word));
  return new Uint8Array(out.buffer);
}

const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((one) => one ^ 0x36),
      data,
    ),
  );
  return sha256(
    joined(
      block.map((one) => one ^ 0x5c),
      inner,
    ),
  );
}

export const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const bytes = (text: string) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
