import { bindHref, registrationHref, signInPath } from '../../content/shell/shellPlaces.ts';
import { pageHref } from '../../content/visit.ts';
import { Message, useVisit } from '../visitContext.tsx';
import { MemberHost } from './MemberHost.tsx';

/** What the account icon opens (site-shell §6): ways in for the anonymous, the member panel for members. */
export function AccountPanel() {
  return (
    <div popover="auto" id="account" className="popover" data-popover="">
      <AccountLinks place="panel" />
      <MemberHost place="panel" />
    </div>
  );
}

/** The account section of the menu (site-shell §2): sign up, bind, log in, or points and signing out. */
export function AccountMenu() {
  return (
    <>
      <AccountLinks place="menu" />
      <MemberHost place="menu" />
    </>
  );
}

/** Registering and exploring, each at its place (site-shell §2); the two are told apart by the event of site-shell §7. */
function AccountLinks({ place }: { readonly place: 'panel' | 'menu' }) {
  const visit = useVisit();
  const overview = pageHref(visit, signInPath(visit.city));
  return (
    <div className="account-links">
      <p className="account-words">
        <Message of="circleInvitation" />
      </p>
      <a className="button" data-kind="primary" href={registrationHref(visit)} data-registration="Loyalty Registration">
        <Message of="signUp" />
      </a>
      {place === 'menu' ? (
        <a className="button" data-kind="secondary" href={bindHref(visit)}>
          <Message of="bindCard" />
        </a>
      ) : undefined}
      <a className="button" data-kind="secondary" href={overview} data-registration="Log-in">
        <Message of={place === 'menu' ? 'signIn' : 'exploreCircle'} />
      </a>
    </div>
  );
}
