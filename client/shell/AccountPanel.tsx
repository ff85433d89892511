import { registrationHref, signInPath } from '../../content/shellPlaces.ts';
import { pageHref } from '../../content/visit.ts';
import { Message, useVisit } from '../visitContext.tsx';

/** What the account icon opens for visitors who are not signed in (site-shell §6: register and explore). */
export function AccountPanel() {
  return (
    <div popover="auto" id="account" className="popover" data-popover="" data-account="">
      <AccountLinks />
    </div>
  );
}

/** Signing up and in, each at its place (site-shell §2); the two are told apart by the event of site-shell §7. */
export function AccountLinks() {
  const visit = useVisit();
  return (
    <div className="account-links">
      <p className="account-words">
        <Message of="circleInvitation" />
      </p>
      <a className="button" data-kind="primary" href={registrationHref(visit)} data-registration="Loyalty Registration">
        <Message of="signUp" />
      </a>
      <a className="button" data-kind="secondary" href={pageHref(visit, signInPath(visit.city))} data-registration="Log-in">
        <Message of="signIn" />
      </a>
    </div>
  );
}
