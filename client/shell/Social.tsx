import { graphemes } from '../../content/graphemes.ts';
import { SOCIAL_ROW, type SocialLink, socialLinks } from '../../content/shell/footerLinks.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { List } from '../parts/List.tsx';
import { Drawing } from '../parts/Picture.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
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
      <List
        className="social-icons"
        aria-labelledby="follow"
        data-spread={links.length > SOCIAL_ROW ? '' : undefined}
        of={links}
      >
        {(link) =>
          link.popup ? (
            <ScanButton link={link} popup={link.popup} />
          ) : (
            <TargetLink className="icon-button" target={link.target} network={link.network}>
              <NetworkIcon link={link} />
              <span className="visually-hidden">{link.name}</span>
            </TargetLink>
          )
        }
      </List>
    </div>
  );
}

/** A network without a page, or one that is best opened on a phone: the QR code opens beside its icon. */
function ScanButton({ link, popup }: { readonly link: SocialLink; readonly popup: NonNullable<SocialLink['popup']> }) {
  const { message } = useVisit();
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
        <Drawing media={popup} />
        <TargetLink className="popover-link" target={target}>
          {name}
        </TargetLink>
      </div>
    </>
  );
}

function NetworkIcon({ link }: { readonly link: SocialLink }) {
  if (!link.icon) return <span aria-hidden="true">{graphemes(link.name)[0]}</span>;
  return <Drawing media={link.icon} className="social-icon" isOrnament />;
}
