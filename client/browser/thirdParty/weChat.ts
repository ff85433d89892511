import { WECHAT_PATH } from '../../../content/address/shareLinks.ts';
import { WECHAT_POLICY } from '../../../content/visitor/thirdParty.ts';
import { inTime } from '../../browserState/inTime.ts';
import { select } from '../../hooks/hook.ts';

/** A page as WeChat shows it to whom it is sent. */
interface Card {
  readonly title: string;
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
}

/** What the site uses of WeChat's script. */
interface WeChatScript {
  readonly config: (configuration: object) => void;
  readonly ready: (run: () => void) => void;
  readonly error: (run: (problem: unknown) => void) => void;
  readonly updateAppMessageShareData: (card: Card) => void;
  readonly updateTimelineShareData: (card: Card) => void;
}

declare global {
  interface Window {
    /** WeChat's public interface, once its script is loaded. */
    wx?: WeChatScript;
  }
}

const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'];

/** A configuration that has not come by then counts as missing. */
const LIMIT_MS = 10_000;

/** The page names the address of the script; the policy allows no other. */
const address = document.documentElement.dataset.wechatScript ?? '';
const policy = window.trustedTypes?.createPolicy(WECHAT_POLICY, { createScriptURL: () => address });

/** Gets the page's card ready whenever the popover of WeChat's button opens within WeChat (docs/rules.md#wechat-sharing). */
export function startWeChat(button: HTMLElement): void {
  const popover = button instanceof HTMLButtonElement ? button.popoverTargetElement : null;
  if (!(popover instanceof HTMLElement)) return;
  let card: Promise<void> | undefined;
  const prepare = async (): Promise<void> => {
    if (!popover.matches(':popover-open')) return;
    card ??= prepareCard();
    try {
      await card;
      show(popover, true);
    } catch {
      card = undefined;
      show(popover, false);
    }
  };
  popover.addEventListener('toggle', prepare);
  // The browser opened it while this file was on its way.
  void prepare();
}

async function prepareCard(): Promise<void> {
  const [url = ''] = location.href.split('#');
  const answer = await fetch(`${WECHAT_PATH}?url=${encodeURIComponent(url)}`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const configuration: object = await answer.json();
  const wx = await loadWeChat();
  await inTime(
    new Promise<void>((resolve, reject) => {
      wx.ready(resolve);
      wx.error(reject);
      wx.config({ ...configuration, jsApiList });
    }),
  );
  const card = cardOf(document);
  wx.updateAppMessageShareData(card);
  wx.updateTimelineShareData(card);
}

/**
 * Loads WeChat's script into the page itself, the only one of others that comes there: it speaks to the window that it is
 * in, and no frame is sent on. Rejects when it fails, is late, or does nothing.
 */
async function loadWeChat(): Promise<WeChatScript> {
  if (window.wx) return window.wx;
  const script = document.createElement('script');
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  script.src = policy?.createScriptURL('') ?? address;
  document.head.append(script);
  await inTime(loaded).catch(() => undefined);
  if (window.wx) return window.wx;
  script.remove();
  throw new Error('WeChat’s script does not come');
}

/** The page as its own head describes it to other networks. */
function cardOf({ head }: Document): Card {
  const factOf = (name: string): string =>
    head.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';
  return { title: factOf('title'), desc: factOf('description'), link: factOf('url'), imgUrl: factOf('image') };
}

/** The words come with the page, in its language. */
function show(popover: HTMLElement, isReady: boolean): void {
  for (const [words, isVisible] of [
    [select('wechat-scan'), false],
    [select('wechat-ready'), isReady],
    [select('wechat-failed'), !isReady],
  ] as const)
    popover.querySelector(words)?.toggleAttribute('hidden', !isVisible);
}
