import { withQuery } from '../../content/address/addressQuery.ts';
import { twinHref } from '../../content/address/visit.ts';
import { cityRow } from '../../content/cities.ts';
import { hook } from '../hooks/hook.ts';
import { Message, useVisit } from '../visitContext.tsx';
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
      <a href={withQuery(sides, `languages=${beside.join()}`)}>
        <Message of="previewSides" />
      </a>
      {/preview-(?:at|release)=/.test(sides) ? (
        <a href={sides}>
          <Message of="previewNowAndThen" />
        </a>
      ) : undefined}
    </>
  );
}

/** The control of the time that the page is shown at. */
export function Moment({ at, now, carried }: Pick<PreviewBarProps, 'at' | 'now' | 'carried'>) {
  const { timeZone } = cityRow(useVisit().city);
  return (
    <form className="preview-time" method="get">
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <Message of="previewMoment" />
        <input type="datetime-local" name="preview-at" defaultValue={at?.value} required />
      </label>
      <button type="submit">
        <Message of="previewShowMoment" />
      </button>
      {at ? (
        <span>
          <Message of="previewShownAt" values={{ time: at.words, zone: timeZone }} />{' '}
          <a href={now}>
            <Message of="previewNow" />
          </a>
        </span>
      ) : undefined}
    </form>
  );
}

/** Where a link for a guest is made (docs/rules.md#guest-links). */
export function GuestLink({ action, page }: PreviewBarProps['share']) {
  return (
    <details className="preview-share">
      <summary>
        <Message of="previewShare" />
      </summary>
      <form className="preview-panel" method="post" action={action}>
        {Object.entries(page).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <Message of="previewShareHours" />
          <input type="number" name="hours" min="1" max="336" defaultValue="72" required />
        </label>
        <button type="submit">
          <Message of="previewShareMake" />
        </button>{' '}
        <a href={action}>
          <Message of="previewShareAll" />
        </a>
      </form>
    </details>
  );
}

/** What a publication has brought about, once there is one (docs/rules.md#preview-receipt). */
export function Receipt() {
  return (
    <div className="preview-panel preview-receipt" hidden {...hook('preview-receipt')}>
      <div role="status" {...hook('preview-lines')} />
      <button type="button">
        <Message of="previewClose" />
      </button>
    </div>
  );
}
