import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';
import { words } from '../../support/words.ts';

describe('html-safe', () => {
  test.each([
    ['script', 'a<script>alert(1)</script>b', 'ab'],
    ['noscript', '<noscript><p>x</p></noscript>', ''],
    ['noembed', '<noembed><img src=x onerror=alert(1)></noembed>', ''],
    ['event handlers', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['javascript: links', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['javascript: links in disguise', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['links of apps, which stay', '<a href="galleryapp://open">a</a>', '<a href="galleryapp://open">a</a>'],
    ['script behind an app’s form', '<a href="javascript://x/%0aalert(1)">a</a>', '<a>a</a>'],
    ['data: links', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['data: sources of frames', '<iframe src="data:text/html,x"></iframe><embed src="data:text/html,x">', ''],
    [
      'data: sources, but those of media',
      '<img src="data:image/png;base64,AA"><video src="data:video/mp4;base64,AA" controls autoplay></video>',
      '<img src="data:image/png;base64,AA"><video src="data:video/mp4;base64,AA" controls></video>',
    ],
    ['scripts in the addresses of media', '<video src="javascript:x()"></video>', '<video></video>'],
    ['style attributes, which the policy forbids anyway', '<p style="color:red">a</p>', '<p>a</p>'],
    ['iframes', '<iframe srcdoc="<script>1</script>"></iframe>', ''],
    ['foreign content', '<svg><script>alert(1)</script></svg>', ''],
    ['names that shadow the page', '<p id="body" name="cookie">a</p>', '<p>a</p>'],
    [
      'what an editor means',
      '<h2>Hours</h2><ul><li><strong>Daily</strong>, <a href="https://a.example/">more</a></li></ul>',
      '<h2>Hours</h2><ul><li><strong>Daily</strong>, <a href="https://a.example/">more</a></li></ul>',
    ],
  ])('%s', (_, html, safe) => {
    expect(sanitizeHtml(html)).toBe(safe);
  });

  const hostile = fc.array(
    fc.constantFrom(
      ' ',
      '\u0000',
      ...words(`
        < > " ' / = script svg math style img onerror onload href javascript: data: alert(1) <!-- --> <![CDATA[ ]]>
        &#x3c; template noscript title a
      `),
    ),
    { maxLength: 40 },
  );

  test('no markup keeps anything that runs, and cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(hostile, (parts) => {
        const safe = sanitizeHtml(parts.join(''));
        expect(safe).not.toMatch(
          /<\s*(?:script|style|iframe|object|embed|svg|math|template|noscript|form|meta|link|base)\b/i,
        );
        expect(safe).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc)\s*=/i);
        expect(safe).not.toMatch(/<[^>]*(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript):/i);
        expect(safe).not.toMatch(/<(?!(?:img|video|audio|source)\b)[^>]*\s(?:href|src)\s*=\s*["']?\s*data:/i);
        expect(sanitizeHtml(safe)).toBe(safe);
      }),
    );
  });
});
