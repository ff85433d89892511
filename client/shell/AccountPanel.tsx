import { desktopHref, pageHref } from '../../content/address/visit.ts';
import { islandTexts } from '../../content/messages/islandMessages.ts';
import { ACCOUNT_ID } from '../../content/offline/webManifest.ts';
import { bindHref, registrationHref, signInPath } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { MemberPanel, type MemberPanelProps } from '../islands/MemberPanel.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { useVisit } from '../visitContext.tsx';
import { markup } from './markup.ts';

/**
 * What the account icon opens (docs/rules.md#member-anonymous): sign-in links for anonymous visitors, the member panel
 * for members.
 */
export function AccountPanel({ html }: { readonly html: string | undefined }) {
  return (
    <div
      popover="auto"
      id={ACCOUNT_ID}
      className="popover"
      {...hook('popover')}
      {...markup(html, <Account place="panel" />)}
    />
  );
}

type AccountProps = Pick<MemberPanelProps, 'place'>;

/** The account in the header's panel or in the menu (docs/rules.md#member-anonymous): links, or the member's own. */
export function Account({ place }: AccountProps) {
  const visit = useVisit();
  return (
    <>
      <AccountLinks place={place} />
      <p className="account-words" role="alert" hidden {...hook('member-missing')}>
        {islandTexts(visit.language)('memberUnavailable')}
      </p>
      {/* Empty until a member opens it. */}
      <MemberPanel place={place} language={visit.language} base={desktopHref(visit, [])} />
    </>
  );
}

/**
 * Links to registration and to the member's benefits; analytics tells them apart (docs/rules.md#member-registration). The
 * benefits are a page of the site; what leads to the programme's pages is left out where there are none.
 */
function AccountLinks({ place }: AccountProps) {
  const visit = useVisit();
  const overview = pageHref(visit, signInPath(visit.city));
  return (
    <div className="account-links">
      <p className="account-words">{visit.message('circleInvitation')}</p>
      {visit.hasMemberPages ? (
        <ButtonLink
          kind="primary"
          text={visit.message('signUp')}
          href={registrationHref(visit)}
          {...hook('registration', 'Loyalty Registration')}
        />
      ) : undefined}
      {place === 'menu' && visit.hasMemberPages ? (
        <ButtonLink kind="secondary" text={visit.message('bindCard')} href={bindHref(visit)} />
      ) : undefined}
      {place === 'panel' ? (
        <ButtonLink kind="secondary" text={visit.message('exploreCircle')} href={overview} />
      ) : undefined}
      <ButtonLink
        kind={place === 'panel' ? 'link' : 'secondary'}
        text={visit.message('signIn')}
        href={overview}
        {...hook('registration', 'Log-in')}
      />
    </div>
  );
}
