import type { ReactNode } from 'react';
import type { MessageKey } from '../../content/messages/messages.ts';
import { wallClockText } from '../../content/time/clockText.ts';
import { dateTextOf } from '../../content/time/dateText.ts';
import { type MomentProblems, momentParameters, type VisitMoment } from '../../content/time/visitMoment.ts';
import { useVisit } from '../visitContext.tsx';
import { Button, type ButtonKind } from './Button.tsx';
import { CarriedFields } from './CarriedFields.tsx';

interface MomentFormProps {
  /** Address of the page that shows the answer, without a query. */
  readonly action: string;
  readonly moment: VisitMoment | undefined;
  readonly name: MessageKey;
  readonly timeName: MessageKey;
  readonly button: MessageKey;
  readonly kind?: ButtonKind;
  /** What is wrong with what was sent. */
  readonly problems?: MomentProblems;
  /** The first day that can be chosen, `YYYY-MM-DD`; none for any. */
  readonly earliest?: string;
  /** What the form asks or sends beside the moment. */
  readonly children?: ReactNode;
}

/** A day and a time, asked for by a plain form whose answer has an address of its own. */
export function MomentForm({
  action,
  moment,
  name,
  timeName,
  button,
  kind = 'secondary',
  problems,
  earliest,
  children,
}: MomentFormProps) {
  const { carriedQuery, message } = useVisit();
  return (
    <form className="moment-form" action={action} aria-label={message(name)}>
      <CarriedFields carried={carriedQuery} />
      <MomentField of="date" label="momentDate" value={moment?.date} problem={problems?.date} min={earliest} />
      <MomentField of="time" label={timeName} value={moment?.time} problem={problems?.time} />
      {children}
      <Button kind={kind} text={message(button)} type="submit" />
    </form>
  );
}

interface MomentFieldProps {
  readonly of: keyof VisitMoment;
  readonly label: MessageKey;
  readonly value: string | undefined;
  readonly problem: MessageKey | undefined;
  readonly min?: string | undefined;
}

function MomentField({ of, label, value, problem, min }: MomentFieldProps) {
  const { message } = useVisit();
  const errorId = `moment-${of}-error`;
  return (
    <div className="field">
      <label className="field">
        <span className="meta">{message(label)}</span>
        <input
          className="input"
          type={of}
          name={momentParameters[of]}
          defaultValue={value}
          min={min}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? errorId : undefined}
        />
      </label>
      {problem ? (
        <p className="field-error" id={errorId}>
          {message(problem)}
        </p>
      ) : undefined}
    </div>
  );
}

/** The choices of a list, to which a choice leads back (docs/rules.md#choice-in-view). */
export const FILTERS_ID = 'filters';

interface OpenFilterProps {
  readonly action: string;
  /** Address of the whole list. */
  readonly everything: string;
  readonly moment: VisitMoment | undefined;
  /** What is wrong with what was sent. */
  readonly problems: MomentProblems;
}

/** A list's form for what is open at a moment, and the moment that is chosen (docs/rules.md#open-when-there). */
export function OpenFilter({ action, everything, moment, problems }: OpenFilterProps) {
  const { clock, language, message } = useVisit();
  const [hour = 0, minute = 0] = moment?.time.split(':').map(Number) ?? [];
  return (
    <div className="open-filter">
      <details className="disclosure" open={moment !== undefined || Object.keys(problems).length > 0}>
        <summary className="text-link">{message('openWhenThere')}</summary>
        <MomentForm
          action={action}
          moment={moment}
          name="openWhenThere"
          timeName="momentTime"
          button="showOpen"
          problems={problems}
        />
      </details>
      {moment ? (
        <p className="cluster">
          {message('openAtMoment', {
            date: dateTextOf(moment.date, clock, language),
            time: wallClockText({ hour, minute }, language),
          })}
          <a className="text-link" href={everything}>
            {message('showEverything')}
          </a>
        </p>
      ) : undefined}
    </div>
  );
}
