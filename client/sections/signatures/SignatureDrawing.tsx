import { type Drawing, dyes, type Outlines, type Paint } from '../../../content/signature/drawing.ts';
import { clockText } from '../../../content/time/clockText.ts';
import { useVisit } from '../../visitContext.tsx';

/** Paints that are attributes; the others are classes. */
const attributes: Partial<Record<Paint, object>> = {
  line: {},
  faint: { strokeOpacity: 0.4 },
  dash: { strokeDasharray: '2 8' },
  ...Object.fromEntries(Object.entries(dyes).map(([dye, fill]) => [dye, { fill }])),
};

/** A drawing of a signature, in the colours of its section. */
export function SignatureDrawing({ drawing, id, isDrawnOut }: SignatureDrawingProps) {
  const { width, height, from = [0, 0], tile, outlines, hours = [] } = drawing;
  const { language } = useVisit();
  return (
    <svg
      viewBox={`${from.join(' ')} ${width} ${height}`}
      preserveAspectRatio={isDrawnOut ? 'none' : undefined}
      aria-hidden="true"
    >
      {tile ? (
        <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          <Paths outlines={tile.outlines} id={id} />
        </pattern>
      ) : undefined}
      <Paths outlines={outlines} id={id} />
      {hours.length > 0 ? (
        <g fontSize={40} textAnchor="middle" fill="currentColor">
          {hours.map(({ hour, x, y }) => (
            <text key={hour} x={x} y={y}>
              {clockText({ hour, minute: 0 }, language)}
            </text>
          ))}
        </g>
      ) : undefined}
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
  /** True where it fills its room, whatever the room's ratio. */
  readonly isDrawnOut: boolean;
}
