import { type Drawing, picture, series, whole } from './drawing.ts';

/** A town house from the court, the highest floor first: a roof of zinc, tall windows with rails, doors, and vaults below. */
export function floors(levels: readonly number[]): readonly Drawing[] {
  const ground = Math.min(...levels.filter((level) => level >= 0));
  const row = (shape: string): string => series(6, (index) => `M${whole(19 + index * 66.7)} ${shape}`);
  return levels.map((level, floor) => {
    const lit = `M${whole(19 + ((floor * 3 + 1) % 6) * 66.7)} `;
    const [shape, opening] =
      level < 0
        ? ['100V60a14 36 0 0 1 28 0v40', '']
        : level === ground
          ? ['100V44a14 26 0 0 1 28 0v56m-14 0V18', '100V44a14 26 0 0 1 28 0v56z']
          : ['96V16h28v80zm-6-24h40m-20-56v80', '96V16h28v80z'];
    const roof = 'M0 100L22 14H378L400 100z';
    if (floor === 0)
      return picture(400, 100, [
        ['field', 'M183 84V40H217V84z'],
        ['line', `${roof}M70 84V40H104V84zM183 84V40H217V84zM296 84V40H330V84zM36 14V0H54V14M346 14V0H364V14`],
      ]);
    return picture(400, 100, [
      ['field', opening && lit + opening],
      [level < 0 ? 'dash' : 'line', `${row(shape)}M1 0V100H399V0`],
    ]);
  });
}

/** A light well between shutters, level by level: the light comes from above and narrows on its way. */
export function lightWell(levels: readonly number[]): readonly Drawing[] {
  const half = (floor: number): number => whole(62 - (floor / levels.length) * 48);
  return levels.map((_, floor) => {
    const [above, below] = [half(floor), half(floor + 1)];
    const slats = 'h44v84h-44zm0 14h44m-44 14h44m-44 14h44m-44 14h44m-44 14h44';
    const arch = 'v-56a22 30 0 0 1 44 0v56';
    const wall = (x: number): string =>
      series(2, (index) =>
        floor === levels.length - 1 ? `M${x + index * 56} 119${arch}` : `M${x + index * 56} 18${slats}`,
      );
    return picture(400, 120, [
      ['field', `M${200 - above} 0H${200 + above}L${200 + below} 120H${200 - below}z`],
      ['line', `${wall(16)}${wall(284)}M0 119H130V0M400 119H270V0`],
      [
        'accent',
        `M130 ${44 + floor * 8}q26-6 34 26m-34-26q20 4 18 34m-18-34q10-18 34-10M270 ${70 - floor * 6}q-26-6-34 26m34-26q-20 4-18 34m18-34q-10-18-34-10`,
      ],
    ]);
  });
}

/** A house on a canal, from the deck on its roof to the water gate, and its lights on the water. */
export function canal(): readonly Drawing[] {
  const arch = (x: number, y: number): string => `M${x} ${y}v-34c0-12 9-16 14-26 5 10 14 14 14 26v34z`;
  const row = (y: number): string => [118, 334].map((x) => arch(x, y)).join('');
  const middle = (y: number): string => series(4, (index) => arch(180 + index * 31, y));
  const ripple = series(13, (index) => {
    const half = 66 - ((index * 29) % 31);
    return `M${whole(240 - half + ((index * 17) % 13) - 6)} ${446 + index * 18}h${half * 2}`;
  });
  return [
    picture(480, 700, [
      ['line', 'M174 56H306M186 96V34M226 96V34M254 96V34M294 96V34M174 34H306M84 122L112 96H368L396 122z'],
      ['line', 'M96 122V428H384V122M88 220H392M88 318H392'],
      ['field', middle(308)],
      [
        'line',
        `${row(210)}${middle(210)}${row(308)}${middle(308)}M206 428V378c0-18 22-22 34-40 12 18 34 22 34 40V428M112 400h44v-44h-44zM324 400h44v-44h-44z`,
      ],
      ['faint', `M0 428H480M60 336V470M36 352V482M424 336V470M448 352V482`],
      ['accent', ripple],
      [
        'faint',
        series(
          10,
          (index) =>
            `M${104 + ((index * 7) % 12)} ${452 + index * 20}h${18 - index}M${340 + ((index * 11) % 14)} ${460 + index * 20}h${18 - index}`,
        ),
      ],
    ]),
  ];
}

