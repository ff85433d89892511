import { useEffect, useState } from 'react';
import type { Language } from '../../content/languages.ts';
import { islandTexts } from '../../content/messages/islandMessages.ts';
import { asOfText } from '../../content/offline/asOf.ts';
import { pointsText, type Tier, tierOf } from '../../content/visitor/memberInfo.ts';
import type { MemberState, MemberWallet } from '../browserState/islandEvents.ts';
import { Icon } from '../parts/Icon.tsx';
import { island } from './island.tsx';

/** Props from the page. */
export type MemberPanelProps = {
  /** In the header's popover, or in the menu of small screens. */
  readonly place: 'panel' | 'menu';
  readonly language: Language;
  /** Language and city: the wallet's paths are below it (docs/rules.md#member-wallet). */
  readonly base: string;
};

/** The props with their texts. */
type Worded = MemberPanelProps & ReturnType<typeof memberWords>;

function memberWords(language: Language) {
  const message = islandTexts(language);
  const tiers: Readonly<Record<Tier, string>> = {
    ambassador: message('tierAmbassador'),
    silver: message('tierSilver'),
    gold: message('tierGold'),
    platinum: message('tierPlatinum'),
    diamond: message('tierDiamond'),
  };
  const texts = {
    availablePoints: message('availablePoints'),
    wallet: message('wallet'),
    memberCode: message('memberCode'),
    signOut: message('signOut'),
    memberUnavailable: message('memberUnavailable'),
    loading: message('loading'),
  };
  return { tiers, texts };
}

/**
 * A member's name, level, points, code and wallet (docs/rules.md#member-panel). It renders nothing until a
 * `member:change` event; anonymous visitors never fetch it. A call that failed leaves its part out.
 */
export const MemberPanel = island<MemberPanelProps>('MemberPanel', 'interaction', (props) => {
  const [state, setState] = useState<MemberState>();
  useEffect(() => {
    const change = ({ detail }: CustomEvent<MemberState>): void => setState(detail);
    document.addEventListener('member:change', change);
    return () => document.removeEventListener('member:change', change);
  }, []);
  if (!state || state.kind === 'gone') return null;
  const { place, language } = props;
  const words = memberWords(language);
  const { texts } = words;
  return (
    <div className="member" data-place={place} aria-busy={state.kind === 'loading'}>
      {state.kind === 'loading' ? <Loading text={texts.loading} /> : <Loaded {...props} {...words} state={state} />}
      <button
        className="button member-out"
        type="button"
        data-kind="quiet"
        onClick={() => document.dispatchEvent(new CustomEvent('member:signout'))}
      >
        {texts.signOut}
      </button>
    </div>
  );
});

/** Reserves the space of the details. */
function Loading({ text }: { readonly text: string }) {
  return (
    <div className="member-card member-loading" role="status">
      <span className="visually-hidden">{text}</span>
    </div>
  );
}

function Loaded({ state, ...props }: Worded & { readonly state: Extract<MemberState, { readonly kind: 'loaded' }> }) {
  const { info, wallet, storedAt } = state;
  const { base, language, place, texts, tiers } = props;
  const tier = info && tierOf(info.levelName);
  const picture = place === 'menu' ? info?.mobileMemberBackground || info?.memberBackground : info?.memberBackground;
  return (
    <>
      {info ? (
        <div className="member-card" data-tone="bottle" data-tier={tier}>
          {picture ? <img className="member-picture" src={picture} alt="" /> : undefined}
          <div className="member-facts">
            {info.levelName ? <p className="eyebrow">{tier ? tiers[tier] : info.levelName}</p> : undefined}
            <p className="display member-name">{info.name}</p>
            <p className="member-points">
              <span className="meta">{texts.availablePoints}</span>
              <strong>{pointsText(info.availablePoints, language)}</strong>
            </p>
          </div>
          {wallet?.qrCode ? (
            <Code wallet={wallet} code={wallet.qrCode} base={base} name={texts.memberCode} />
          ) : undefined}
        </div>
      ) : (
        <p className="member-words" role="status">
          {texts.memberUnavailable}
        </p>
      )}
      {storedAt === undefined ? undefined : (
        <p className="member-words" role="status">
          {asOfText(storedAt, language)}
        </p>
      )}
      {wallet && wallet.menus.length > 0 ? (
        <Wallet wallet={wallet} base={base} name={texts.wallet} id={`wallet-${place}`} />
      ) : undefined}
    </>
  );
}

interface CodeProps {
  readonly wallet: MemberWallet;
  readonly code: NonNullable<MemberWallet['qrCode']>;
  readonly base: string;
  readonly name: string;
}

/** The QR code for the till, and a link to its large form (docs/rules.md#member-menu-call). */
function Code({ wallet, code, base, name }: CodeProps) {
  return (
    <a className="member-code" href={base + wallet.qrCodeUrl}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" role="img" aria-label={name}>
        <path d={code.path} />
      </svg>
    </a>
  );
}

/** The wallet's rows, which fold away (docs/rules.md#member-wallet). */
function Wallet({
  wallet,
  base,
  name,
  id,
}: {
  readonly wallet: MemberWallet;
  readonly base: string;
  readonly name: string;
  readonly id: string;
}) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div className="member-wallet">
      <button
        type="button"
        className="member-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
        <Icon of="down" />
      </button>
      <ul className="member-list" id={id} hidden={!isOpen}>
        {wallet.menus.map((item) => (
          <li key={item.path}>
            <a className="popover-link" href={base + item.path}>
              {item.icon ? <img className="member-icon" src={item.icon} alt="" loading="lazy" /> : undefined}
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
