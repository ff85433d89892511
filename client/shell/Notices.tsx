import { pageHref } from '../../content/address/visit.ts';
import { cityRow } from '../../content/cities.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import type { PageModel } from '../../content/pageModel.ts';
import { pagePath } from '../../content/pages.ts';
import { pageNotifications } from '../../content/shell/notices.ts';
import { hook } from '../hooks/hook.ts';
import { departureNames } from '../islands/parts/pickerProps.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { CtaRow } from '../parts/Cta.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';

/** What a page asks and tells by itself: a card, and lines of the page; script shows one of them. */
export function Notices({ shell, body }: Pick<PageModel, 'shell' | 'body'>) {
  const { path, match } = useVisit();
  return (
    <>
      {path.length === 0 ? <DeparturePopover /> : undefined}
      {pageNotifications(shell.notifications, match, 'entry' in body ? body.entry?.id : undefined).map(
        (notification) => (
          <Notification key={notification.id} notification={notification} />
        ),
      )}
    </>
  );
}

/**
 * One notification (docs/rules.md#notification-choice): a line of the page, which the browser sets where nothing is seen to
 * move; the newest that was not read before.
 */
function Notification({ notification }: { readonly notification: EntryOf<'notification'> }) {
  const { id, title, description, cta, asks } = notification;
  return (
    <section
      className="notice-line"
      hidden
      aria-labelledby={title ? `notice-${id}` : undefined}
      {...hook('notification', id)}
      {...hook('asks', asks)}
    >
      <div className="page notice-row">
        <Heading level={2} size="4" id={`notice-${id}`} of={id} field="title" text={title} />
        {description ? (
          <p className="small">
            <Spoken of={id} field="description" text={description} />
          </p>
        ) : undefined}
        <CtaRow ctas={cta} about={notification} />
        {asks ? <AnswerLink /> : undefined}
        <CloseButton />
      </div>
    </section>
  );
}

/** Leads to the picker, which takes the answers to all that a notification asks; without script to the destinations. */
function AnswerLink() {
  const visit = useVisit();
  return (
    <ButtonLink
      kind="primary"
      text={visit.message('pleaseChoose')}
      href={pageHref(visit, pagePath('selectDestination'))}
      {...hook('destination-trigger')}
    />
  );
}

/** Asks for the departure location on Okinawa's home page (docs/rules.md#departure-popover). */
function DeparturePopover() {
  const { city, message } = useVisit();
  const { departureLocations } = cityRow(city);
  if (departureLocations.length === 0) return undefined;
  return (
    <div
      className="notice"
      popover="manual"
      role="dialog"
      aria-labelledby="departure-title"
      aria-describedby="departure-text"
      {...hook('departure')}
    >
      <form className="notice-text flow">
        <p className="display" data-size="4" id="departure-title">
          {message('departureLocation')}
        </p>
        <p className="small" id="departure-text">
          {message('departureText')}
        </p>
        <span className="select">
          <select className="input" name="departure" aria-labelledby="departure-title" aria-required="true">
            <option value="">{message('pleaseChoose')}</option>
            {departureLocations.map(({ id }) => (
              <option key={id} value={id}>
                {message(departureNames[id])}
              </option>
            ))}
          </select>
        </span>
        <p className="field-error" id="departure-missing" role="alert" hidden>
          {message('departureMissing')}
        </p>
        <Button kind="primary" text={message('confirm')} type="submit" />
      </form>
      <CloseButton />
    </div>
  );
}

function CloseButton() {
  const { message } = useVisit();
  return (
    <IconButton
      className="notice-close"
      icon={<Icon of="close" />}
      name={message('closeNotice')}
      {...hook('notice-close')}
    />
  );
}
