import { type Drawing, lineThrough, type Outlines, picture, series, whole } from './drawing.ts';
import { sunAt } from './sunAt.ts';

/** The angle of the sun round the sky at an hour, 0 at noon, in radians. */
const angleAt = (hour: number): number => ((hour - 12) / 12) * Math.PI;

/** The sun's way over a day at a latitude, and the places of some hours on it: a day is as wide as the drawing. */
export function sunWay(hours: readonly number[], latitude: number): readonly Drawing[] {
  const placeAt = (hour: number) => {
    const { day, height } = sunAt(hour, latitude);
    // The night is a shallow line: it is not what is drawn.
    return [whole(day * 1200), whole(-height * 400 * (height < 0 ? 0.16 : 1))] as const;
  };
  const way = (from: number, to: number): string =>
    lineThrough(Array.from({ length: (to - from) * 3 + 1 }, (_, step) => placeAt(from + step / 3)));
  const dot = (hour: number): string => `M${placeAt(hour).join(' ')}h0`;
  const [noon, highest] = placeAt(12);
  const outlines: Outlines = [
    ['field', way(6, 18)],
    ['faint', `M0 0H1200M${noon} ${highest}V60`],
    ['dash', way(0, 6) + way(18, 24)],
    ['dot', hours.map(dot).join('')],
    ['disc', dot(12)],
  ];
  // Above its dot, at night below it, clear of the horizon.
  const written = hours.map((hour) => {
    const [x, y] = placeAt(hour);
    return { hour, x, y: y > 0 ? y + 50 : y - 36 };
  });
  return [picture(1200, 160 - highest, outlines, { from: [0, highest - 90], hours: written })];
}

/** How far the tip of a shadow lies from its foot towards the west, as a share of the height; at most three heights. */
export function shadowAt(hour: number): number {
  return Math.max(-3, Math.min(3, Math.tan(Math.max(-1.5, Math.min(1.5, angleAt(hour))))));
}

/** A stone with a cap at each hour: the sun comes round it, and the shadow leaves it and returns. */
export function stones(hours: readonly number[]): readonly Drawing[] {
  return hours.map((hour) => {
    const angle = angleAt(hour);
    const tip = whole(shadowAt(hour) * 44);
    return picture(200, 260, [
      ['faint', 'M0 190H200'],
      ['field', `M80 192H120L${134 + tip} 236Q${100 + tip} 252 ${66 + tip} 236z`],
      ['line', 'M80 190L86 92H114L120 190zM60 56H140Q136 92 100 92T60 56z'],
      ['disc', `M${whole(100 - 82 * Math.sin(angle))} ${whole(190 - 166 * Math.cos(angle))}h0`],
    ]);
  });
}

/** How high the fog stands at an hour, as a share of the window: it leaves at one and is back by the evening. */
export function fogAt(hour: number): number {
  return Math.min(1, Math.abs(hour - 13) / 6.5) ** 1.2;
}

const hills = 'M0 300C120 250 200 176 300 204S460 300 560 266 700 130 860 160 1060 280 1320 230V300H0z';

/** One view of hills and water through a row of windows, each at its hour and with its fog. */
export function fog(hours: readonly number[]): readonly Drawing[] {
  return hours.map((hour, index) => {
    const x = index * 220;
    const depth = fogAt(hour);
    const top = 430 - whole(depth * 19) * 20;
    const bank = `M${x} 440V${top}q55-16 110 0t110 0V440z`;
    const tile = picture(220, 20, [['line', 'M0 10q55-16 110 0t110 0']]);
    return picture(
      220,
      440,
      [
        ['field', depth > 0.8 ? '' : hills],
        ['line', depth > 0.8 ? '' : `M${x} 300h220m-150 34h60m-90 30h44m40 34h70`],
        ['disc', depth < 0.3 ? `M${x + 110} 92h0` : ''],
        ['veil', bank],
        ['tile', bank],
        ['line', `M${x + 1} 1h218v438h-218z`],
      ],
      { from: [x, 0], tile },
    );
  });
}

/** A court from above, north at the top: light falls through the roof and walks round it, veiled until noon. */
export function court(hours: readonly number[]): readonly Drawing[] {
  const place = (hour: number): string => {
    const angle = angleAt(hour);
    return `M${whole(240 + 132 * Math.sin(angle))} ${whole(240 - 132 * Math.cos(angle))}`;
  };
  const patches = (from: number, to: number): string =>
    hours
      .filter((hour) => hour >= from && hour < to)
      .map((hour) => `${place(hour)}m0-44l44 44-44 44-44-44z`)
      .join('');
  const column = 'h8v8h-8z';
  const columns = series(7, (index) => {
    const at = 80 + index * 52;
    return `M${at} 60${column}m0 352${column}M60 ${at}${column}m352 0${column}`;
  });
  return [
    picture(480, 480, [
      ['line', 'M8 8H472V472H8zM40 40H440V440H40z'],
      ['faint', 'M196 196H284V284H196zM108 240a132 132 0 0 1 264 0'],
      ['field', patches(12, 19)],
      ['line', columns + patches(12, 19)],
      ['dash', patches(0, 12)],
      [
        'dot',
        hours
          .filter((hour) => hour >= 19)
          .map((hour) => `${place(hour)}h0`)
          .join(''),
      ],
      ['disc', 'M240 240h0'],
    ]),
  ];
}
