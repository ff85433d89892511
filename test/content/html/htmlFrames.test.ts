import { describe, expect, test } from 'vitest';
import { htmlWithFrames } from '../../../content/html/htmlFrames.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';

const drawn = (html: string, isMainland = false): string =>
  htmlWithFrames(sanitizeHtml(html), { frameHosts: ['video.example', 'tour.example:8443'], isMainland });
const frame = (src: string, title: string, summary: string): string =>
  `<details class="frame"><summary>${summary}</summary><iframe src="${src}" title="${title}" loading="lazy" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe></details>`;

describe('a frame in an editor’s markup', () => {
  const attributes = 'title="A tour" onload="x()" allow="camera" width="9"';
  const tour = 'https://video.example/embed/7?a=1&';
  const link = (to: string, text: string) => `<a href="https://${to}">${text}</a>`;
  test.each([
    [
      'of a host that the setting names',
      `src="${tour}amp;b=2" ${attributes}`,
      frame(`${tour}#x26;b=2`, 'A tour', 'A tour (video.example)'),
    ],
    [
      'without a title',
      'src="https://tour.example:8443/"',
      frame('https://tour.example:8443/', 'tour.example:8443', 'tour.example:8443'),
    ],
    [
      'whose title holds markup',
      'src="https://video.example/" title="&quot;>&lt;script>"',
      frame('https://video.example/', '&quot;>&#x3C;script>', '">&#x3C;script> (video.example)'),
    ],
    ['of another host', 'src="https://other.example/x" title="Map"', link('other.example/x', 'Map')],
    ['of a host below one', 'src="https://a.video.example/"', link('a.video.example/', 'a.video.example')],
    ['without encryption', 'src="http://video.example/"', ''],
    ['with markup of its own', 'srcdoc="<script>1</script>"', ''],
    ['of data', 'src="data:text/html,x"', ''],
    ['of script', 'src="javascript:alert(1)"', ''],
    ['with a password', 'src="https://video.example@evil.example/"', ''],
  ])('%s', (_, html, expected) => {
    expect(drawn(`<iframe ${html}></iframe>`)).toBe(expected);
  });

  test('in a link, or one that a link pretends to be, is none', () => {
    const inside = '<a href="https://a.example/">x<iframe src="https://video.example/"></iframe></a>';
    expect(drawn(inside)).toBe('<a href="https://a.example/">x</a>');
    expect(drawn('<a rel="frame" href="https://video.example/">x</a>')).toBe('<a href="https://video.example/">x</a>');
  });

  test('is a link for visitors in mainland China', () => {
    expect(drawn('<iframe src="https://video.example/" title="A tour"></iframe>', true)).toBe(
      '<a href="https://video.example/">A tour</a>',
    );
  });
});
