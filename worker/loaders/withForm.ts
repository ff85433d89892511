import { formProblems } from '../../content/forms/formModel.ts';
import type { Language } from '../../content/languages.ts';
import { messageLanguage } from '../../content/messages/messages.ts';
import { contactOptions, countryOptions, listOptions } from '../forms/formOptions.ts';
import { formModel } from '../forms/formState.ts';
import { latestItems } from './cardLists.ts';
import type { LoadedPage, Loader, LoadRequest } from './loader.ts';
import { textsOf } from './single.ts';

/** Contact us: the page's own entry, the stores and the form (content-pages §2, site-shell §5). */
export const loadContactUs: Loader = async (request) => {
  const { content } = request;
  const [entry, stores] = await Promise.all([
    content.first('pageContactUsPage', { include: 4 }),
    content.list('storeLocator', { include: 2, order: 'sys.createdAt', limit: 100 }),
  ]);
  const { latest, periods } = await latestItems(request, entry?.content ?? []);
  const offered = entry && entry.stores.length > 0 ? entry.stores : stores.entries;
  const form = formModel(
    'contact',
    request.form,
    contactOptions(languageOf(request), offered, entry?.typesOfEnquiry ?? []),
    request.now,
  );
  return {
    ...textsOf(request, entry, 'contactUs'),
    ...outcomeOf(request),
    body: { view: 'contactUs', entry, stores: stores.entries, latest, form },
    periods,
    translations: entry && (await content.translations(entry)),
  };
};

/** Assistance with a purchase; its thanks borrow the picture of the contact page (site-shell §2). */
export const loadAssistance: Loader = async (request) => {
  // Thanks without a picture are thanks all the same.
  const picture = request.form.receipt
    ? await request.content.first('pageContactUsPage', { include: 4 }).catch(() => undefined)
    : undefined;
  const form = formModel('assistance', request.form, { countries: countryOptions(languageOf(request)) }, request.now);
  return {
    ...textsOf(request, undefined, 'assistance'),
    ...outcomeOf(request),
    body: { view: 'assistance', picture, form },
  };
};

/** Newsletter subscription at subscribe-news (content-pages §2). */
export const loadNewsletter: Loader = async (request) => {
  const entry = await request.content.first('pageNewsletterSubscription', { include: 3 });
  const { latest, periods } = await latestItems(request, entry?.content ?? []);
  const form = formModel('newsletter', request.form, { interests: listOptions(entry?.interests ?? []) }, request.now);
  return {
    ...textsOf(request, entry, 'newsletter'),
    ...outcomeOf(request),
    body: { view: 'newsletter', entry, latest, form },
    periods,
    translations: entry && (await request.content.translations(entry)),
  };
};

/** The language of a page's form: English where it is not written in the page's own. */
function languageOf({ visit }: LoadRequest): Language {
  return messageLanguage('formSend', visit.language);
}

/** A form that comes back with what is wrong answers with that status; search engines list the empty form only. */
function outcomeOf({ form }: LoadRequest): Pick<LoadedPage, 'status' | 'isIndexed'> {
  if (form.receipt) return { isIndexed: false };
  return form.problem ? { status: formProblems[form.problem].status, isIndexed: false } : {};
}
