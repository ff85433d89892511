import type { City } from '../../../content/cities.ts';

/** What cloths are dyed with: colours of the drawings, no paints of the site. */
const dyes = {
  saffron: '#d9a441',
  madder: '#a63a2e',
  indigo: '#2c5570',
  leaf: '#5b7350',
  night: '#26242c',
  chalk: '#efe7d8',
  straw: '#cfae7a',
  bark: '#7a5634',
  cloud: '#8e9597',
} as const;
type Dye = keyof typeof dyes;

/** A figure that repeats over a stretch of cloth: outlines in a square of a hundred units, each in its colour. */
type Figure = readonly (readonly [dye: Dye, outline: string])[];

/** A cloth: the dye of its ground, and the figures of its stretches, one a line. */
interface Cloth {
  readonly ground: Dye;
  readonly figures: readonly Figure[];
}

/** Rows of blocks, `x y width height`, in one outline. */
const blocks = (...rows: readonly (readonly [x: number, y: number, width: number, height: number])[]): string =>
  rows.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');

/** Steps to both sides of a middle line, as a loom makes a slope. */
const diamond = (x: number, y: number, steps: number, size: number): string =>
  blocks(
    ...Array.from({ length: steps * 2 - 1 }, (_, row) => {
      const width = (steps - Math.abs(row - steps + 1)) * 2 - 1;
      return [x - (width * size) / 2, y + (row - steps + 0.5) * size, width * size, size] as const;
    }),
  );

const waves = 'M0 34q25 -22 50 0t50 0v14q-25 22 -50 0t-50 0zM0 78q25 -22 50 0t50 0v8q-25 22 -50 0t-50 0z';
const petals = (x: number, y: number, size: number): string =>
  [0, 72, 144, 216, 288]
    .map((turn) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const at = (along: number, across: number): string =>
        `${Math.round(x + along * cos - across * sin)} ${Math.round(y + along * sin + across * cos)}`;
      return `M${x} ${y}C${at(size * 0.5, -size * 0.6)} ${at(size, -size * 0.45)} ${at(size, 0)}C${at(size, size * 0.45)} ${at(size * 0.5, size * 0.6)} ${x} ${y}z`;
    })
    .join('');

/** A ground of its own under a figure. */
const whole = blocks([0, 0, 100, 100]);

