import { type Drawing, lineThrough, picture, series, whole } from './drawing.ts';

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
    picture(1440, 400, [
      ['faint', `M0 12H1440M0 40H1440${series(9, (index) => `M${60 + index * 165} 40V400`)}`],
      ['field', `${line}V400H0z`],
      ['line', `${line}M0 300H1440`],
      ['dash', 'M0 340H1440M0 372H1440'],
      ['dot', hours.map((hour) => `M${placeAt(hour).map(whole).join(' ')}h0`).join('')],
    ]),
  ];
}

/** A house on stilts under a wide roof: the breeze before the storm at one side, the rain at the other. */
export function rain(): readonly Drawing[] {
  return [
    picture(1440, 420, [
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
    ]),
  ];
}

const ridge =
  'M0 420C60 410 110 372 160 380L220 340 262 352 330 290 372 306 430 246 468 262 520 206 556 232 600 184 652 240 690 222 748 290 800 276 868 338C940 380 1010 372 1090 420z';
const flutes =
  'M220 340Q214 380 190 420M330 290Q326 370 286 420M430 246Q424 350 388 420M468 262Q470 350 452 420M520 206Q516 330 506 420M556 232Q560 340 562 420M600 184Q604 320 624 420M652 240Q660 350 690 420M690 222Q704 340 752 420M748 290Q764 370 812 420M800 276Q826 370 886 420';

/** The wind comes over the ridges from the sea, lifts, and goes on in waves. */
export function wind(): readonly Drawing[] {
  const current = (row: number): string => {
    const [base, lift, wave] = [280 - row * 32, 138 - row * 14, 46 - row * 4];
    return `M0 ${base}C240 ${base} 380 ${base - lift} 600 ${base - lift}S860 ${base + wave} 1000 ${base + wave} 1180 ${base - wave} 1280 ${base - wave} 1400 ${base} 1440 ${base}`;
  };
  return [
    picture(1440, 420, [
      ['line', series(8, current)],
      ['veil', ridge],
      ['field', ridge],
      ['faint', flutes],
      ['line', 'M0 419H1440'],
      ['disc', 'M1180 64h0'],
    ]),
  ];
}

/** Peaks and a lake through one large window; the light lies longest on the water. */
export function lake(): readonly Drawing[] {
  const gleam = series(15, (row) => {
    const half = 10 + ((row * 37) % 23) + row * 5;
    return `M${300 - half - ((row * 13) % 17)} ${368 + row * 17}h${half * 2}`;
  });
  return [
    picture(560, 640, [
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
    ]),
  ];
}
