import { blocks, type Drawing, type Outlines, picture, series, whole } from './drawing.ts';

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
  return lines.map((_, index) => {
    const figure = figures[index % figures.length] ?? [];
    const tile = picture(100, 100, [['night', blocks([0, 0, 100, 100])], ...figure]);
    return picture(300, 300, [['tile', blocks([0, 0, 300, 300])]], { tile });
  });
}

/** A petal of a flower at 100, 130: one of five, drawn out to a share of its length. */
const petal = (index: number, share: number): string => {
  const turn = ((index * 72 - 90) * Math.PI) / 180;
  const at = (along: number, across: number): string =>
    `${whole(100 + along * Math.cos(turn) - across * Math.sin(turn))} ${whole(130 + along * Math.sin(turn) + across * Math.cos(turn))}`;
  return `M100 130C${at(92, -64 * share)} ${at(92, 64 * share)} 100 130`;
};
const flower = series(5, (index) => petal(index, 1));
const sea = series(3, (row) => `M20 ${262 + row * 32}q40-30 80 0t80 0v14q-40 30-80 0t-80 0z`);
const leaves = 'M156 52q30 22 16 58-28-22-16-58zM40 192q-20 26 2 56 24-24-2-56zM150 196q26 2 28 26-24 2-28-26z';
const shade = `${series(5, (index) => petal(index, 0.3))}M40 192q-20 26 2 56 6-30-2-56zM156 52q30 22 16 58-2-32-16-58z`;

/** One stencil on strips that hang lower and lower: with each line one more colour lies in it. */
export function stencil(lines: readonly unknown[]): readonly Drawing[] {
  const colours: Outlines = [
    ['madder', flower],
    ['indigo', sea],
    ['leaf', leaves],
    ['bark', shade],
  ];
  return lines.map((_, index) =>
    picture(200, 420, [['saffron', 'M10 10H190V360H10z'], ...colours.slice(0, index + 1)], { from: [0, -16 * index] }),
  );
}

/** A loom that lies on the ground: threads from the beam, and four stretches that run out of sight. */
export function loom(): readonly Drawing[] {
  return [
    picture(1440, 360, [
      ['line', series(23, (thread) => `M24 ${whole(90 + thread * 8.2)}L300 ${20 + thread * 14.5}`)],
      ['bark', blocks([20, 60, 8, 240])],
      ['madder', 'M300 20H1440V340H300z'],
      ['night', `M300 28H1440V104H300z`],
      ['chalk', `M300 96${'l23-58 23 58'.repeat(25)}z`],
      ['bark', `M300 122H1440V190H300z`],
      ['straw', `M300 156${'l23-28 23 28'.repeat(25)}${'l-23 28-23-28'.repeat(25)}z`],
      ['saffron', 'M300 218H1440V226H300zM300 252H1440V260H300z'],
      ['chalk', `M300 300${'h23v14h23v-14'.repeat(25)}v28H300z`],
    ]),
  ];
}

/** A rug in which a harbour is woven, row by row: cloud, an island of slopes, light, and the channel. */
export function rug(): readonly Drawing[] {
  const slope = Array.from({ length: 9 }, (_, row) => whole(18 + row * 10 + row ** 2.45));
  const left = slope.toReversed().map((half, row) => `H${320 - half}V${214 - row * 12}`);
  const right = slope.map((half, row) => `H${320 + half}V${130 + row * 12}`);
  const tile = picture(640, 12, [['chalk', blocks([36, 8, 568, 2])]]);
  return [
    picture(
      640,
      460,
      [
        ['cloud', blocks([40, 10, 560, 216])],
        ['chalk', blocks([90, 58, 132, 12], [120, 70, 180, 12], [420, 34, 90, 12], [386, 46, 154, 12])],
        ['madder', `M320 226${left.join('')}${right.join('')}z`],
        ['saffron', blocks([40, 226, 560, 60])],
        ['indigo', blocks([40, 286, 560, 168])],
        ['chalk', blocks([236, 322, 48, 12], [218, 334, 96, 12], [440, 394, 74, 12], [90, 418, 50, 12])],
        ['tile', blocks([40, 10, 560, 444])],
        ['line', series(37, (knot) => `M36 ${15 + knot * 12}h-30M604 ${15 + knot * 12}h30`)],
      ],
      { tile },
    ),
  ];
}

/** Threads that are tied, then dyed, then woven: one figure three times, its edges as soft as the threads let them. */
export function ikat(): readonly Drawing[] {
  const edge = (x: number, reach: number, thread: number, side: number): number =>
    whole(x + side * reach * (1 - Math.abs(thread - 8.5) / 9) + ((thread * 37 + side * 11) % 19) - 9);
  const threads = Array.from({ length: 18 }, (_, thread) => thread);
  const figure = (x: number, reach: number): string => {
    const right = threads.map((thread) => `H${edge(x, reach, thread, 1)}V${thread * 20 + 20}`);
    const left = threads.toReversed().map((thread) => `H${edge(x, reach, thread, -1)}V${thread * 20}`);
    return `M${x} 0${right.join('')}${left.join('')}z`;
  };
  return [
    picture(1440, 360, [
      ['indigo', figure(730, 210)],
      ['bark', figure(1190, 210)],
      ['saffron', figure(1190, 100)],
      ['faint', series(18, (thread) => `M0 ${thread * 20 + 10}H1440`)],
      [
        'accent',
        threads.flatMap((y) => [-1, 1].map((side) => `M${edge(270, 210, y, side)} ${y * 20 + 4}v12`)).join(''),
      ],
    ]),
  ];
}

/** A mat of leaf: strips over and under at a slant, one of them dark, and an edge that is folded in. */
export function plait(): readonly Drawing[] {
  const folds = (along: string): string => along.repeat(8);
  const tile = picture(60, 60, [
    ['straw', blocks([0, 0, 60, 60])],
    ['chalk', 'M30 0L60 30 30 60 0 30z'],
    ['line', 'M15 15L45 45M45 15L60 0M0 60L15 45M0 30L30 0 60 30 30 60z'],
  ]);
  return [
    picture(
      480,
      480,
      [
        ['tile', blocks([0, 0, 480, 480])],
        ['bark', series(7, (piece) => `M${60 + piece * 60} ${450 - piece * 60}l30-30-30-30-30 30z`)],
        [
          'straw',
          `M0 0${folds('l30 30 30-30')}zM0 480${folds('l30-30 30 30')}zM0 0${folds('l30 30-30 30')}zM480 0${folds('l-30 30 30 30')}z`,
        ],
      ],
      { tile },
    ),
  ];
}
