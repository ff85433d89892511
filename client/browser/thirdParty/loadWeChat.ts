import { WECHAT_POLICY } from '../../../content/visitor/thirdParty.ts';

/** A script that is not loaded by then counts as failed. */
const LIMIT_MS = 10_000;

/** The page names the address of the script; the policy allows no other. */
const address = document.documentElement.dataset.wechatScript ?? '';
const policy = window.trustedTypes?.createPolicy(WECHAT_POLICY, { createScriptURL: () => address });

/**
 * Loads WeChat's script into the page itself, the only one of others that comes there: it speaks to the window that it is
 * in, and no frame is sent on. Rejects when it fails, is late, or does nothing.
 */
export function loadWeChat(): Promise<void> {
  if (window.wx) return Promise.resolve();
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = (): void => {
      script.remove();
      reject(new Error('WeChat’s script does not come'));
    };
    const timer = setTimeout(fail, LIMIT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.wx) resolve();
      else fail();
    });
    script.addEventListener('error', fail);
    script.src = policy?.createScriptURL('') ?? address;
    document.head.append(script);
  });
}
