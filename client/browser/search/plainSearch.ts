import * as v from 'valibot';
import { languageCodes } from '../../../content/languages.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import { isComposingSounds } from '../../browserState/composing.ts';
import { createTyping } from '../../browserState/searchTyping.ts';
import { select } from '../../hooks/hook.ts';

const factsSchema = v.object({ endpoint: v.string(), keyword: v.string(), language: v.picklist(languageCodes) });

/**
 * Answers typing while the search island is being fetched: plain links below the form (docs/rules.md#search-at-once). The
 * island reads the field when it comes, and this list goes once the island has answered.
 */
export function startPlainSearch(island: HTMLElement): void {
  const facts = v.safeParse(factsSchema, JSON.parse(island.dataset.props ?? '{}'));
  const field = island.querySelector<HTMLInputElement>(select('search-input'));
  // Results that came with the page are the island's to change.
  if (!facts.success || !field || isAnswered(island)) return;
  const { language } = facts.output;
  const list = document.createElement('div');
  list.className = 'search-results';
  const show = (answer?: SearchAnswer): void => {
    list.replaceChildren(...(answer?.sections ?? []).map(sectionOf));
    // An empty list would move what stands below it.
    if (list.childElementCount === 0) list.remove();
    else if (!list.isConnected) island.after(list);
  };
  const { type, stop } = createTyping({ ...facts.output, onAnswer: show, onFailure: show });
  // Text that is being composed is read when it is complete.
  const onInput = (event: Event): void => {
    if (!isComposingSounds(event, language)) type(field.value);
  };
  for (const change of ['input', 'compositionend']) field.addEventListener(change, onInput);
  // Somebody may have typed before this script came.
  type(field.value);
  const observer = new MutationObserver(() => {
    if (island.dataset.hydrated === undefined) return;
    for (const change of ['input', 'compositionend']) field.removeEventListener(change, onInput);
    stop();
    if (list.childElementCount > 0 && !isAnswered(island)) return;
    list.remove();
    observer.disconnect();
  });
  observer.observe(island, { attributes: true, childList: true, subtree: true });
}

function isAnswered(island: HTMLElement): boolean {
  return island.querySelector(`.search-results, .search-status > :not(${select('search-slow')})`) !== null;
}

function sectionOf({ title, items }: SearchAnswer['sections'][number]): HTMLElement {
  const section = document.createElement('section');
  section.className = 'search-section';
  const head = document.createElement('h2');
  head.className = 'eyebrow';
  head.textContent = title;
  const links = items.map(({ href, name, isOutbound }) => {
    const link = document.createElement('a');
    link.className = 'link-row';
    link.href = href;
    if (isOutbound) Object.assign(link, { target: '_blank', rel: 'noopener' });
    link.textContent = name.map(({ text }) => text).join('');
    return link;
  });
  section.append(head, ...links);
  return section;
}
