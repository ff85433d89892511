import * as v from 'valibot';
import { cityRow, isCity } from '../../content/cities.ts';
import { fieldsOf } from '../../content/forms/forms.ts';
import type { FormField } from '../../content/forms/formTypes.ts';
import { languages } from '../../content/languages.ts';
import { type MessageKey, message } from '../../content/messages/messages.ts';
import { ownValue } from '../../content/ownValue.ts';
import { wallClockText } from '../../content/time/clockText.ts';
import { dateText } from '../../content/time/dateText.ts';
import { zonedMoment } from '../../content/time/zonedTime.ts';
import { visibleText } from '../../content/visibleText.ts';
import type { Enquiry } from '../platform/enquiryStore.ts';
import { problemOf } from '../platform/log.ts';
import { callService } from '../platform/upstream.ts';
import type { World } from '../world.ts';
import { contactOptions } from './formOptions.ts';
import { receivers } from './receivers.ts';

const messageShape = v.object({ id: v.string() });
/** No visitor waits for the queue, so a webhook may be slow. */
const WAIT_MS = 15_000;
/** The delay starts at a minute and doubles with each retry, up to an hour. */
const RETRY_SECONDS = { first: 60, most: 3600 } as const;

type ForwardWorld = Pick<World, 'enquiries' | 'settings' | 'fetch' | 'after' | 'sendMail' | 'now' | 'log'>;

/**
 * Forwards enquiries from the queue to the operators' webhook and mailbox. Failures are retried; after the queue's last
 * retry they go to its dead-letter queue. A receiver gets each enquiry at least once: what it has taken is marked, and not
 * sent to it again (docs/rules.md#enquiry-resent).
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
  const receiving = receivers(world);
  if (receiving.length === 0) return;
  const { mail } = world.settings.enquiries;
  const enquiry = await world.enquiries.get(id);
  if (!enquiry || enquiry.isForwarded) return;
  if (receiving.includes('webhook') && !enquiry.isInWebhook) {
    await toWebhook(world, enquiry);
    await world.enquiries.markInWebhook(id, world.now().toISOString());
  }
  if (receiving.includes('mail'))
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
  const { status, isOk } = await callService(
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
  if (!isOk) throw new Error(`webhook answered ${status}`);
}

/**
 * A letter in the language of the enquiry, as its answer will be (docs/rules.md#form-languages). What is chosen from a list
 * has its value beside it; a store is its slug, since no content is asked for.
 */
function mailText({ id, form, city, receivedAt, language, fields, photos }: Enquiry): string {
  const text = (key: MessageKey): string => message(key, language);
  // Without the value: it is the visitor's own text, which stays as it is.
  const line = (label: MessageKey, value: string): string =>
    message('labelled', language, { label: text(label), value: '' }) + value;
  const options = contactOptions(language, [], []);
  const inWords = (field: FormField, value: string): string => {
    if (!('from' in field)) return value;
    if (typeof field.from === 'object') {
      const label = ownValue(field.from, value);
      return label ? text(label) : value;
    }
    const option = options[field.from]?.find((candidate) => candidate.value === value);
    return option ? `${option.text} · ${value}` : value;
  };
  const answers = fieldsOf(form, language).flatMap(([name, field]) => {
    const values = [ownValue(fields, name) ?? []].flat().map((value) => inWords(field, value));
    const keys = photos.filter((photo) => photo.field === name).map(({ key }) => key);
    const answer = [...values, ...keys].filter((value) => value !== '').join(', ');
    return answer === '' ? [] : [line(field.label, visibleText(answer))];
  });
  const moment = zonedMoment(receivedAt, isCity(city) ? cityRow(city).timeZone : 'UTC');
  const received = moment ? [dateText(moment, language), wallClockText(moment, language)].join(' ') : '';
  const facts = [received, receivedAt, languages[language].name].filter(Boolean).join(' · ');
  return [line('formReceipt', id), facts, '', ...answers].join('\n');
}
