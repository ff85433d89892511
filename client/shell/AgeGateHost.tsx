import { pageHref } from '../../content/address/visit.ts';
import { hook } from '../hooks/hook.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useVisit } from '../visitContext.tsx';

/**
 * The age gate of a page (docs/rules.md#age-gate-asks). The page is rendered and hidden by CSS under `<html data-age-gate>`:
 * `early.ts` marks the stored answer before the first paint, `ageGate.ts` asks where there is none.
 */
export function AgeGateHost({ age }: { readonly age: number }) {
  const visit = useVisit();
  return (
    <dialog
      className="dialog age-gate"
      role="alertdialog"
      aria-labelledby="age-gate-question"
      aria-describedby="age-gate-text"
      {...hook('age-gate-dialog', pageHref(visit, []))}
    >
      <form className="age-gate-form" method="dialog">
        <p className="display age-gate-figure" data-size="hero" aria-hidden="true">
          {age}
        </p>
        <div className="flow">
          <p className="display" data-size="3" id="age-gate-question">
            {visit.message('ageGateQuestion')}
          </p>
          <p id="age-gate-text">{visit.message('ageGateText', { age })}</p>
          <div className="cluster">
            <Button kind="primary" text={visit.message('ageGateYes')} type="submit" value="yes" />
            <Button kind="secondary" text={visit.message('ageGateNo')} type="submit" value="no" />
          </div>
        </div>
      </form>
    </dialog>
  );
}

/** Takes an answer back (docs/rules.md#age-answer). */
export function AgeGateUndo() {
  const { message } = useVisit();
  return (
    <div className="notice" popover="manual" {...hook('age-gate-undo')}>
      <div className="notice-text flow">
        <p className="small" role="alert">
          {message('ageGateAnswered')}
        </p>
        <Button kind="secondary" text={message('ageGateUndo')} type="button" />
      </div>
    </div>
  );
}

/**
 * The notice in the page's place after a no, and where no script asks: the question, a text and a link home. CSS shows
 * either it or the page, so each is the document's only visible `main` and has its only visible title.
 */
export function AgeGateNotice({ age }: { readonly age: number }) {
  const visit = useVisit();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the document's own main and h1 stay in it, hidden.
    <section className="page section flow age-gate-notice" role="main" tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <p className="display" data-size="2" role="heading" aria-level={1}>
        {visit.message('ageGateShut', { age })}
      </p>
      <p className="age-gate-unasked">
        {visit.message('ageGateQuestion')}
        <br />
        {visit.message('ageGateNoScript')}
      </p>
      <p>
        <ButtonLink kind="secondary" text={visit.message('ageGateHome')} href={pageHref(visit, [])} />
      </p>
    </section>
  );
}
