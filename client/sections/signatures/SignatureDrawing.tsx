import { type Drawing, dyes, type Outlines, type Paint } from '../../../content/signature/drawing.ts';

/** Paints that are attributes; the others are classes. */
const attributes: Partial<Record<Paint, object>> = {
  line: {},
  faint: { strokeOpacity: 0.4 },
  dash: { strokeDasharray: '2 8' },
  ...Object.fromEntries(Object.entries(dyes).map(([dye, fill]) => [dye, { fill }])),
};

/** A drawing of a signature, in the colours of its section. */
export function SignatureDrawing({ drawing, id, fit }: SignatureDrawingProps) {
  const { width, height, from = [0, 0], tile, outlines } = drawing;
  return (
    <svg viewBox={`${from.join(' ')} ${width} ${height}`} preserveAspectRatio={fit} aria-hidden="true">
      {tile ? (
        <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          <Paths outlines={tile.outlines} id={id} />
        </pattern>
      ) : undefined}
      <Paths outlines={outlines} id={id} />
    </svg>
  );
}

function Paths({ outlines, id }: { readonly outlines: Outlines; readonly id: string }) {
  return outlines
    .filter(([, outline]) => outline !== '')
    .map(([paint, outline]) => (
      <path
        key={paint + outline}
        {...(paint === 'tile' ? { fill: `url(#${id})` } : (attributes[paint] ?? { className: paint }))}
        d={outline}
      />
    ));
}

interface SignatureDrawingProps {
  readonly drawing: Drawing;
  readonly id: string;
  /** How it fills another room than its own: drawn out, or cut off. */
  readonly fit?: 'none' | 'xMidYMid slice' | undefined;
}
