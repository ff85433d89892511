import type { Context } from 'hono';
import type { FormProblem, FormState } from '../../content/forms/formModel.ts';
import { checkChoices, checkForm, formOfPage, type StoredFields } from '../../content/forms/forms.ts';
import type { FormErrors, FormKind } from '../../content/forms/formTypes.ts';
import { isInTime, readTicket, TICKET_FIELD } from '../../content/forms/ticket.ts';
import { matchPage, type PageMatch } from '../../content/pages.ts';
import { PageFailure } from '../failures.ts';
import { problemOf } from '../log.ts';
import { plainThanks } from '../render/lastResort.ts';
import { loadPage, showPage } from '../render/page.tsx';
import type { AppEnv } from '../requestContext.ts';
import { addressOf, isFromOwnPage, isWithinRate, senderOf } from '../sender.ts';
import { blankForm } from './formState.ts';
import { BodyProblem, formEvents, MAX_BODY_BYTES } from './multipart.ts';
import { countingSink, photoSink } from './photoSink.ts';
import { type ReceivedForm, readForm } from './readForm.ts';
import { discardPhotos, looksAutomatic, photoFolder, photosByField, store } from './receive.ts';
import { internationalNumber } from './telephone.ts';
import { isHuman, TURNSTILE_FIELD } from './turnstile.ts';

/**
 * A form that was sent to its own page (site-shell §5): own page? -> not too often? -> read -> a person? -> rules ->
 * store -> thanks. Whatever is wrong, the page comes back with all that was typed.
 */
export async function submission(c: Context<AppEnv>): Promise<Response> {
  const { visitor } = c.var;
  const match = visitor.parsed.kind === 'address' ? matchPage(visitor.visit.path) : undefined;
  const kind = match && formOfPage(match.kind);
  if (!match || !kind) return c.notFound();
  // The visitor may leave while we read: what was begun is then still cleared away.
  const work = receive(c, match, kind);
  c.var.keepAlive(work.catch(() => undefined));
  return work;
}

async function receive(c: Context<AppEnv>, match: PageMatch, kind: FormKind): Promise<Response> {
  const { world, visitor } = c.var;
  const request = c.req.raw;
  if (!isFromOwnPage(request, world.settings.siteOrigin)) throw new PageFailure(403, 'a form from a foreign page');
  const isWelcome = await isWithinRate(world, world.formRate(`${kind}:${senderOf(request)}`));
  const folder = photoFolder(world);
  const keyOf = (field: string): string => `${folder}/${field}`;
  const received = await read(request, kind, (field, isFirst) =>
    isWelcome && isFirst ? photoSink(world.photos, keyOf(field)) : countingSink(),
  );
  const kept = keptState(c, received);
  const back = async ({ problem, errors = {} }: Refusal): Promise<Response> => {
    if (problem === 'tooMany') c.header('Retry-After', '60');
    return showPage(c, match, { ...kept, problem, errors, hasLostPhotos: received.photos.length > 0 });
  };

  const checked: Checked = isWelcome
    ? await check(c, match, kind, received, kept).catch(async (thrown: unknown) => {
        await discardPhotos(world, received.photos);
        throw thrown;
      })
    : { problem: 'tooMany' };
  if ('problem' in checked) {
    await discardPhotos(world, received.photos);
    return back(checked);
  }
  const stored = await store(world, kind, visitor.visit, checked.fields, received, keyOf).catch((thrown: unknown) => {
    world.log('error', 'enquiry not stored', { form: kind, problem: problemOf(thrown) });
  });
  if (!stored) return back({ problem: 'failed' });
  if (stored.isNew) c.var.keepAlive(queue(c, stored.id));
  return thanks(c, match, kind, stored.id);
}

/** Why a form goes back. */
interface Refusal {
  readonly problem: FormProblem;
  readonly errors?: FormErrors;
}

/** What is worth storing, or why nothing is. */
type Checked = { readonly fields: StoredFields } | Refusal;

/** Rules, the page's own choices, and whether a person sent it. */
async function check(
  c: Context<AppEnv>,
  match: PageMatch,
  kind: FormKind,
  received: ReceivedForm,
  kept: FormState,
): Promise<Checked> {
  const { world } = c.var;
  const verdict = checkForm(kind, received.values, photosByField(received.photos), world.now());
  if ('errors' in verdict) return { problem: 'review', errors: verdict.errors };
  const { fields } = verdict;
  const page = await loadPage(c, match, kept);
  const form = page && 'body' in page && 'form' in page.body ? page.body.form : undefined;
  const foreign = checkChoices(kind, fields, form?.options ?? {});
  if (Object.keys(foreign).length > 0) return { problem: 'review', errors: foreign };
  const phone =
    kind === 'contact' ? internationalNumber(String(fields['phone']), String(fields['countryCode'])) : undefined;
  if (kind === 'contact' && !phone) return { problem: 'review', errors: { phone: 'phoneInvalid' } };
  if (looksAutomatic(received, world)) return { problem: 'unsure' };
  if (!(await isHuman(world, received.values[TURNSTILE_FIELD]?.[0] ?? '', addressOf(c.req.raw))))
    return { problem: 'human' };
  return { fields: phone ? { ...fields, phone } : fields };
}

/** What is stored is thanked for, in plain words where its page fails now: nobody is to send it again. */
async function thanks(c: Context<AppEnv>, match: PageMatch, kind: FormKind, receipt: string): Promise<Response> {
  const { world } = c.var;
  try {
    return await showPage(c, match, { ...blankForm(world), receipt });
  } catch (thrown) {
    world.log('error', 'thanks without their page', { enquiry: receipt, problem: problemOf(thrown) });
    return plainThanks(c, kind, receipt);
  }
}

async function read(request: Request, kind: FormKind, sinkFor: Parameters<typeof readForm>[2]): Promise<ReceivedForm> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES)
    throw new PageFailure(413, 'a form of too many bytes');
  try {
    return await readForm(kind, formEvents(request.body, request.headers.get('content-type') ?? ''), sinkFor);
  } catch (thrown) {
    if (thrown instanceof BodyProblem) throw new PageFailure(thrown.status, thrown.message, { cause: thrown });
    throw thrown;
  }
}

/** The form as it goes back: what was typed, under the ticket that it came with; under a new one where that is out of date. */
function keptState(c: Context<AppEnv>, { values }: ReceivedForm): FormState {
  const { world } = c.var;
  const blank = blankForm(world);
  const ticket = values[TICKET_FIELD]?.[0] ?? '';
  const known = readTicket(ticket);
  return { ...blank, ticket: known && isInTime(known, world.now()) ? ticket : blank.ticket, values };
}

/** Hands an enquiry to the queue. What the queue does not take is found again by the daily round. */
async function queue(c: Context<AppEnv>, id: string): Promise<void> {
  const { world } = c.var;
  try {
    await world.enquiryQueue.send(id);
    await world.enquiries.markQueued(id, world.now().toISOString());
  } catch (thrown) {
    world.log('error', 'enquiry not queued', { enquiry: id, problem: problemOf(thrown) });
  }
}
