import { fromHtml } from 'hast-util-from-html';
import { cityNames } from '../../../content/cities.ts';
import { languages } from '../../../content/languages.ts';
import { message, messageKeys } from '../../../content/messages/messages.ts';
import { joinedWords } from './pageText.ts';

type Node = ReturnType<typeof fromHtml>['children'][number];

/** Texts of the interface in English, in which values stand in the place of `{name}`; those of values alone say nothing. */
const interfaceTexts = messageKeys
  .map((key) => message(key, 'en'))
  .filter((text) => !text.includes('{') || text.replaceAll(/\{\w+\}|\P{L}/gu, '').length > 2)
  .map((text) => {
    const parts = text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&').replaceAll(' ', '\\s'));
    return new RegExp(`^${parts.join('.*')}$`, 's');
  });
/**
 * Names of services, languages and cities, keys of what is stored, a brand's initial, a place on the globe, a meridian, hours
 * from data.
 */
const names = ['WhatsApp', 'Facebook', 'LinkedIn', 'Google Calendar', 'Outlook'];
const cities = Object.values(cityNames).map(({ en }) => en);
const siteNames = new Set([...names, ...Object.values(languages).map(({ name }) => name), ...cities]);
const told =
  /^(?:\p{L}|[a-z]+(?:-[a-z]+)*(?:-\*)?|[\d.]+°\u00a0[NS], [\d.]+°\u00a0[EW]|\d+°\d+′\u00a0[EW]|(?:Daily|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day).* – \d{1,2}(?::\d\d)?[ap]m)$/u;
const without = ['script', 'style', 'svg', 'time', 'template', 'noscript', 'select'];
const inline = ['em', 'strong', 'a', 'span', 'b', 'i'];

/** The editors' words on an English preview page, or in a part of it, that lead to no field. */
export function unmarkedWords(html: string): readonly string[] {
  const words = wordsIn(fromHtml(joinedWords(html)).children, false);
  return [...new Set(words)].filter(
    (word) => !siteNames.has(word) && !told.test(word) && !interfaceTexts.some((form) => form.test(word)),
  );
}

function wordsIn(nodes: readonly Node[], isMarked: boolean): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return isMarked || !/\p{L}/u.test(node.value) ? [] : [node.value.trim()];
    if (node.type !== 'element' || without.includes(node.tagName)) return [];
    // How a store stands now is told from its hours, in words of the interface.
    if ('dataHours' in node.properties || 'dataPreviewTools' in node.properties) return [];
    const classes = Array.isArray(node.properties['className']) ? node.properties['className'] : [];
    if (classes.includes('hours-table') || classes.includes('hours-told')) return [];
    const marked = 'dataContentfulEntryId' in node.properties;
    return wordsIn(node.children, marked || (isMarked && inline.includes(node.tagName)));
  });
}
