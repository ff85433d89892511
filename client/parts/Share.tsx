import { shareLinks, shareMail } from '../../content/address/shareLinks.ts';
import { publicUrl } from '../../content/visit.ts';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import { NewWindowNote } from './TargetLink.tsx';

/** Tells others of this page: by letter or on a network, as plain links without foreign script. */
export function Share({ title }: { readonly title: string }) {
  const visit = useVisit();
  const message = useMessage();
  const shared = { url: publicUrl(visit, visit.path), title };
  return (
    <nav className="share" aria-label={message('share')}>
      <p className="meta" aria-hidden="true">
        <Message of="share" />
      </p>
      <ul className="text-links">
        <li>
          <a className="text-link" href={shareMail(shared)}>
            <Message of="shareByMail" />
          </a>
        </li>
        {shareLinks(shared, visit.language).map(({ network, href }) => (
          <li key={network}>
            <a className="text-link" href={href} rel="noopener" target="_blank" data-outbound="">
              <span lang="en">{network}</span>
              <NewWindowNote />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
