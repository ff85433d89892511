import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../content/languages.ts';
import { type IslandMessageKey, type IslandTexts, islandTexts } from '../../content/messages/islandMessages.ts';
import { asOfText } from '../../content/offline/asOf.ts';
import { type MemberInfo, type MemberWallet, pointsText, type Tier, tierOf } from '../../content/visitor/memberInfo.ts';
import type { MemberState } from '../browserState/islandEvents.ts';
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

const tierNames = {
  ambassador: 'tierAmbassador',
  silver: 'tierSilver',
  gold: 'tierGold',
  platinum: 'tierPlatinum',
  diamond: 'tierDiamond',
} as const satisfies Record<Tier, IslandMessageKey>;

/**
 * A member's name, level, points, code and wallet (docs/rules.md#member-panel). It is empty until a `member:change`
 * event; anonymous visitors never fetch it. A call that failed leaves its part out.
 */
export const MemberPanel = island<MemberPanelProps>('MemberPanel', 'interaction', (props) => {
  const [state, setState] = useState<MemberState>({ kind: 'gone' });
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const change = ({ detail }: CustomEvent<MemberState>): void => {
      const island = status.current?.parentElement;
      const hadFocus = island?.contains(document.activeElement);
      flushSync(() => setState(detail));
      if (hadFocus && !island?.contains(document.activeElement)) focusFirst(island?.parentElement);
    };
    document.addEventListener('member:change', change);
    return () => document.removeEventListener('member:change', change);
  }, []);
  const { place, language, base } = props;
  const text = islandTexts(language);
  const { info, wallet } = state.kind === 'loaded' ? state : {};
  return (
    <>
      {info ? <Card {...props} info={info} wallet={wallet} text={text} /> : undefined}
      {/* Screen readers announce what comes into a region that was there before. */}
      <div role="status" ref={status}>
        <Words state={state} language={language} text={text} />
      </div>
      {wallet && wallet.menus.length > 0 ? (
        <Wallet wallet={wallet} base={base} name={text('wallet')} id={`wallet-${place}`} />
      ) : undefined}
      {state.kind === 'gone' ? undefined : (
        <button
          className="button member-out"
          type="button"
          data-kind="quiet"
          onClick={() => document.dispatchEvent(new CustomEvent('member:signout'))}
        >
          {text('signOut')}
        </button>
      )}
    </>
  );
});

/** Focuses what an account box shows in the place of what went with the focus in it. */
function focusFirst(box: Element | null | undefined): void {
  const controls = Array.from(box?.querySelectorAll<HTMLElement>('.account-links a, .member-out') ?? []);
  controls.find((control) => control.checkVisibility())?.focus();
}

interface WordsProps {
  readonly state: MemberState;
  readonly language: Language;
  readonly text: IslandTexts;
}

/** What the member is told of the details: that they are on their way, that they are missing, or of when they are. */
function Words({ state, language, text }: WordsProps) {
  if (state.kind === 'gone') return null;
  // It reserves the space of the details.
  if (state.kind === 'loading') {
    return (
      <div className="member-card member-loading">
        <span className="visually-hidden">{text('loading')}</span>
      </div>
    );
  }
  return (
    <>
      {state.info ? undefined : <p className="member-words">{text('memberUnavailable')}</p>}
      {state.storedAt === undefined ? undefined : <p className="member-words">{asOfText(state.storedAt, language)}</p>}
    </>
  );
}

interface CardProps extends MemberPanelProps {
  readonly info: MemberInfo;
  readonly wallet: MemberWallet | undefined;
  readonly text: IslandTexts;
}

function Card({ base, language, place, text, info, wallet }: CardProps) {
  const tier = tierOf(info.levelName);
  const picture = place === 'menu' ? info.mobileMemberBackground || info.memberBackground : info.memberBackground;
  return (
    <div className="member-card" data-tone="bottle" data-tier={tier}>
      {picture ? <img className="member-picture" src={picture} alt="" /> : undefined}
      <div className="member-facts">
        {info.levelName ? <p className="eyebrow">{tier ? text(tierNames[tier]) : info.levelName}</p> : undefined}
        <p className="display member-name">
          <bdi>{info.name}</bdi>
        </p>
        <p className="member-points">
          <span className="meta">{text('availablePoints')}</span>
          <strong>{pointsText(info.availablePoints, language)}</strong>
        </p>
      </div>
      {wallet?.qrCode ? (
        <Code href={base + wallet.qrCodeUrl} code={wallet.qrCode} name={text('memberCode')} />
      ) : undefined}
    </div>
  );
}

interface CodeProps {
  readonly href: string;
  readonly code: NonNullable<MemberWallet['qrCode']>;
  readonly name: string;
}

/** The QR code for the till, and a link to its large form (docs/rules.md#member-menu-call). */
function Code({ href, code, name }: CodeProps) {
  return (
    <a className="member-code" href={href}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" role="img" aria-label={name}>
        <path d={code.path} />
      </svg>
    </a>
  );
}

interface WalletProps {
  readonly wallet: MemberWallet;
  readonly base: string;
  readonly name: string;
  readonly id: string;
}

/** The wallet's rows, which fold away (docs/rules.md#member-wallet). */
function Wallet({ wallet, base, name, id }: WalletProps) {
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
