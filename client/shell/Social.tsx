import { targetHref } from '../../content/address/linkTarget.ts';
import { plainUrl } from '../../content/media/mediaUrl.ts';
import { SOCIAL_ROW, type SocialLink, socialLinks } from '../../content/shell/footerLinks.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { spokenIn, useAssetContext } from '../parts/Picture.tsx';
import { NewWindowNote, TargetLink } from '../parts/TargetLink.tsx';
import { useVisit } from '../visitContext.tsx';

/** Our social networks: links, and a QR code for networks that have one (docs/rules.md#social-networks). */
export function Social({ settings }: Pick<ShellModel, 'settings'>) {
  const { message } = useVisit();
  const links = socialLinks(settings, useVisit());
  if (links.length === 0) return undefined;
  return (
    <div className="social">
      <p className="eyebrow" id="follow">
        {message('followUs')}
      </p>
      <ul className="social-icons" aria-labelledby="follow" data-spread={links.length > SOCIAL_ROW ? '' : undefined}>
        {links.map((link) => (
          <li key={link.id}>
            {link.popup ? <ScanButton link={link} popup={link.popup} /> : <NetworkLink link={link} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NetworkLink({ link }: { readonly link: SocialLink }) {
  const visit = useVisit();
  const { name, network, target } = link;
  const outbound = target.kind === 'outbound' ? { rel: 'noopener', target: '_blank', 'data-outbound': '' } : {};
  return (
    <a className="icon-button" href={targetHref(target, visit)} {...hook('follow', network)} {...outbound}>
      <NetworkIcon link={link} />
      <span className="visually-hidden">{name}</span>
      {target.kind === 'outbound' ? <NewWindowNote /> : undefined}
    </a>
  );
}

/** A network without a page, or one that is best opened on a phone: the QR code opens beside its icon. */
function ScanButton({ link, popup }: { readonly link: SocialLink; readonly popup: NonNullable<SocialLink['popup']> }) {
  const context = useAssetContext();
  const { language, message } = useVisit();
  const { id, name, network, target } = link;
  const popoverId = `scan-${id}`;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget={popoverId}
        aria-label={message('scanToFollow', { name })}
        {...hook('follow', network)}
      >
        <NetworkIcon link={link} />
      </button>
      <div popover="auto" id={popoverId} className="popover scan" data-tone="ivory">
        <img
          src={plainUrl(popup.url, context)}
          width={popup.width || undefined}
          height={popup.height || undefined}
          alt={popup.alt}
          {...spokenIn(popup, language)}
          loading="lazy"
        />
        <TargetLink className="popover-link" target={target}>
          {name}
        </TargetLink>
      </div>
    </>
  );
}

function NetworkIcon({ link }: { readonly link: SocialLink }) {
  const context = useAssetContext();
  if (!link.icon) return <span aria-hidden="true">{link.name.slice(0, 1)}</span>;
  const { url, width, height } = link.icon;
  return (
    <img
      className="social-icon"
      src={plainUrl(url, context)}
      width={width || undefined}
      height={height || undefined}
      alt=""
      loading="lazy"
    />
  );
}
