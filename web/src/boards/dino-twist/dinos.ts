/** The twenty dinosaurs of the cards: an outline, an eye, and where the pattern of the species lies; box of 120 x 96. */
import { FIGURES, type Species as Wooden } from '../shared/figures';
import { line, shape } from '../shared/outline';

export const SPECIES = ['aqua', 'carni', 'herbi', 'voli'] as const;
export type Species = (typeof SPECIES)[number];
export const TIERS = ['baby', 'low', 'mid', 'high', 'top'] as const;
export type Tier = (typeof TIERS)[number];

export const LETTER: Record<Species, string> = { aqua: 'A', carni: 'C', herbi: 'H', voli: 'V' };
export const TERRITORIES = ['mountain', 'cliff', 'jungle', 'desert', 'river', 'hill', 'beach', 'sea'] as const;
export type Territory = (typeof TERRITORIES)[number];
/** DT-2, as laid out around the event pile; the pile lies in the middle. */
export const RING: readonly (Territory | null)[] = ['mountain', 'jungle', 'cliff', 'river', null, 'hill', 'beach', 'desert', 'sea'];
export const HOME: Record<Territory, Species> = {
  mountain: 'voli',
  cliff: 'voli',
  jungle: 'carni',
  desert: 'carni',
  river: 'herbi',
  hill: 'herbi',
  beach: 'aqua',
  sea: 'aqua',
};

export const PAINT: Record<Species, { main: string; side: string; mark: string; pale: string }> = {
  aqua: { main: '#0072b2', side: '#00507e', mark: '#8fd0f2', pale: '#cfe6f3' },
  carni: { main: '#d55e00', side: '#9a4300', mark: '#7d3500', pale: '#f8d9c0' },
  herbi: { main: '#009e73', side: '#00704f', mark: '#00573e', pale: '#c9eadf' },
  voli: { main: '#cc79a7', side: '#9c4f78', mark: '#7d355c', pale: '#f4dce9' },
};

export interface Card {
  species: Species;
  strength: number;
  tier: Tier;
}

/** "V5" is a Voli of strength 5. */
export function card(id: string): Card {
  const species = SPECIES.find((s) => LETTER[s] === id[0]) ?? 'aqua';
  const strength = Number(id.slice(1));
  const tier = strength === 1 ? 'baby' : strength <= 4 ? 'low' : strength <= 7 ? 'mid' : strength <= 9 ? 'high' : 'top';
  return { species, strength, tier };
}

export interface Dino {
  body: string;
  eye: [number, number];
  mouth: string;
  /** Middle of the pattern. */
  at: [number, number];
  extra?: string[];
  teeth?: string;
}

const wooden = (name: Wooden, at: [number, number]): Dino => {
  const { body, eye, mouth, marks } = FIGURES[name];
  return { body, eye, mouth, at, extra: name === 'spinosaurus' || name === 'stegosaurus' ? marks : [] };
};

