/**
 * Third-party scripts that the site may run (docs/rules.md#third-party-scripts). None of them keeps to Trusted Types,
 * so each runs in a framed page of ours with a policy of its own; the pages themselves load no script but their own.
 */
export const thirdParties = ['booking', 'chat', 'consent', 'humanCheck'] as const;
export type ThirdParty = (typeof thirdParties)[number];

/** The Trusted Types policy for the address of WeChat's script, which works in no frame (docs/rules.md#wechat-sharing). */
export const WECHAT_POLICY = 'wechat-script';

/** Address of the framed page of a third-party script, in a page's language. */
export function thirdPartyPath(name: ThirdParty, lang: string): string {
  return `/_third-party/${name}?lang=${encodeURIComponent(lang)}`;
}

/** Turnstile's size in pixels, as its documentation gives it. */
export const HUMAN_CHECK_SIZE = { width: 300, height: 65 } as const;