/** Three vaults side by side, each lower than the last and with more of the evening's light. */
export function vaults(): readonly Drawing[] {
  const arch = (vault: number, size: number): string => {
    const radius = (186 - vault * 14) * size;
    const spring = 420 - 90 * (1 - size) - (208 - vault * 34) * size;
    return `M${whole(200 + vault * 400 - radius)} ${whole(420 - 90 * (1 - size))}V${whole(spring)}a${whole(radius)} ${whole(radius)} 0 0 1 ${whole(radius) * 2} 0V${whole(420 - 90 * (1 - size))}`;
  };
  const sizes = [1, 0.74, 0.55, 0.4, 0.3] as const;
  return [
    picture(1200, 430, [
      ['field', `${arch(0, 0.3)}z${arch(1, 0.55)}z${arch(2, 1)}z`],
      ['field', `${arch(2, 0.55)}z`],
      ['line', [0, 1, 2].flatMap((vault) => sizes.map((size) => arch(vault, size))).join('')],
      [
        'faint',
        series(
          3,
          (vault) =>
            `M${14 + vault * 414} 420L${144 + vault * 404} 357M${386 + vault * 386} 420L${256 + vault * 396} 357`,
        ),
      ],
      ['line', 'M0 420H1200'],
      ['disc', 'M1000 330h0'],
      ['line', 'M600 168m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M600 168v-10'],
    ]),
  ];
}

/** A stair from below: three turns towards a round skylight. */
export function stair(): readonly Drawing[] {
  const [inner, turn, steps] = [74, 66, 20] as const;
  const at = (step: number, out = 0) => {
    const radius = inner + out + (step / steps) * turn;
    const angle = (step / steps) * 2 * Math.PI;
    return `${whole(300 + radius * Math.cos(angle))} ${whole(300 + radius * Math.sin(angle))}`;
  };
  const treads = steps * 2 + 12;
  return [
    picture(600, 600, [
      ['field', 'M240 300a60 60 0 1 0 120 0a60 60 0 1 0-120 0'],
      ['faint', `M240 300h120M300 240v120`],
      ['line', `M${Array.from({ length: treads + 1 }, (_, step) => at(step)).join('L')}`],
      ['line', series(treads - 3, (step) => `M${at(step)}L${at(step, turn - 10)}`)],
      ['accent', `M${Array.from({ length: treads - 3 }, (_, step) => at(step, turn - 10)).join('L')}`],
    ]),
  ];
}

/** A temple from above, east at the top, and the straight way to it from a court with a pond. */
export function causeway(): readonly Drawing[] {
  const wall = (half: number, high: number): string =>
    `M${240 - half} ${230 - high}h${half * 2}v${high * 2}h-${half * 2}z`;
  return [
    picture(480, 720, [
      ['field', `${wall(210, 190)}M52 62V398H428V62z`],
      ['line', `${wall(210, 190)}${wall(188, 168)}${wall(112, 104)}${wall(82, 76)}${wall(46, 44)}`],
      ['faint', 'M240 62V398M52 230H428M128 126L352 334M352 126L128 334'],
      ['veil', 'M230 334H250V560H230z'],
      ['line', 'M230 334V560M250 334V560M222 440h-8v16h8M258 440h8v16h-8M222 500h-8v16h8M258 500h8v16h-8'],
      ['dot', 'M240 230h0M206 198h0M274 198h0M206 262h0M274 262h0'],
      ['disc', 'M240 22h0'],
      ['line', 'M160 560H320V710H160zM176 576H304V694H176z'],
      ['field', 'M206 635a34 34 0 1 0 68 0a34 34 0 1 0-68 0'],
      ['line', 'M206 635a34 34 0 1 0 68 0a34 34 0 1 0-68 0'],
    ]),
  ];
}

/** A paved sea under arches by day, and forty lanterns by night. */
export function lanterns(): readonly Drawing[] {
  const arches = (foot: number): string =>
    series(5, (index) => `M${index * 120 + 8} ${foot}V104a52 60 0 0 1 104 0V${foot}`);
  const wave = (row: number): string =>
    `M0 ${212 + row * 36}${'q30-26 60 0t60 0'.repeat(5)}v14${'q-30 26-60 0t-60 0'.repeat(5)}z`;
  const lantern = (index: number): string => {
    const share = ((index % 10) + 0.5) / 10;
    return `M${share * 600} ${whole(46 + Math.floor(index / 10) * 104 + 120 * share * (1 - share))}h0`;
  };
  return [
    picture(600, 320, [
      ['line', arches(240)],
      ['veil', 'M0 204H600V320H0z'],
      ['field', series(3, wave)],
      ['line', series(3, wave)],
      ['disc', 'M480 40h0'],
    ]),
    picture(600, 480, [
      ['field', arches(480)],
      ['line', series(4, (row) => `M0 ${30 + row * 104}Q300 ${90 + row * 104} 600 ${30 + row * 104}`)],
      ['disc', series(40, lantern)],
    ]),
  ];
}
