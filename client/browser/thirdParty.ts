import { SCRIPT_POLICY } from '../../content/scriptPolicy.ts';

/** A script that has not come by then is treated as one that never will. */
const LIMIT_MS = 10_000;

const loading = new Map<string, Promise<void>>();

/**
 * The one door for scripts of other houses: on intent or consent, never in the page's HTML. The element is made by our
 * own module and so inherits its trust (`strict-dynamic`). Rejects when the script fails, is late, or does not bring what
 * it should; the next call tries again.
 */
export function loadScript(src: string, hasCome: () => boolean = () => true): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement('script');
  const work = new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`${new URL(src).host} does not answer`));
    const timer = setTimeout(fail, LIMIT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (hasCome()) resolve();
      else fail();
    });
    script.addEventListener('error', fail);
  }).catch((thrown: unknown) => {
    script.remove();
    loading.delete(src);
    throw thrown;
  });
  loading.set(src, work);
  setAddress(script, src);
  document.head.append(script);
  return work;
}

/** Browsers with Trusted Types take a script's address from a policy that the page's own policy knows by name. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const policy = window.trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL: webAddress });

function setAddress(script: HTMLScriptElement, src: string): void {
  script.src = policy ? policy.createScriptURL(src) : webAddress(src);
}

/** Scripts come by http(s): no data, no blobs, no script in the address itself. */
function webAddress(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`no script comes by ${protocol}`);
  return href;
}
