import { addressTarget, targetHref } from '../address/linkTarget.ts';
import type { Visit } from '../address/visit.ts';
import { message } from '../messages/messages.ts';
import { decodedHtml, removeHtml } from './htmlWords.ts';

/** A link as `sanitizeHtml` writes it: attributes in double quotes, no link inside a link. */
const link = /<a((?: [a-z]+(?:="[^"]*")?)*)>(.*?)<\/a>/gs;
const hrefOf = / href="([^"]*)"/;

/**
 * An editor's sanitised markup, its links by the rules of all typed addresses (docs/rules.md#html-links): an e-mail
 * address opens a mail, a path of this site keeps language and tree, other hosts are outbound and say so, and what leads
 * nowhere is no link. The other attributes of a link stay.
 */
export function htmlWithLinks(html: string, visit: Visit): string {
  return html.replaceAll(link, (_, attributes: string, text: string) => {
    // A link without words would have no name.
    if (removeHtml(text) === '' && !text.includes('<img')) return text;
    const target = addressTarget(decodedHtml(hrefOf.exec(attributes)?.[1] ?? ''), visit.domains);
    const href = targetHref(target, visit);
    const otherAttributes = attributes.replace(hrefOf, '');
    if (href === undefined) return `<a${otherAttributes}>${text}</a>`;
    if (target.kind !== 'outbound') return `<a${otherAttributes} href="${encoded(href)}">${text}</a>`;
    const note = `<span class="visually-hidden"> (${message('opensInNewWindow', visit.language)})</span>`;
    return `<a${otherAttributes} href="${encoded(href)}" rel="noopener" target="_blank" data-outbound="">${text}${note}</a>`;
  });
}

function encoded(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
