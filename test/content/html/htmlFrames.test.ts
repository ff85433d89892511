import { describe, expect, test } from 'vitest';
import { htmlWithFrames } from '../../../content/html/htmlFrames.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';

const drawn = (html: string, isMainland = false): string =>
  htmlWithFrames(sanitizeHtml(html), { frameHosts: ['video.example', 'tour.example:8443'], isMainland });
const frame = (src: string, title: string, summary: string): string =>
  `<details class="frame"><summary>${summary}</summary><iframe src="${src}" title="${title}" loading="lazy" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe></details>`;

describe('a frame in an editor’s markup', () => {
  test.each([
    [
      'of a host that the setting names',
      '<iframe src="https://video.example/embed/7?a=1&amp;b=2" title="A tour" onload="x()" allow="camera" width="9"></iframe>',
      frame('https://video.example/embed/7?a=1&#x26;b=2', 'A tour', 'A tour (video.example)'),
    ],
    [
      'without a title',
      '<iframe src="https://tour.example:8443/"></iframe>',
      frame('https://tour.example:8443/', 'tour.example:8443', 'tour.example:8443'),
    ],
    [
      'whose title holds markup',
      '<iframe src="https://video.example/" title="&quot;>&lt;script>"></iframe>',
      frame('https://video.example/', '&quot;>&#x3C;script>', '">&#x3C;script> (video.example)'),
    ],
    [
      'of another host',
      '<iframe src="https://other.example/x" title="Map"></iframe>',
      '<a href="https://other.example/x">Map</a>',
    ],
    [
      'of a host below one',
      '<iframe src="https://a.video.example/"></iframe>',
      '<a href="https://a.video.example/">a.video.example</a>',
    ],
    [
      'in a link',
      '<a href="https://a.example/">x<iframe src="https://video.example/"></iframe></a>',
      '<a href="https://a.example/">x</a>',
    ],
    ['without encryption', '<iframe src="http://video.example/"></iframe>', ''],
    ['with markup of its own', '<iframe srcdoc="<script>1</script>"></iframe>', ''],
    ['of data', '<iframe src="data:text/html,x"></iframe>', ''],
    ['of script', '<iframe src="javascript:alert(1)"></iframe>', ''],
    ['with a password', '<iframe src="https://video.example@evil.example/"></iframe>', ''],
    [
      'that a link pretends to be',
      '<a rel="frame" href="https://video.example/">x</a>',
      '<a href="https://video.example/">x</a>',
    ],
  ])('%s', (_, html, shown) => {
    expect(drawn(html)).toBe(shown);
  });

  test('is a link for visitors in mainland China', () => {
    expect(drawn('<iframe src="https://video.example/" title="A tour"></iframe>', true)).toBe(
      '<a href="https://video.example/">A tour</a>',
    );
  });
});
