import * as v from 'valibot';
import { problemOf } from '../log.ts';
import { askService } from '../upstream.ts';
import type { World } from '../world.ts';
import type { Enquiry } from './enquiryStore.ts';

const messageShape = v.object({ id: v.string() });
/** Nobody waits for a queue: a webhook may take its time. */
const WAIT_MS = 15_000;
/** The first retry comes after a minute, each further one after twice as long, at most an hour. */
const RETRY_SECONDS = { first: 60, most: 3600 } as const;

type ForwardWorld = Pick<World, 'enquiries' | 'settings' | 'fetch' | 'after' | 'sendMail' | 'now' | 'log'>;

/**
 * Forwards enquiries from the queue to where the operators read them. What fails is tried again, and after the queue's
 * own number of tries laid aside in the dead-letter queue; an enquiry that was forwarded once is not forwarded again.
 */
export async function forwardBatch(world: ForwardWorld, batch: Pick<MessageBatch, 'messages'>): Promise<void> {
  for (const message of batch.messages) {
    const body = v.safeParse(messageShape, message.body);
    if (!body.success) {
      world.log('error', 'queue message unreadable');
      message.ack();
      continue;
    }
    const { id } = body.output;
    try {
      await forward(world, id);
      message.ack();
    } catch (thrown) {
      world.log('warning', 'enquiry not forwarded', {
        enquiry: id,
        attempt: message.attempts,
        problem: problemOf(thrown),
      });
      message.retry({ delaySeconds: Math.min(RETRY_SECONDS.first * 2 ** (message.attempts - 1), RETRY_SECONDS.most) });
    }
  }
}

async function forward(world: ForwardWorld, id: string): Promise<void> {
  const { webhook, mail } = world.settings.enquiries;
  const hasMail = mail.from !== '' && mail.to !== '' && world.sendMail !== undefined;
  if (webhook.address === '' && !hasMail) return;
  const enquiry = await world.enquiries.get(id);
  if (!enquiry || enquiry.isForwarded) return;
  if (webhook.address !== '') await toWebhook(world, enquiry);
  if (hasMail)
    await world.sendMail?.({
      from: mail.from,
      to: mail.to,
      subject: `${enquiry.form} ${id} (${enquiry.city})`,
      text: mailText(enquiry),
    });
  await world.enquiries.markForwarded(id, world.now().toISOString());
}

async function toWebhook(world: ForwardWorld, enquiry: Enquiry): Promise<void> {
  const { address, key } = world.settings.enquiries.webhook;
  const { id, form, city, language, receivedAt, fields, photos } = enquiry;
  const { status } = await askService(
    world,
    address,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ id, form, city, language, receivedAt, fields, photos }),
    },
    WAIT_MS,
  );
  if (status < 200 || status > 299) throw new Error(`webhook answered ${status}`);
}

function mailText({ id, receivedAt, language, fields, photos }: Enquiry): string {
  const answers = Object.entries(fields).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  const files = photos.map(({ field, key }) => `${field}: ${key}`);
  return [`Receipt ${id}, ${receivedAt}, written in ${language}`, '', ...answers, ...files].join('\n');
}
