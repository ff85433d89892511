import { blocks, type Drawing, type Outlines, series, whole } from './drawing.ts';

/** Steps to both sides of a middle line, as a loom makes a slope. */
const diamond = (x: number, y: number, steps: number, size: number): string =>
  blocks(
    ...Array.from({ length: steps * 2 - 1 }, (_, row) => {
      const width = (steps - Math.abs(row - steps + 1)) * 2 - 1;
      return [x - (width * size) / 2, y + (row - steps + 0.5) * size, width * size, size] as const;
    }),
  );

/** The figures of a brocade, each in a square of a hundred units on a dark ground. */
const figures: readonly Outlines[] = [
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
    ['indigo', blocks([0, 0, 100, 100])],
    ['night', blocks([20, 20, 60, 10], [20, 70, 60, 10], [20, 30, 10, 40], [70, 30, 10, 40])],
    ['chalk', diamond(50, 50, 2, 8)],
  ],
];

/** A brocade along its length: each line has a figure, as its words tell it. */
export function cloth(lines: readonly unknown[]): readonly Drawing[] {
  return lines.map((_, index) => ({
    width: 300,
    height: 300,
    tile: { side: 100, outlines: [['night', blocks([0, 0, 100, 100])], ...(figures[index % figures.length] ?? [])] },
    outlines: [],
  }));
}

const petal = 'c-22-14-24-40-4-52 22 8 26 34 4 52z';
const flower = `M100 132${petal}M102 140c18-18 44-16 52 6-12 18-38 18-52-6zM96 142c18 18 16 44-6 52-18-12-18-38 6-52zM88 136c-26 2-42-18-34-40 22-4 40 16 34 40z`;
const sea = series(3, (row) => `M20 ${252 + row * 34}q40-30 80 0t80 0v14q-40 30-80 0t-80 0z`);
const leaves = 'M150 64q34 18 22 56-32-18-22-56zM40 178q-18 30 4 56 22-26-4-56zM158 206q22-4 26 20-20 8-26-20z';
const shade =
  'M100 132c-12-10-13-26-3-36 8 10 9 24 3 36zM104 140c14-8 28-8 38 4-12 8-28 8-38-4zM94 144c8 14 6 28-4 38-6-12-6-28 4-38zM40 178q-2 28 4 56 22-26-4-56z';

/** One stencil on strips that hang lower and lower: with each line one more colour lies in it. */
export function stencil(lines: readonly unknown[]): readonly Drawing[] {
  const colours: Outlines = [
    ['madder', flower],
    ['indigo', sea],
    ['leaf', leaves],
    ['night', shade],
  ];
  return lines.map((_, index) => ({
    width: 200,
    height: 420,
    from: [0, -16 * index],
    outlines: [
      ['saffron', 'M10 10H190V360H10z'],
      ...colours.slice(0, index + 1),
      [
        'line',
        colours
          .slice(index + 1, 3)
          .map(([, outline]) => outline)
          .join(''),
      ],
    ],
  }));
}

/** A loom that lies on the ground: threads from the beam, and four stretches that run out of sight. */
export function loom(): readonly Drawing[] {
  return [
    {
      width: 1440,
      height: 360,
      outlines: [
        ['line', series(23, (thread) => `M24 ${whole(90 + thread * 8.2)}L300 ${20 + thread * 14.5}`)],
        ['bark', blocks([20, 60, 8, 240])],
        ['madder', 'M300 20H1440V340H300z'],
        ['night', `M300 28H1440V104H300z`],
        ['chalk', `M300 96${'l19-58 19 58'.repeat(30)}z`],
        ['bark', `M300 122H1440V190H300z`],
        ['straw', `M300 156${'l19-28 19 28'.repeat(30)}${'l-19 28-19-28'.repeat(30)}z`],
        ['saffron', 'M300 218H1440V226H300zM300 252H1440V260H300z'],
        ['chalk', `M300 300${'h19v14h19v-14'.repeat(30)}v28H300z`],
      ],
    },
  ];
}

/** A rug in which a harbour is woven: cloud, an island of slopes, light, and the channel. */
export function rug(): readonly Drawing[] {
  const rows = (count: number, y: number, half: (row: number) => number): string =>
    series(
      count,
      (row) => `M${whole(320 - half(row))} ${y + row * 12}h${whole(half(row)) * 2}v9h-${whole(half(row)) * 2}z`,
    );
  return [
    {
      width: 640,
      height: 440,
      outlines: [
        ['chalk', blocks([40, 10, 560, 420])],
        ['cloud', rows(14, 16, (row) => 274 - ((row * 53) % 90))],
        ['madder', rows(10, 124, (row) => 24 + row * 12 + (row * row) / 1.1)],
        ['saffron', rows(4, 244, (row) => 274 - row * 14)],
        ['indigo', rows(11, 292, (row) => 274 - (row % 2) * 12)],
        ['chalk', blocks([236, 316, 48, 9], [224, 328, 84, 9], [380, 364, 60, 9])],
        ['line', series(21, (knot) => `M40 ${20 + knot * 20}h-32M600 ${20 + knot * 20}h32`)],
      ],
    },
  ];
}

/** Threads that are tied, then dyed, then woven: one figure three times, its edges as soft as the threads let them. */
export function ikat(): readonly Drawing[] {
  const shift = (thread: number, side: number): number => ((thread * 37 + side * 11) % 19) - 9;
  const figure = (x: number, reach: number): string => {
    const edge = (thread: number, side: number): string => {
      const half = reach * (1 - Math.abs(thread - 11.5) / 12);
      return `H${whole(x + side * half + shift(thread, side))}V${(side > 0 ? thread + 1 : thread) * 15}`;
    };
    const threads = Array.from({ length: 24 }, (_, thread) => thread);
    return `M${x} 0${threads.map((thread) => edge(thread, 1)).join('')}${threads
      .toReversed()
      .map((thread) => edge(thread, -1))
      .join('')}z`;
  };
  return [
    {
      width: 1440,
      height: 360,
      outlines: [
        ['indigo', figure(720, 210)],
        ['bark', figure(1180, 210)],
        ['madder', figure(1180, 110)],
        ['faint', series(24, (thread) => `M0 ${thread * 15 + 7}H1440`)],
        [
          'line',
          series(
            12,
            (tie) =>
              `M${[260, 190, 330, 225, 295, 155, 365, 260, 190, 330, 225, 295][tie]} ${tie * 30 + 2}v24m6-24v24m6-24v24`,
          ),
        ],
      ],
    },
  ];
}

/** A mat of leaf: strips over and under at a slant, one of them dark, and an edge that is folded in. */
export function plait(): readonly Drawing[] {
  const teeth = 'l30 30 30-30'.repeat(8);
  return [
    {
      width: 480,
      height: 480,
      tile: {
        side: 60,
        outlines: [
          ['straw', blocks([0, 0, 60, 60])],
          ['chalk', 'M30 0L60 30 30 60 0 30z'],
          ['faint', 'M15 15L45 45M45 15L60 0M0 60L15 45M0 30L30 0 60 30 30 60z'],
        ],
      },
      outlines: [
        ['bark', series(9, (piece) => `M${piece * 60} ${510 - piece * 60}l30-30-30-30-30 30z`)],
        ['straw', `M0 0${teeth}v480${teeth.replaceAll('30 30 30-30', '-30-30-30 30')}z`],
      ],
    },
  ];
}
