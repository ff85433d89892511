import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import { dateText } from '../../content/time/dateText.ts';
import { zonedMoment } from '../../content/time/zonedTime.ts';
import { ACCESSIBILITY_SUBJECT, knownGaps, trialNames, trials } from '../../content/visitor/accessibility.ts';
import { accessibilityRun } from '../../content/visitor/accessibilityRun.ts';
import { Opening } from '../parts/Opening.tsx';
import { Message, useMessage, useVisit } from '../visitContext.tsx';

/**
 * What was tried of the site's accessibility, what is known not to hold, and whom to tell
 * (docs/rules.md#accessibility-statement).
 */
export function AccessibilityStatement() {
  const visit = useVisit();
  const message = useMessage();
  const { date, tests, failed } = accessibilityRun;
  const day = zonedMoment(date, visit.clock.timeZone);
  return (
    <>
      <Opening layout="G" title={message('statementTitle')} description={message('statementText')} />
      <div className="page section running">
        <div className="prose flow">
          <h2>
            <Message of="statementTried" />
          </h2>
          <p>
            <Message of="statementDate" values={{ date: day ? dateText(day, visit.language) : date, count: tests }} />
          </p>
          <dl className="facts">
            {trialNames.map((trial) => (
              <div key={trial}>
                <dt>
                  <Message of={failed.includes(trial) ? 'statementFailed' : 'statementHeld'} />
                </dt>
                <dd>
                  <Message of={trials[trial]} />
                </dd>
              </div>
            ))}
          </dl>
          <h2>
            <Message of="statementGaps" />
          </h2>
          <ul>
            {knownGaps.map((gap) => (
              <li key={gap}>
                <Message of={gap} />
              </li>
            ))}
          </ul>
          <h2>
            <Message of="statementTell" />
          </h2>
          <p>
            <Message of="statementTellText" />
          </p>
          <p>
            <a
              className="button"
              data-kind="primary"
              href={`${pageHref({ ...visit, carriedQuery: '' }, pagePath('contactUs'))}?subject=${ACCESSIBILITY_SUBJECT}`}
            >
              <Message of="statementWrite" />
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
