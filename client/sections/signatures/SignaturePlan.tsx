import type { ReactNode } from 'react';
import type { EntryOf } from '../../../content/model/registry.ts';
import type { SignatureForm } from '../../../content/signature/forms.ts';
import { SignatureLine } from './SignatureLine.tsx';

/** What begins at this hour or later belongs to the second half of a day, by lamplight. */
const DUSK = 18;

interface SignaturePlanProps {
  readonly head: ReactNode;
  readonly lines: readonly EntryOf<'signatureLine'>[];
  readonly by: SignatureForm['by'];
  /** One, one of each line, or one of each half. */
  readonly drawings: readonly ReactNode[];
}
type PlanView = (props: SignaturePlanProps) => ReactNode;

/** How a drawing and its lines stand together. */
export const signaturePlans = {
  above: (props) => (
    <div className="page">
      {props.head}
      {props.drawings}
      <Lines lines={props.lines} by={props.by} />
    </div>
  ),
  band: (props) => (
    <>
      <div className="page">{props.head}</div>
      {props.drawings}
      <div className="page">
        <Lines lines={props.lines} by={props.by} />
      </div>
    </>
  ),
  before: (props) => (
    <div className="page signature-sides">
      {props.drawings}
      <Words {...props} />
    </div>
  ),
  after: (props) => (
    <div className="page signature-sides">
      <Words {...props} />
      {props.drawings}
    </div>
  ),
  columns: (props) => (
    <div className="page">
      {props.head}
      <div className="signature-row">{props.drawings}</div>
      <Lines lines={props.lines} by={props.by} />
    </div>
  ),
  rows: (props) => (
    <div className="page">
      {props.head}
      <Lines lines={props.lines} by={props.by} drawings={props.drawings} />
    </div>
  ),
  halves: (props) => (
    <div className="page">
      {props.head}
      <div className="signature-sides">
        {(['bone', 'ink'] as const).map((tone, half) => (
          <div key={tone} className="half" data-tone={tone}>
            {props.drawings[half]}
            <Lines lines={props.lines.filter(({ at = 0 }) => at >= DUSK === (half === 1))} by={props.by} />
          </div>
        ))}
      </div>
    </div>
  ),
} as const satisfies Record<SignatureForm['plan'], PlanView>;

/** The lines, each with its drawing or with none. */
function Lines({ lines, by, drawings = [] }: Pick<SignaturePlanProps, 'lines' | 'by'> & Partial<SignaturePlanProps>) {
  return (
    <ol className={drawings.length > 0 ? 'signature-floors' : 'signature-lines'}>
      {lines.map((line, index) => (
        <SignatureLine key={line.id} line={line} by={by} drawing={drawings[index]} />
      ))}
    </ol>
  );
}

/** The heading and the lines in a column beside a drawing. */
function Words(props: SignaturePlanProps) {
  return (
    <div>
      {props.head}
      <Lines lines={props.lines} by={props.by} />
    </div>
  );
}