export const DINOS: Record<Species, Record<Tier, Dino>> = {
  aqua: {
    baby: {
      body: shape(
        '6,58 10,47 22,41 36,42 52,40 70,42 86,46 100,42 115,30 111,50 117,68 100,64 88,67 92,76 100,82! 84,84 74,72 58,73 50,75 54,84! 38,86 32,74 18,74 8,68',
      ),
      eye: [20, 50],
      mouth: line('7,62 16,64 26,60'),
      at: [62, 57],
    },
    low: {
      body: shape(
        '3,54 14,45 28,42 40,37 56,35 74,39 92,46 103,38 117,22 112,44 119,64! 104,54 90,60 74,64 82,78 76,84! 62,68 46,66 48,80 38,84! 34,64 20,63 5,62! 20,56',
      ),
      eye: [28, 48],
      mouth: line('5,58 18,57 28,56'),
      at: [62, 51],
    },
    mid: {
      body: shape(
        '2,52 18,47 30,38 46,32 52,30 58,12! 68,32 82,40 97,46 115,24! 110,48 117,74! 97,57 82,64 66,69 60,70 54,88! 44,69 30,63 18,55',
      ),
      eye: [32, 47],
      mouth: line('4,53 18,52 28,53'),
      at: [62, 51],
    },
    high: {
      body: shape(
        '8,17 16,7 28,9 32,20 28,34 32,46 46,48 64,44 84,50 100,61 118,62 102,72 88,74 97,88! 80,86 66,76 54,76 50,92! 38,86 38,72 26,66 18,54 16,38 19,25 10,24',
      ),
      eye: [21, 15],
      mouth: line('9,21 15,21 20,20'),
      at: [64, 60],
    },
    top: {
      body: shape(
        '2,36 14,25 32,20 48,22 60,20 78,25 95,38 107,42 119,32 115,52 104,57 92,62 84,66 95,86! 72,80 62,69 50,69 52,91! 34,78 32,66 20,69! 5,65! 22,57 36,50 18,46',
      ),
      eye: [34, 31],
      mouth: line('18,46 30,48 38,50'),
      at: [70, 46],
      teeth: 'M7 41 10 48 13 44 16 51 19 46 22 53 25 48 28 53 31 50Z',
    },
  },
  carni: {
    baby: {
      body: shape(
        '14,38 20,28 32,25 40,31 42,42 48,50 60,50 76,54 96,50 118,36 100,60 80,68 70,72 74,82 70,92! 58,92! 62,84 56,74 50,82 52,92! 41,92! 42,78 42,66 36,63 28,68! 31,58 37,51 34,44 16,45',
      ),
      eye: [29, 33],
      mouth: line('15,42 24,41 30,39'),
      at: [60, 60],
    },
    low: {
      body: shape(
        '8,32 16,23 20,8 29,3 34,12 40,5 46,14 48,30 54,42 68,46 84,50 102,46 118,32 111,56 95,67 89,73 93,83 91,92! 76,92! 78,80 68,75 60,81 62,92! 46,92! 48,76 47,64 38,67 31,72! 33,60 42,54 40,45 34,40 10,40',
      ),
      eye: [31, 26],
      mouth: line('9,36 20,35 29,34'),
      at: [68, 58],
      extra: [line('22,20 26,9'), line('36,16 40,10')],
    },
    mid: {
      body: shape(
        '3,38 15,28 30,25 39,31 45,40 60,40 78,38 119,24 119,31! 90,50 80,58 86,68 82,78 91,91! 71,91! 73,76 63,67 53,73 60,91! 42,91! 44,73 42,63 30,75 20,73! 25,62! 34,54 30,44 18,46 5,44',
      ),
      eye: [29, 33],
      mouth: line('5,41 16,39 26,39'),
      at: [62, 52],
      extra: [line('22,70 32,60'), line('28,74 38,64')],
    },
    high: wooden('spinosaurus', [66, 60]),
    top: wooden('trex', [68, 56]),
  },
  herbi: {
    baby: {
      body: shape(
        '10,40 12,26 20,12 36,9 46,20 45,34 51,43 65,47 83,51 99,47 114,36 109,56 95,65 85,71 88,81 86,92! 71,92! 71,81 62,75 56,81 58,92! 43,92! 44,78 42,67 33,70 30,60! 38,54 34,47 20,48',
      ),
      eye: [26, 34],
      mouth: line('12,44 20,44 25,42'),
      at: [64, 60],
      extra: [line('14,28 26,24 40,26')],
    },
    low: wooden('parasaurolophus', [68, 58]),
    mid: wooden('stegosaurus', [60, 60]),
    high: wooden('triceratops', [80, 54]),
    top: {
      body: shape(
        '9,15 15,3 28,1 36,9 36,24 40,38 52,44 70,46 86,54 100,66 113,72 119,86 104,80 93,74 92,93! 77,93! 75,77 62,74 58,93! 40,93! 40,72 29,58 24,40 21,23 11,22',
      ),
      eye: [23, 11],
      mouth: line('10,18 16,18 21,17'),
      at: [62, 60],
    },
  },
  voli: {
    baby: {
      body: shape('8,50 22,42 34,38 41,42 40,24 50,8 70,2 94,5 78,16 73,28 68,42 86,46 98,58 78,58 64,63 56,72 52,86! 46,72 38,62 28,54'),
      eye: [31, 45],
      mouth: line('10,50 20,49 27,51'),
      at: [56, 44],
    },
    low: {
      body: shape(
        '10,54 15,42 28,36 40,41 48,34 52,18 66,6 92,2 115,10 99,19 107,31 91,32 90,45 77,46 75,56 90,66 72,68 60,73 58,88! 49,76 38,72 26,68 14,64',
      ),
      eye: [25, 47],
      mouth: line('12,58 22,60 32,57'),
      at: [62, 46],
    },
    mid: {
      body: shape(
        '4,42 15,32 28,31 37,37 45,34 48,16 60,2 62,15! 73,4 75,17! 88,10 85,26! 79,38 90,46 105,48 119,40! 112,54 119,66! 102,60 87,57 81,63 86,82! 77,75 75,91! 66,79 60,90! 56,70 46,60 34,53 20,51',
      ),
      eye: [26, 40],
      mouth: line('5,46 14,45 22,46'),
      at: [62, 46],
    },
    high: {
      body: shape(
        '1,26 18,17 32,9! 40,3 46,12 43,24 47,37 55,45 66,42 77,49 98,30! 90,58 80,70 84,92! 71,92! 69,76 59,72 51,78 48,92! 36,92! 41,73 40,58 33,42 31,29 18,30',
      ),
      eye: [36, 17],
      mouth: line('3,28 18,24 30,23'),
      at: [62, 58],
    },
    top: {
      body: shape(
        '1,50 20,42 30,35 44,22! 62,8 50,32 52,40 60,24 76,8 98,2 119,10! 107,18 110,29! 97,31 96,44! 83,43 75,55 87,70 83,82! 67,69 55,65 44,58 38,53 24,51',
      ),
      eye: [34, 41],
      mouth: line('4,50 18,47 28,48'),
      at: [66, 44],
    },
  },
};

/** The pattern of a species around a point: waves, slashes, dots, chevrons. */
export function pattern(species: Species, [x, y]: [number, number]): { lines: string[]; dots: [number, number, number][] } {
  const move = (points: [number, number][]) => line(points.map(([a, b]) => `${x + a},${y + b}`).join(' '));
  if (species === 'aqua')
    return {
      lines: [
        move([
          [-20, -4],
          [-12, -8],
          [-4, -4],
          [4, -8],
          [12, -4],
          [20, -8],
        ]),
        move([
          [-14, 6],
          [-6, 2],
          [2, 6],
          [10, 2],
        ]),
      ],
      dots: [],
    };
  if (species === 'carni')
    return {
      lines: [-12, 0, 12].map((k) =>
        move([
          [k + 4, -8],
          [k, 0],
          [k + 1, 8],
        ]),
      ),
      dots: [],
    };
  if (species === 'voli')
    return { lines: [-10, 2, 14].map((k) => `M${x + k - 5} ${y - 5}L${x + k} ${y + 4}L${x + k + 5} ${y - 5}`), dots: [] };
  return {
    lines: [],
    dots: [
      [x - 14, y - 3, 4],
      [x, y - 7, 3.4],
      [x + 4, y + 6, 4],
      [x + 17, y - 1, 3.6],
    ],
  };
}
