import { pageHref } from '../../content/address/visit.ts';
import { ACCOUNT_ID } from '../../content/offline/webManifest.ts';
import { bindHref, registrationHref, signInPath } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { useMessage, useVisit } from '../visitContext.tsx';
import { MemberHost } from './MemberHost.tsx';

/**
 * What the account icon opens (docs/rules.md#member-anonymous): sign-in links for anonymous visitors, the member panel
 * for members.
 */
export function AccountPanel() {
  return (
    <div popover="auto" id={ACCOUNT_ID} className="popover" {...hook('popover')}>
      <AccountLinks place="panel" />
      <MemberHost place="panel" />
    </div>
  );
}

/** The account section of the menu (docs/rules.md#member-anonymous): sign up, bind, log in, or points and signing out. */
export function AccountMenu() {
  return (
    <>
      <AccountLinks place="menu" />
      <MemberHost place="menu" />
    </>
  );
}

/** Links to registration and to the member's benefits; analytics tells them apart (docs/rules.md#member-registration). */
function AccountLinks({ place }: { readonly place: 'panel' | 'menu' }) {
  const visit = useVisit();
  const message = useMessage();
  const overview = pageHref(visit, signInPath(visit.city));
  return (
    <div className="account-links">
      <p className="account-words">{message('circleInvitation')}</p>
      <a
        className="button"
        data-kind="primary"
        href={registrationHref(visit)}
        {...hook('registration', 'Loyalty Registration')}
      >
        {message('signUp')}
      </a>
      {place === 'menu' ? (
        <a className="button" data-kind="secondary" href={bindHref(visit)}>
          {message('bindCard')}
        </a>
      ) : undefined}
      {place === 'panel' ? (
        <a className="button" data-kind="secondary" href={overview}>
          {message('exploreCircle')}
        </a>
      ) : undefined}
      <a
        className="button"
        data-kind={place === 'panel' ? 'link' : 'secondary'}
        href={overview}
        {...hook('registration', 'Log-in')}
      >
        {message('signIn')}
      </a>
    </div>
  );
}
