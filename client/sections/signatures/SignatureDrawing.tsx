import { type Drawing, dyes, type Outlines, type Paint } from '../../../content/signature/drawing.ts';

/** Paints that are attributes of a hairline; the others are classes, or dyes. */
const hairlines: Partial<Record<Paint, object>> = {
  line: {},
  faint: { strokeOpacity: 0.4 },
  dash: { strokeDasharray: '2 8' },
  ...Object.fromEntries(Object.entries(dyes).map(([dye, fill]) => [dye, { fill }])),
};

/** A drawing of a signature, in the colours of its section; one that is loose fills the room that it gets. */
export function SignatureDrawing({ drawing, id, isLoose = false }: SignatureDrawingProps) {
  const { width, height, from = [0, 0], tile, outlines } = drawing;
  return (
    <svg
      viewBox={`${from.join(' ')} ${width} ${height}`}
      preserveAspectRatio={isLoose ? 'none' : undefined}
      aria-hidden="true"
    >
      {tile ? (
        <>
          <pattern id={id} width={tile.side} height={tile.side} patternUnits="userSpaceOnUse">
            <Paths outlines={tile.outlines} />
          </pattern>
          <path fill={`url(#${id})`} d={`M0 0H${width}V${height}H0z`} />
        </>
      ) : undefined}
      <Paths outlines={outlines} />
    </svg>
  );
}

function Paths({ outlines }: { readonly outlines: Outlines }) {
  return outlines.map(([paint, outline], index) =>
    outline === '' ? undefined : (
      // biome-ignore lint/suspicious/noArrayIndexKey: outlines never change places
      <path key={index} className={paint in hairlines ? undefined : paint} {...hairlines[paint]} d={outline} />
    ),
  );
}

interface SignatureDrawingProps {
  readonly drawing: Drawing;
  readonly id: string;
  readonly isLoose?: boolean;
}
