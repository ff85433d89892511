import type { Context } from 'hono';
import type { FormProblem, FormState } from '../../content/forms/formModel.ts';
import { formOfPage } from '../../content/forms/formPages.ts';
import { checkChoices, checkForm, type FormErrors, mostParts, type StoredFields } from '../../content/forms/forms.ts';
import type { FormKind } from '../../content/forms/formTypes.ts';
import { BEGIN_FIELD, HUMAN_FIELD, isInTime, TICKET_FIELD } from '../../content/forms/ticket.ts';
import type { PageMatch } from '../../content/pages.ts';
import type { AppEnv } from '../appEnv.ts';
import { PageFailure } from '../failures.ts';
import { internationalNumber } from '../forms/formOptions.ts';
import { blankForm } from '../forms/formState.ts';
import { withStoreLimits } from '../forms/formStores.ts';
import { formEvents, MAX_BODY_BYTES } from '../forms/multipart.ts';
import { emptySink, photoSink } from '../forms/photoSink.ts';
import { type ReceivedForm, readForm } from '../forms/readForm.ts';
import { discardPhotos, looksAutomatic, photoFolder, photosByField, queueEnquiry, store } from '../forms/receive.ts';
import { issuedTicket } from '../forms/tickets.ts';
import { isHuman } from '../forms/turnstile.ts';
import { loadPage } from '../pages/loadPage.ts';
import { plainThanks } from '../pages/render/lastResort.ts';
import { showPage } from '../pages/render/page.tsx';
import { plainForm } from '../pages/render/plainForm.tsx';
import { problemOf } from '../platform/log.ts';
import { addressOf, isFromSitePage, isWithinRate } from './sender.ts';

/**
 * A form that was posted to its own page (docs/rules.md#form-stored): same origin? -> rate limit -> read -> begun
 * elsewhere (docs/rules.md#footer-newsletter)? -> rules -> a person? -> store -> thank-you page. When something is
 * wrong the page comes back with everything that was typed.
 */
export async function submission(c: Context<AppEnv>): Promise<Response> {
  const { visitor } = c.var;
  const { match } = visitor.visit;
  const kind = match && formOfPage(match.kind);
  if (!match || !kind) return c.notFound();
  // Cleans up even when the visitor leaves meanwhile.
  const work = receive(c, match, kind);
  c.var.keepAlive(work.catch(() => undefined));
  return work;
}

async function receive(c: Context<AppEnv>, match: PageMatch, kind: FormKind): Promise<Response> {
  const { visitor } = c.var;
  const world = withStoreLimits(c.var.world);
  const request = c.req.raw;
  if (!isFromSitePage(request, world.settings.siteOrigin)) throw new PageFailure(403, 'a form from another site');
  const isWelcome = await isWithinRate(world, world.formRate, request, kind);
  const folder = photoFolder(world);
  const keyOf = (field: string): string => `${folder}/${field}`;
  const received = await readSubmission(request, kind, (field, isFirst) =>
    isWelcome && isFirst ? photoSink(world.photos, keyOf(field)) : emptySink,
  );
  const formState = await refilledState(c, received);
  if (received.values[BEGIN_FIELD]) {
    await discardPhotos(world, received.photos);
    return shownAgain(c, match, kind, formState);
  }
  const back = async ({ problem, errors = {} }: Refusal): Promise<Response> => {
    if (problem === 'tooMany') c.header('Retry-After', '60');
    return shownAgain(c, match, kind, { ...formState, problem, errors, hasLostPhotos: received.photos.length > 0 });
  };

  const checked: Checked = isWelcome
    ? await check(c, match, kind, received, formState).catch(async (thrown: unknown) => {
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
  // Also one whose row came late: nobody queued it when it was first sent.
  if (!stored.isQueued) c.var.keepAlive(queueEnquiry(world, stored.id));
  return thanks(c, match, kind, stored.id);
}

/** Why a form is shown again (docs/rules.md#form-failure). */
interface Refusal {
  readonly problem: FormProblem;
  readonly errors?: FormErrors;
}

/** The fields to store, or why the form is shown again. */
type Checked = { readonly fields: StoredFields } | Refusal;

/** Checks a form: its rules, the page's own options, and that a person sent it. */
async function check(
  c: Context<AppEnv>,
  match: PageMatch,
  kind: FormKind,
  received: ReceivedForm,
  formState: FormState,
): Promise<Checked> {
  const { world } = c.var;
  const verdict = checkForm(kind, received.values, photosByField(received.photos), world.now());
  if ('errors' in verdict) return { problem: 'review', errors: verdict.errors };
  const { fields } = verdict;
  const options = await loadPage(c, match, formState).then(
    (page) => (page && 'body' in page && 'form' in page.body ? page.body.form.options : {}),
    // A form is worth more than a check of choices that browsers can't leave.
    (thrown: unknown) => {
      world.log('warning', 'form options not read', { form: kind, problem: problemOf(thrown) });
      return undefined;
    },
  );
  const errors = checkChoices(kind, fields, options);
  if (Object.keys(errors).length > 0) return { problem: 'review', errors };
  const phone =
    kind === 'contact' ? internationalNumber(String(fields['phone']), String(fields['countryCode'])) : undefined;
  if (kind === 'contact' && !phone) return { problem: 'review', errors: { phone: 'phoneInvalid' } };
  if (await looksAutomatic(received, world)) return { problem: 'unsure' };
  if (!(await isHuman(world, received.values[HUMAN_FIELD]?.[0] ?? '', addressOf(c.req.raw))))
    return { problem: 'human' };
  return { fields: phone ? { ...fields, phone } : fields };
}

/** The form's page with what was typed; the form alone where its page fails, so that nobody loses a text. */
async function shownAgain(c: Context<AppEnv>, match: PageMatch, kind: FormKind, state: FormState): Promise<Response> {
  try {
    return await showPage(c, match, state);
  } catch (thrown) {
    c.var.world.log('error', 'form page failed', { form: kind, problem: problemOf(thrown) });
    return plainForm(c, kind, state);
  }
}

/** The thank-you page; a plain one where it fails, so that nobody sends a stored form again. */
async function thanks(c: Context<AppEnv>, match: PageMatch, kind: FormKind, receipt: string): Promise<Response> {
  const { world } = c.var;
  try {
    return await showPage(c, match, { ...(await blankForm(world)), receipt });
  } catch (thrown) {
    world.log('error', 'thank-you page failed', { enquiry: receipt, problem: problemOf(thrown) });
    return plainThanks(c, kind, receipt);
  }
}

async function readSubmission(
  request: Request,
  kind: FormKind,
  sinkFor: Parameters<typeof readForm>[2],
): Promise<ReceivedForm> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES)
    throw new PageFailure(413, 'a form with too many bytes');
  const events = formEvents(request.body, request.headers.get('content-type') ?? '', mostParts(kind));
  return readForm(kind, events, sinkFor);
}

/** The form as it is shown again: the typed values, and a new ticket when the old one has expired or is not ours. */
async function refilledState(c: Context<AppEnv>, { values }: ReceivedForm): Promise<FormState> {
  const { world } = c.var;
  const blank = await blankForm(world);
  const ticket = values[TICKET_FIELD]?.[0] ?? '';
  const ticketInfo = await issuedTicket(world, ticket);
  return { ...blank, ticket: ticketInfo && isInTime(ticketInfo, world.now()) ? ticket : blank.ticket, values };
}
