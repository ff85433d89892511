import { type Drawing, lineThrough, series, whole } from './drawing.ts';

/** Hours from one high water to the next. */
const TIDE = 12.4;
/** What a day by the water shows: from before breakfast until after dusk. */
const day = { from: 5, to: 21 } as const;

/** How high the water stands at an hour, between 0 and 1: high at the first light, and again at dusk. */
export function tideAt(hour: number): number {
  return (1 + Math.cos(((hour - 6) / TIDE) * 2 * Math.PI)) / 2;
}

/** The water of an inlet over a day, between the posts of a verandah, with some hours on its line. */
export function tide(hours: readonly number[]): readonly Drawing[] {
  const placeAt = (hour: number) =>
    [((hour - day.from) / (day.to - day.from)) * 1440, 300 - tideAt(hour) * 190] as const;
  const line = lineThrough(
    Array.from({ length: (day.to - day.from) * 2 + 1 }, (_, step) => placeAt(day.from + step / 2)),
  );
  return [
    {
      width: 1440,
      height: 400,
      outlines: [
        ['faint', `M0 12H1440M0 40H1440${series(9, (index) => `M${60 + index * 165} 40V400`)}`],
        ['field', `${line}V400H0z`],
        ['line', `${line}M0 300H1440`],
        ['dash', 'M0 340H1440M0 372H1440'],
        ['dot', hours.map((hour) => `M${placeAt(hour).map(whole).join(' ')}h0`).join('')],
      ],
    },
  ];
}

/** A house on stilts under a wide roof: the breeze before the storm at one side, the rain at the other. */
export function rain(): readonly Drawing[] {
  return [
    {
      width: 1440,
      height: 420,
      outlines: [
        ['field', 'M720 0H1440V96Q1380 138 1300 112T1120 118 960 104 820 84 720 0z'],
        ['line', series(5, (row) => `M0 ${70 + row * 46}c120-30 200 30 320 0s150-22 ${170 - row * 20}-8`)],
        ['dash', series(26, (column) => `M${846 + column * 28} ${118 + (column % 3) * 12}l-110 300`)],
        ['veil', 'M420 226L560 120H880L1020 226H980V330H460V226z'],
        [
          'line',
          `M420 226L560 120H880L1020 226z${series(15, (rib) => `M${580 + rib * 20} 120L${450 + rib * 38.5} 226`)}`,
        ],
        ['line', `M460 330H980M460 296H980${series(9, (post) => `M${460 + post * 65} 226V420`)}`],
        ['faint', series(27, (post) => `M${460 + post * 20} 296V330`)],
        ['faint', 'M0 419H1440'],
        ['disc', 'M200 84h0'],
      ],
    },
  ];
}

/** The wind comes over the ridges from the sea, lifts, and goes on in waves. */
export function wind(): readonly Drawing[] {
  const current = (row: number): string => {
    const [base, lift] = [290 - row * 30, 150 - row * 15];
    return `M0 ${base}C300 ${base} 420 ${base - lift} 640 ${base - lift}S900 ${base} 1040 ${base}S1200 ${base - lift / 3} 1290 ${whole(base - lift / 3)}S1400 ${base} 1440 ${base}`;
  };
  return [
    {
      width: 1440,
      height: 420,
      outlines: [
        ['disc', 'M1130 70h0'],
        ['line', series(8, current)],
        [
          'veil',
          'M120 420Q380 400 470 300L520 276 560 226 604 240 650 190 700 236 736 222 790 286 840 300Q940 400 1180 420z',
        ],
        [
          'field',
          'M120 420Q380 400 470 300L520 276 560 226 604 240 650 190 700 236 736 222 790 286 840 300Q940 400 1180 420z',
        ],
        [
          'faint',
          'M560 226Q556 330 510 420M604 240Q610 330 596 420M650 190Q656 310 660 420M700 236Q704 330 736 420M736 222Q760 330 820 420M520 276Q500 350 430 420M790 286Q820 350 900 420',
        ],
        ['line', 'M0 419H1440'],
      ],
    },
  ];
}

/** Peaks and a lake through one large window; the light lies longest on the water. */
export function lake(): readonly Drawing[] {
  const gleam = series(15, (row) => {
    const half = 10 + ((row * 37) % 23) + row * 5;
    return `M${300 - half - ((row * 13) % 17)} ${368 + row * 17}h${half * 2}`;
  });
  return [
    {
      width: 560,
      height: 640,
      outlines: [
        ['disc', 'M300 168h0'],
        ['veil', 'M0 350L70 250 120 286 196 140 262 252 300 222 352 262 436 116 500 220 560 176V350z'],
        ['line', 'M0 296L70 250 120 286 196 140 262 252 300 222 352 262 436 116 500 220 560 176'],
        [
          'faint',
          'M196 140L184 210 204 232 176 300M436 116L430 196 452 222 420 306M300 222L306 290M70 250L62 310M500 220L494 290',
        ],
        ['field', 'M0 350C90 322 160 334 250 344S470 318 560 350z'],
        ['line', 'M0 350H560'],
        ['dash', 'M0 404L70 450 120 414 196 560 262 448 300 478 352 438 436 584 500 480 560 524'],
        ['accent', gleam],
        ['line', 'M1 1H559V639H1zM186 1V639M374 1V639'],
      ],
    },
  ];
}
