import type { ReactNode } from 'react';
import type { EntryOf } from '../../../content/model/registry.ts';
import type { SignatureForm } from '../../../content/signature/forms.ts';
import { SignatureLine } from './SignatureLine.tsx';

/** What begins at this hour or later belongs to the second half of a day. */
const SECOND_HALF = 13;

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
      <Lines {...props} drawings={[]} />
    </div>
  ),
  band: (props) => (
    <>
      <div className="page">{props.head}</div>
      {props.drawings}
      <div className="page">
        <Lines {...props} drawings={[]} />
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
      <Lines {...props} plan="columns" />
    </div>
  ),
  rows: (props) => (
    <div className="page">
      {props.head}
      <Lines {...props} plan="rows" />
    </div>
  ),
  halves: (props) => (
    <div className="page">
      {props.head}
      <div className="signature-sides">
        {(['bone', 'ink'] as const).map((tone, half) => (
          <div key={tone} className="half" data-tone={tone}>
            {props.drawings[half]}
            <Lines
              {...props}
              lines={props.lines.filter(({ at = 0 }) => at >= SECOND_HALF === (half === 1))}
              drawings={[]}
            />
          </div>
        ))}
      </div>
    </div>
  ),
} as const satisfies Record<SignatureForm['plan'], PlanView>;

/** The lines; where a plan draws each of them, with their drawings. */
function Lines({ lines, by, drawings, plan }: SignaturePlanProps & { readonly plan?: SignatureForm['plan'] }) {
  return (
    <ol className="signature-lines" data-plan={plan}>
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
      <Lines {...props} drawings={[]} />
    </div>
  );
}
