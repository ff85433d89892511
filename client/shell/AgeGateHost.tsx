import { LEGAL_DRINKING_AGE } from '../../content/ageGate.ts';
import { pageHref } from '../../content/visit.ts';
import { Message, useVisit } from '../visitContext.tsx';

/**
 * The age gate of a guarded page (site-shell §4). The page is rendered and hidden by CSS under `<html data-age-gate>`:
 * `early.ts` marks the stored answer before the first paint, `ageGate.ts` asks where there is none. A stored no, and a
 * browser without script, get a notice with a link home in the page's place.
 */
export function AgeGateHost() {
  const visit = useVisit();
  const values = { age: LEGAL_DRINKING_AGE };
  const home = pageHref(visit, []);
  return (
    <>
      <dialog className="dialog age-gate" role="alertdialog" aria-labelledby="age-gate-question" aria-describedby="age-gate-text" data-age-gate-dialog={home}>
        <form className="age-gate-form" method="dialog">
          <p className="display age-gate-figure" data-size="hero" aria-hidden="true">
            {LEGAL_DRINKING_AGE}
          </p>
          <div className="flow">
            <p className="display" data-size="3" id="age-gate-question">
              <Message of="ageGateQuestion" />
            </p>
            <p id="age-gate-text">
              <Message of="ageGateText" values={values} />
            </p>
            <div className="cluster">
              <button className="button" data-kind="primary" value="yes">
                <Message of="ageGateYes" />
              </button>
              <button className="button" data-kind="secondary" value="no">
                <Message of="ageGateNo" />
              </button>
            </div>
          </div>
        </form>
      </dialog>
      <div className="page section flow age-gate-notice" data-shut="">
        <p className="display" data-size="3">
          <Message of="ageGateShut" values={values} />
        </p>
        <HomeLink href={home} />
      </div>
      <noscript>
        <div className="page section flow age-gate-notice">
          <p className="display" data-size="3">
            <Message of="ageGateShut" values={values} />
          </p>
          <p>
            <Message of="ageGateNoScript" />
          </p>
          <HomeLink href={home} />
        </div>
      </noscript>
    </>
  );
}

function HomeLink({ href }: { readonly href: string }) {
  return (
    <p>
      <a className="button" data-kind="secondary" href={href}>
        <Message of="ageGateHome" />
      </a>
    </p>
  );
}