/** The cloths by city, each figure as the words beside it tell it; any other city has plain stripes. */
const cloths: Readonly<Partial<Record<City, Cloth>>> = {
  okinawa: {
    ground: 'saffron',
    figures: [
      [
        ['madder', petals(30, 34, 26)],
        ['indigo', petals(76, 78, 20)],
        ['leaf', 'M24 60q10 14 26 12q-8 -16 -26 -12zM66 20q14 -12 26 -2q-12 12 -26 2z'],
      ],
      [
        ['indigo', waves],
        ['leaf', petals(50, 58, 12)],
      ],
      [
        ['leaf', 'M8 70q30 -50 84 -52q-18 46 -84 52zM14 92q20 -26 60 -22q-16 26 -60 22z'],
        ['madder', petals(24, 24, 16)],
      ],
      [
        ['leaf', 'M50 10q34 20 34 40t-34 40q-34 -20 -34 -40t34 -40z'],
        ['madder', petals(50, 50, 26)],
        ['indigo', 'M0 0q12 4 14 14q-10 2 -14 -14zM100 100q-12 -4 -14 -14q10 -2 14 14z'],
      ],
    ],
  },
  'abu-dhabi': {
    ground: 'madder',
    figures: [
      [
        ['night', whole],
        ['chalk', 'M0 80L25 30L50 80L75 30L100 80z'],
        ['madder', blocks([0, 0, 100, 8], [0, 92, 100, 8])],
      ],
      [
        ['straw', whole],
        ['bark', diamond(50, 50, 5, 9)],
        ['chalk', diamond(50, 50, 3, 9)],
        ['bark', diamond(50, 50, 1, 9)],
      ],
      [
        ['saffron', blocks([0, 34, 100, 4], [0, 62, 100, 4])],
        ['night', blocks([0, 10, 100, 12], [0, 78, 100, 12])],
        ['bark', blocks([0, 44, 20, 12], [40, 44, 20, 12], [80, 44, 20, 12])],
      ],
      [
        ['chalk', 'M0 50L20 20L40 50L20 80zM60 50L80 20L100 50L80 80z'],
        ['saffron', 'M40 50L50 35L60 50L50 65z'],
        ['night', blocks([0, 4, 100, 6], [0, 90, 100, 6])],
      ],
    ],
  },
  bali: {
    ground: 'night',
    figures: [
      [
        ['indigo', diamond(50, 50, 6, 8)],
        ['chalk', diamond(50, 50, 4, 8)],
        ['indigo', diamond(50, 50, 2, 8)],
      ],
      [
        ['bark', whole],
        ['saffron', 'M0 50q12 -30 25 0t25 0t25 0t25 0v8q-12 30 -25 0t-25 0t-25 0t-25 0z'],
        ['night', blocks([0, 12, 100, 6], [0, 82, 100, 6])],
      ],
      [
        ['madder', petals(50, 50, 34)],
        ['chalk', petals(50, 50, 16)],
        ['saffron', 'M0 0L14 0L0 14zM100 0L86 0L100 14zM0 100L14 100L0 86zM100 100L86 100L100 86z'],
      ],
      [
        ['leaf', diamond(25, 28, 3, 8) + diamond(75, 72, 3, 8)],
        ['saffron', diamond(75, 28, 2, 8) + diamond(25, 72, 2, 8)],
      ],
    ],
  },
  hainan: {
    ground: 'night',
    figures: [
      [
        [
          'saffron',
          `${diamond(50, 50, 3, 9)}${blocks([14, 14, 9, 27], [23, 32, 9, 9], [77, 14, 9, 27], [68, 32, 9, 9], [14, 59, 9, 27], [23, 59, 9, 9], [77, 59, 9, 27], [68, 59, 9, 9])}`,
        ],
        ['madder', diamond(50, 50, 1, 9)],
      ],
      [
        ['leaf', blocks([23, 20, 4, 80], [73, 20, 4, 80])],
        [
          'saffron',
          [20, 38, 56, 74].map((y) => `M25 ${y}l-14 -8v10l14 8l14 -8v-10zM75 ${y}l-14 -8v10l14 8l14 -8v-10z`).join(''),
        ],
      ],
      [
        ['chalk', 'M0 60L16 36L32 60L48 36L64 60L80 36L100 64V76L80 50L64 74L48 50L32 74L16 50L0 74z'],
        ['saffron', blocks([0, 12, 100, 8], [0, 86, 100, 6])],
      ],
      [
        ['indigo', whole],
        ['night', blocks([20, 20, 60, 10], [20, 70, 60, 10], [20, 30, 10, 40], [70, 30, 10, 40])],
        ['chalk', diamond(50, 50, 2, 8)],
      ],
    ],
  },
  saipan: {
    ground: 'straw',
    figures: [
      [
        ['chalk', blocks([0, 0, 50, 50], [50, 50, 50, 50])],
        ['straw', blocks([0, 22, 50, 6], [50, 72, 50, 6])],
        ['chalk', blocks([50, 22, 50, 6], [0, 72, 50, 6])],
      ],
      [
        ['bark', 'M0 50L50 0L100 50L50 100z'],
        ['chalk', 'M26 50L50 26L74 50L50 74z'],
      ],
      [
        ['bark', 'M0 25L25 0H50L0 50zM50 100L100 50V75L75 100z'],
        ['chalk', 'M0 75L75 0H100L0 100z'],
        ['bark', 'M50 50L75 25L100 50L75 75zM0 50L25 75L0 100z'],
      ],
      [
        ['chalk', 'M0 0H100V44L50 90L0 44z'],
        ['bark', 'M0 44L50 90L100 44V58L50 100L0 58z'],
      ],
    ],
  },
  auckland: {
    ground: 'chalk',
    figures: [
      [['indigo', waves]],
      [
        ['saffron', blocks([0, 10, 100, 34], [0, 64, 100, 10])],
        ['bark', blocks([0, 50, 100, 4])],
      ],
      [
        [
          'madder',
          blocks(
            [2, 2, 46, 21],
            [52, 2, 46, 21],
            [-23, 27, 46, 21],
            [27, 27, 46, 21],
            [77, 27, 46, 21],
            [2, 52, 46, 21],
            [52, 52, 46, 21],
            [-23, 77, 46, 21],
            [27, 77, 46, 21],
            [77, 77, 46, 21],
          ),
        ],
      ],
      [
        ['cloud', blocks([0, 0, 100, 30], [0, 46, 100, 14])],
        ['indigo', blocks([0, 74, 100, 6])],
      ],
    ],
  },
};

const stripes: Cloth = {
  ground: 'chalk',
  figures: [
    [
      ['indigo', blocks([0, 20, 100, 30])],
      ['leaf', blocks([0, 64, 100, 8])],
    ],
  ],
};

/** The cloth of a city as colours and outlines. */
export function clothOf(city: City) {
  const { ground, figures } = cloths[city] ?? stripes;
  const coloured = figures.map((figure) => figure.map(([dye, outline]) => ({ colour: dyes[dye], outline })));
  return { ground: dyes[ground], figures: coloured };
}
