import { codeHref, type ShareLink, shareLinks, shareMail } from '../../content/address/shareLinks.ts';
import { publicUrl } from '../../content/address/visit.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { TargetLink } from './TargetLink.tsx';

/** Links that share this page by mail or on a network; nothing of a network is loaded before its link is pressed. */
export function Share({ title }: { readonly title: string }) {
  const visit = useVisit();
  const shared = { url: publicUrl(visit, visit.path), title, kakaoKey: visit.kakaoKey };
  return (
    <nav className="share" aria-label={visit.message('share')}>
      <p className="meta" aria-hidden="true">
        {visit.message('share')}
      </p>
      <ul className="text-links">
        {shareLinks(shared, visit).map((link) => (
          <li key={link.network}>
            <NetworkLink link={link} url={shared.url} />
          </li>
        ))}
        <li>
          <a className="text-link" href={shareMail(shared)}>
            {visit.message('shareByMail')}
          </a>
        </li>
        <CopyAddress url={shared.url} />
      </ul>
    </nav>
  );
}

function NetworkLink({ link, url }: { readonly link: ShareLink; readonly url: string }) {
  const { name, href } = link;
  if (href === undefined) return <WeChat name={name} url={url} />;
  return (
    <TargetLink className="text-link" target={{ kind: 'outbound', href }}>
      {name}
    </TargetLink>
  );
}

/** Hidden until script can copy. What is done is said in a live region that was there before. */
function CopyAddress({ url }: { readonly url: string }) {
  const { message } = useVisit();
  return (
    <li {...hook('copy', url)} hidden>
      <button type="button" className="text-link">
        {message('shareCopy')}
      </button>
      <span className="meta" role="status" {...hook('copied', message('shareCopied'))} />
    </li>
  );
}

/**
 * WeChat: a code to scan. Within WeChat, script gets the page's card ready when the popover opens, and says how to send
 * it; where that fails, it says so, and code and address are there still (docs/rules.md#wechat-sharing).
 */
function WeChat({ name, url }: { readonly name: string; readonly url: string }) {
  const visit = useVisit();
  return (
    <>
      <button type="button" className="text-link" popoverTarget="share-wechat">
        {name}
      </button>
      <div popover="auto" id="share-wechat" className="popover scan" data-tone="ivory" data-wechat="">
        <img src={codeHref(visit, url)} width="200" height="200" alt={visit.message('shareCode')} loading="lazy" />
        <div className="small" role="status">
          <p {...hook('wechat-scan')}>{visit.message('shareScan')}</p>
          <p {...hook('wechat-ready')} hidden>
            {visit.message('shareInWeChat')}
          </p>
          <p {...hook('wechat-failed')} hidden>
            {visit.message('shareFailed')}
          </p>
        </div>
        <p className="small quiet">{url}</p>
      </div>
    </>
  );
}
