import { cardOf } from '../../../content/cards/cards.ts';
import { formProblems } from '../../../content/forms/formModel.ts';
import { askedEntry, askedTypes } from '../../../content/forms/messageAbout.ts';
import { message } from '../../../content/messages/messages.ts';
import { ACCESSIBILITY_SUBJECT } from '../../../content/visitor/accessibility.ts';
import { formModel } from '../../forms/formState.ts';
import { entryBySlug } from './bySlug.ts';
import { partsOf, shownByAddress, textsOf } from './cardLists.ts';
import type { LoadedPage, Loader, LoadRequest } from './loader.ts';

/** What a form offers, with the telephone codes of all countries: a tenth of the Worker, loaded where a page needs it. */
const formOptions = () => import('../../forms/formOptions.ts');

/** Contact us: the page's entry, the stores and the form (docs/rules.md#contact-page). */
export const loadContactUs: Loader = async (request) => {
  const { content } = request;
  content.expectCards(['storeLocator']);
  const [visit, entry, { entries }, { contactOptions }] = await Promise.all([
    request.visit,
    content.first('pageContactUsPage', { include: 4 }),
    content.list('storeLocator', { include: 2, order: 'sys.createdAt', limit: 100, isTagged: true }),
    formOptions(),
  ]);
  const { latest, ...page } = await partsOf(request, entry, 'contactUs');
  const stores = entry && entry.stores.length > 0 ? entry.stores : shownByAddress(entries, visit, false);
  const form = formModel(
    'contact',
    withOnlyStore(await withQuestion(request, entry?.bookingEnquiry ?? ''), stores),
    contactOptions(visit.language, stores, entry?.typesOfEnquiry ?? [], { of: entry?.id, field: 'typesOfEnquiry' }),
    visit.clock,
  );
  return {
    ...page,
    ...outcomeOf(request),
    body: { view: 'contactUs', entry, stores, latest, form },
  };
};

/** A form with the city's store where it has one alone; another choice stays. */
function withOnlyStore(
  form: LoadRequest['form'],
  [store, ...otherStores]: readonly { readonly slug: string }[],
): LoadRequest['form'] {
  if (!store || otherStores.length > 0) return form;
  return { ...form, values: { specificStore: [store.slug], ...form.values } };
}

/**
 * A form with what a link of ours asks for: the subject, such as the title of an event, and the kind of enquiry of bookings; what
 * a visitor typed stays.
 */
async function withQuestion(request: LoadRequest, bookingEnquiry: string): Promise<LoadRequest['form']> {
  const { form, query } = request;
  const visit = await request.visit;
  if (query('subject') === ACCESSIBILITY_SUBJECT)
    return { ...form, values: { subject: [message('statementSubject', visit.language)], ...form.values } };
  const subjectEntry = askedEntry(query);
  const entry =
    subjectEntry &&
    (await entryBySlug(request, subjectEntry.slug, ...askedTypes[subjectEntry.name]).catch(() => undefined));
  if (!entry) return form;
  const { listOptions } = await formOptions();
  const typeOfEnquiry = listOptions([bookingEnquiry]).map(({ value }) => value);
  return { ...form, values: { subject: [cardOf(entry, visit).title], typeOfEnquiry, ...form.values } };
}

/** Assistance with a purchase; its thank-you page shows the contact page's picture (docs/rules.md#contact-page). */
export const loadAssistance: Loader = async (request) => {
  const [{ language, clock }, { countryOptions }] = await Promise.all([request.visit, formOptions()]);
  // The page works without the picture.
  const picture = request.form.receipt
    ? await request.content.first('pageContactUsPage', { include: 4 }).catch(() => undefined)
    : undefined;
  const form = formModel('assistance', request.form, { countries: countryOptions(language) }, clock);
  return {
    ...(await textsOf(request, 'assistance', 'assistanceText')),
    ...outcomeOf(request),
    body: { view: 'assistance', picture, form },
  };
};

/** Newsletter subscription at subscribe-news (docs/rules.md#newsletter-page). */
export const loadNewsletter: Loader = async (request) => {
  const [{ clock }, entry, { listOptions }] = await Promise.all([
    request.visit,
    request.content.first('pageNewsletterSubscription', { include: 3 }),
    formOptions(),
  ]);
  const { latest, ...page } = await partsOf(request, entry, 'newsletter');
  const interests = listOptions(entry?.interests ?? [], { of: entry?.id, field: 'interests' });
  const form = formModel('newsletter', request.form, { interests }, clock);
  return { ...page, ...outcomeOf(request), body: { view: 'newsletter', entry, latest, form } };
};

/** Status of a form with a problem; search engines list the empty form only. */
function outcomeOf({ form }: LoadRequest): Pick<LoadedPage, 'status' | 'isIndexed' | 'hasErrors'> {
  if (form.receipt) return { isIndexed: false };
  return form.problem ? { status: formProblems[form.problem].status, hasErrors: true } : {};
}
