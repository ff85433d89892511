import { pageHref } from '../../content/address/visit.ts';
import { FORM_ID } from '../../content/forms/formPages.ts';
import { limits } from '../../content/forms/rules.ts';
import { BEGIN_FIELD } from '../../content/forms/ticket.ts';
import { Button } from '../parts/Button.tsx';
import { useVisit } from '../visitContext.tsx';

/**
 * The first step of the newsletter's form: an address, which the form's own page then shows filled in
 * (docs/rules.md#footer-newsletter). It is posted, so that it stands in no address and no log.
 */
export function FooterNewsletter({ path }: { readonly path: readonly string[] }) {
  const visit = useVisit();
  return (
    <form className="footer-newsletter" method="post" action={`${pageHref(visit, path)}#${FORM_ID}`}>
      <label className="field-label" htmlFor="footer-email">
        {visit.message('newsletterBegin')}
      </label>
      <input
        className="input"
        id="footer-email"
        type="email"
        name="email"
        required
        maxLength={limits.email}
        autoComplete="email"
      />
      <Button kind="primary" text={visit.message('newsletterSend')} type="submit" name={BEGIN_FIELD} value="yes" />
    </form>
  );
}
