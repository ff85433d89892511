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

/** The cloths by city; any other city has plain stripes. */
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
        ['madder', 'M8 70q30 -50 84 -52q-18 46 -84 52z'],
        ['leaf', 'M14 92q20 -26 60 -22q-16 26 -60 22z'],
        ['indigo', petals(24, 24, 16)],
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
        ['night', blocks([0, 0, 100, 12], [0, 88, 100, 12])],
        ['chalk', 'M0 80L25 30L50 80L75 30L100 80z'],
        ['saffron', blocks([0, 18, 100, 4])],
      ],
      [
        ['chalk', diamond(50, 50, 5, 9)],
        ['saffron', diamond(50, 50, 3, 9)],
        ['night', diamond(50, 50, 1, 9)],
      ],
      [
        ['night', blocks([0, 10, 100, 16], [0, 74, 100, 16])],
        ['saffron', blocks([0, 34, 100, 4], [0, 62, 100, 4])],
        ['chalk', blocks([0, 44, 20, 12], [40, 44, 20, 12], [80, 44, 20, 12])],
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
        ['madder', diamond(50, 50, 6, 8)],
        ['saffron', diamond(50, 50, 4, 8)],
        ['chalk', diamond(50, 50, 2, 8)],
      ],
      [
        ['saffron', 'M0 50q12 -30 25 0t25 0t25 0t25 0v16q-12 30 -25 0t-25 0t-25 0t-25 0z'],
        ['chalk', blocks([0, 14, 100, 3], [0, 22, 100, 3], [0, 82, 100, 3])],
      ],
      [
        ['madder', petals(50, 50, 34)],
        ['chalk', petals(50, 50, 16)],
        ['saffron', 'M0 0L14 0L0 14zM100 0L86 0L100 14zM0 100L14 100L0 86zM100 100L86 100L100 86z'],
      ],
      [
        ['chalk', diamond(25, 28, 3, 8) + diamond(75, 72, 3, 8)],
        ['saffron', diamond(75, 28, 2, 8) + diamond(25, 72, 2, 8)],
      ],
    ],
  },
  hainan: {
    ground: 'night',
    figures: [
      [
        ['saffron', diamond(50, 50, 5, 8)],
        [
          'madder',
          `${diamond(50, 50, 2, 8)}${blocks([10, 18, 16, 8], [74, 18, 16, 8], [10, 74, 16, 8], [74, 74, 16, 8])}`,
        ],
      ],
      [
        ['madder', blocks([42, 14, 16, 16], [26, 34, 48, 10], [44, 44, 12, 22], [26, 66, 12, 20], [62, 66, 12, 20])],
        ['chalk', blocks([0, 0, 100, 5], [0, 95, 100, 5])],
      ],
      [
        ['chalk', 'M0 60L16 36L32 60L48 36L64 60L80 36L100 64V76L80 50L64 74L48 50L32 74L16 50L0 74z'],
        ['saffron', blocks([0, 12, 100, 8], [0, 86, 100, 6])],
      ],
      [
        ['saffron', blocks([20, 20, 60, 10], [20, 70, 60, 10], [20, 30, 10, 40], [70, 30, 10, 40])],
        ['madder', diamond(50, 50, 2, 10)],
        ['chalk', blocks([0, 4, 100, 4], [0, 92, 100, 4])],
      ],
    ],
  },
  saipan: {
    ground: 'straw',
    figures: [
      [
        ['bark', blocks([0, 0, 50, 50], [50, 50, 50, 50])],
        ['chalk', blocks([0, 22, 50, 6], [50, 72, 50, 6])],
      ],
      [
        ['bark', 'M0 50L50 0L100 50L50 100z'],
        ['chalk', 'M26 50L50 26L74 50L50 74z'],
      ],
      [
        ['chalk', blocks([0, 0, 100, 20], [0, 40, 100, 20], [0, 80, 100, 20])],
        ['leaf', blocks([10, 0, 20, 100], [60, 0, 20, 100])],
      ],
      [
        ['leaf', 'M0 100L50 50L100 100zM0 50L50 0L100 50L50 36z'],
        ['bark', diamond(50, 76, 2, 8)],
      ],
    ],
  },
  auckland: {
    ground: 'chalk',
    figures: [
      [['indigo', waves]],
      [
        ['leaf', blocks([0, 10, 100, 22], [0, 44, 100, 10], [0, 64, 100, 4])],
        ['night', blocks([0, 80, 100, 8])],
      ],
      [
        ['night', 'M0 100Q50 20 100 100z'],
        ['indigo', 'M0 100Q50 56 100 100z'],
      ],
      [
        ['leaf', blocks([0, 0, 100, 30])],
        ['indigo', blocks([0, 30, 100, 30])],
        ['night', blocks([0, 46, 100, 3])],
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
