import { expect, test, vi } from 'vitest';
import { offlinePage } from '../../../client/serviceWorker/offlineMarkup.ts';
import { languageCodes, languages } from '../../../content/languages.ts';
import { offlineTexts } from '../../../content/messages/offlineMessages.ts';
import { asOfText } from '../../../content/offline/asOf.ts';

const storedAt = Date.parse('2026-06-15T02:00:00Z');

test.each(languageCodes)('the offline page speaks %s, lists what is kept and says when it was true', (language) => {
  const html = offlinePage({
    language,
    address: 'https://www.meridian.example/fr/paris?a=1&b="2"',
    pages: [{ address: 'https://www.meridian.example/fr/paris', storedAt, title: 'Paris &amp; more' }],
    styles: ['/assets/index.css'],
  });
  const text = offlineTexts(language);
  expect(html).toContain(`<html lang="${languages[language].hreflang}">`);
  for (const key of ['offlineTitle', 'offlineText', 'offlineRetry', 'offlineKept'] as const)
    expect(html).toContain(`>${text(key)}<`);
  expect(html).toContain('href="https://www.meridian.example/fr/paris?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain(`${language === 'fr' ? '"' : ' lang="fr"'}>Paris &amp; more</a>`);
  expect(html).toContain(asOfText(storedAt, language));
  expect(asOfText(storedAt, language)).toContain('2026');
});

test('an offline page without kept pages has no empty list', () => {
  expect(offlinePage({ language: 'en', address: '/', pages: [], styles: [] })).not.toContain('<nav');
});

test('a network that comes back does not call off the way to another page', () => {
  const html = offlinePage({ language: 'en', address: '/', pages: [], styles: [], nonce: 'n' });
  const window = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
  new Function('window', `with (window) {${/<script[^>]*>(.*)<\/script>/.exec(html)?.[1]}}`)(window);
  for (const type of ['online', 'beforeunload', 'online']) window.dispatchEvent(new Event(type));
  expect(window.location.reload).toHaveBeenCalledTimes(1);
});
