import { withQuery } from '../../content/address/addressQuery.ts';
import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import { dateTextOf } from '../../content/time/dateText.ts';
import { ACCESSIBILITY_SUBJECT, knownGaps, trialNames, trials } from '../../content/visitor/accessibility.ts';
import { accessibilityRun } from '../../content/visitor/accessibilityRun.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { List } from '../parts/List.tsx';
import { Opening } from '../parts/Opening.tsx';
import { useVisit } from '../visitContext.tsx';

/**
 * What was tried of the site's accessibility, what is known not to hold, and whom to tell
 * (docs/rules.md#accessibility-statement).
 */
export function AccessibilityStatement() {
  const visit = useVisit();
  const { date, tests, failed } = accessibilityRun;
  const byResult = Map.groupBy(trialNames, (trial) => (failed.includes(trial) ? 'statementFailed' : 'statementHeld'));
  return (
    <>
      <Opening layout="G" title={visit.message('statementTitle')} description={visit.message('statementText')} />
      <div className="page section running">
        <div className="prose flow">
          <h2>{visit.message('statementTried')}</h2>
          <p>{visit.message('statementDate', { date: dateTextOf(date, visit.clock, visit.language), count: tests })}</p>
          <dl className="facts">
            {[...byResult].map(([result, tried]) => (
              <div key={result}>
                <dt>{visit.message(result)}</dt>
                <dd>
                  <List of={tried}>{(trial) => visit.message(trials[trial])}</List>
                </dd>
              </div>
            ))}
          </dl>
          <h2>{visit.message('statementGaps')}</h2>
          <List of={knownGaps}>{(gap) => visit.message(gap)}</List>
          <h2>{visit.message('statementTell')}</h2>
          <p>{visit.message('statementTellText')}</p>
          <p>
            <ButtonLink
              kind="primary"
              text={visit.message('statementWrite')}
              href={withQuery(pageHref(visit, pagePath('contactUs')), `subject=${ACCESSIBILITY_SUBJECT}`)}
            />
          </p>
        </div>
      </div>
    </>
  );
}
