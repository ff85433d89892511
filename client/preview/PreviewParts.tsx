import { withQuery } from '../../content/address/addressQuery.ts';
import { twinHref } from '../../content/address/visit.ts';
import { cityRow } from '../../content/cities.ts';
import { hook } from '../hooks/hook.ts';
import { CarriedFields } from '../parts/CarriedFields.tsx';
import { useVisit } from '../visitContext.tsx';
import type { PreviewBarProps } from './previewBarProps.ts';

/** Links to the page beside its other languages, and beside itself as it is now. */
export function SideBySide() {
  const visit = useVisit();
  const { languages } = cityRow(visit.city);
  const path = twinHref({ ...visit, carriedQuery: '' }, {});
  const sides = withQuery(`/_desk/side-by-side?path=${encodeURIComponent(path)}`, visit.carriedQuery.slice(1));
  const beside = [visit.language, ...languages.filter((language) => language !== visit.language)].slice(0, 3);
  return (
    <>
      <a href={withQuery(sides, `languages=${beside.join()}`)}>{visit.message('previewSides')}</a>
      {/preview-(?:at|release)=/.test(sides) ? <a href={sides}>{visit.message('previewNowAndThen')}</a> : undefined}
    </>
  );
}

/** The control of the time that the page is shown at. */
export function Moment({ at, now, carried }: Pick<PreviewBarProps, 'at' | 'now' | 'carried'>) {
  const { city, message } = useVisit();
  const { timeZone } = cityRow(city);
  return (
    <form className="preview-time" method="get">
      <CarriedFields carried={carried} />
      <label>
        {message('previewMoment')}
        <input type="datetime-local" name="preview-at" defaultValue={at?.value} required aria-invalid={false} />
      </label>
      <button type="submit">{message('previewShowMoment')}</button>
      {at ? (
        <span>
          {message('previewShownAt', { time: at.words, zone: timeZone })} <a href={now}>{message('previewNow')}</a>
        </span>
      ) : undefined}
    </form>
  );
}

/** Where a link for a guest is made (docs/rules.md#guest-links). */
export function GuestLink({ action, page }: PreviewBarProps['share']) {
  const { message } = useVisit();
  return (
    <details className="preview-share">
      <summary>{message('previewShare')}</summary>
      <form className="preview-panel" method="post" action={action}>
        <CarriedFields carried={page} />
        <label>
          {message('previewShareHours')}
          <input type="number" name="hours" min="1" max="336" defaultValue="72" required />
        </label>
        <button type="submit">{message('previewShareMake')}</button> <a href={action}>{message('previewShareAll')}</a>
      </form>
    </details>
  );
}

/** What a publication has brought about, once there is one (docs/rules.md#preview-receipt). */
export function Receipt() {
  const { message } = useVisit();
  return (
    <div className="preview-panel preview-receipt" hidden {...hook('preview-receipt')}>
      <div role="status" {...hook('preview-lines')} />
      <button type="button">{message('previewClose')}</button>
    </div>
  );
}
