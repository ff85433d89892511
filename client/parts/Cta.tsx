import type { ReactNode } from 'react';
import { type LinkSource, type LinkTarget, linkTarget, linkTitle } from '../../content/address/linkTarget.ts';
import { pageHref } from '../../content/address/visit.ts';
import { boundNumbers } from '../../content/boundNumbers.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { type BookingEntry, booking } from '../../content/shell/bookingAction.ts';
import { spokenName } from '../../content/shell/menuItems.ts';
import { hook } from '../hooks/hook.ts';
import { Spoken, useVisit } from '../visitContext.tsx';
import { About, type Titled } from './About.tsx';
import { Arrow } from './Arrow.tsx';
import type { ButtonKind } from './Button.tsx';
import { NewWindowNote, outbound, TargetLink } from './TargetLink.tsx';

interface CtaProps {
  readonly cta: EntryOf<'cta'>;
  /**
   * What the action is for: a visually hidden addition to generic texts, and the name in the booking event
   * (docs/rules.md#data-layer).
   */
  readonly about?: Titled | undefined;
  /** Overrides the editor's choice of style. */
  readonly kind?: ButtonKind | undefined;
  /** The page of what is booked, for visitors without script. */
  readonly detail?: LinkTarget | undefined;
  /** The contact form's address where it says more than that of the city. */
  readonly contact?: string | undefined;
}

/** A call to action: viewDetails or bookNow (docs/rules.md#calls-to-action). Nothing without a target. */
export function Cta({ cta, about, kind = cta.variant ?? 'primary', detail, contact }: CtaProps) {
  const visit = useVisit();
  const { message } = visit;
  if (cta.booking && cta.kind !== 'viewDetails')
    return (
      <BookingLink
        entry={cta.booking}
        about={about}
        kind={kind}
        text={cta.title && <CtaTitle of={cta} />}
        detail={detail}
        contact={contact}
      />
    );
  if (!cta.title && cta.kind !== 'bookNow') return <EntryLink entry={cta} about={about} kind={kind} />;
  const link = {
    target: linkTarget(cta, visit),
    kind,
    booking: cta.kind === 'bookNow' ? about?.title || cta.title || linkTitle(cta, visit) : undefined,
  };
  const spoken = visit.tree === 'mobile' ? spokenName(cta.title, cta.accessibleTitleForMobile) : '';
  return cta.title ? (
    <LinkButton {...link} text={<CtaTitle of={cta} />} spoken={spoken} />
  ) : (
    <LinkButton {...link} text={message('bookNow')} about={about} />
  );
}

function CtaTitle({ of: { id, title } }: { readonly of: Titled }) {
  return <Spoken of={id} field="title" text={boundNumbers(title)} />;
}

interface EntryLinkProps {
  readonly entry: LinkSource;
  /** What the link belongs to. */
  readonly about: Titled | undefined;
  readonly kind: ButtonKind;
}

/** A link without words of its own says the title of the page it leads to, unless that stands above it already. */
export function EntryLink({ entry, about, kind }: EntryLinkProps) {
  const visit = useVisit();
  const { message } = visit;
  const target = linkTarget(entry, visit);
  const title = linkTitle(entry, visit);
  return title && title !== about?.title ? (
    <LinkButton target={target} text={title} kind={kind} />
  ) : (
    <LinkButton target={target} text={message('viewDetails')} kind={kind} about={about} />
  );
}

/** Calls to action in a row; nothing where there are none. The first keeps its style, the others are secondary. */
export function CtaRow({
  ctas,
  about,
  detail,
  contact,
}: { readonly ctas: readonly EntryOf<'cta'>[] } & Pick<CtaProps, 'about' | 'detail' | 'contact'>) {
  if (ctas.length === 0) return undefined;
  return (
    <div className="cluster">
      {ctas.map((cta, index) => (
        <Cta
          key={cta.id}
          cta={cta}
          about={about}
          kind={cta.variant ?? (index === 0 ? 'primary' : 'secondary')}
          detail={detail}
          contact={contact}
        />
      ))}
    </div>
  );
}

interface LinkButtonProps {
  readonly target: LinkTarget;
  readonly text: ReactNode;
  readonly kind: ButtonKind;
  readonly about?: Titled | undefined;
  /** Of a social network. */
  readonly network?: string;
  /** What it books, wherever it leads. */
  readonly booking?: string | undefined;
  /** Its accessible name where that is not its text. */
  readonly spoken?: string;
}

/** A link that looks like a button; as a text link it carries an arrow. Without a target it is nothing. */
export function LinkButton({ target, text, kind, about, network, booking, spoken }: LinkButtonProps) {
  return target.kind === 'none' ? undefined : (
    <TargetLink className="button" target={target} kind={kind} network={network} booking={booking} spoken={spoken}>
      {text}
      <About of={about} />
      {kind === 'link' ? <Arrow /> : undefined}
    </TargetLink>
  );
}

interface BookingLinkProps extends Pick<CtaProps, 'about' | 'detail' | 'contact'> {
  readonly entry: BookingEntry;
  readonly kind?: ButtonKind;
  readonly text?: ReactNode;
}

/**
 * Books a restaurant on its reservation page, or a service in the booking widget that the browser opens for links with
 * `data-booxi-tag`; without script that link leads to a page that says how to book (docs/rules.md#booking-without-script).
 */
export function BookingLink({ entry, about, kind = 'primary', text, detail, contact }: BookingLinkProps) {
  const visit = useVisit();
  const path = detail?.kind === 'page' ? detail.path : undefined;
  const action = booking(entry, visit.language, path);
  if (!action) return undefined;
  const isRestaurant = action.kind === 'restaurant';
  const attributes = isRestaurant
    ? { href: action.href, ...outbound }
    : {
        href: contact ?? pageHref(visit, action.fallbackPath),
        ...hook('booxi-key', action.apiKey || undefined),
        ...hook('booxi-tag', action.tag),
        ...hook('booxi-language', action.language),
      };
  return (
    <a
      className="button"
      data-kind={kind}
      {...attributes}
      {...hook('booking', about?.title || entry.title || entry.name)}
    >
      {text ||
        (entry.title || entry.name ? (
          <Spoken of={entry.id} field={entry.title ? 'title' : 'name'} text={entry.title || entry.name} />
        ) : (
          visit.message('bookNow')
        ))}
      <About of={about} />
      {isRestaurant ? <NewWindowNote /> : undefined}
    </a>
  );
}
