import type { World } from '../world.ts';

/** Where enquiries are forwarded. */
type Receiver = 'webhook' | 'mail';

/**
 * The receivers of enquiries. Without one they stay in the store, and no visitor is promised an answer
 * (docs/rules.md#enquiry-receiver).
 */
export function receivers({ settings, sendMail }: Pick<World, 'settings' | 'sendMail'>): readonly Receiver[] {
  const { webhook, mail } = settings.enquiries;
  const hasMail = mail.from !== '' && mail.to !== '' && sendMail !== undefined;
  return [...(webhook.address === '' ? [] : ['webhook' as const]), ...(hasMail ? ['mail' as const] : [])];
}
