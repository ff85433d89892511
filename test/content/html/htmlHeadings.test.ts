import { expect, test } from 'vitest';
import { htmlWithHeadings } from '../../../content/html/htmlHeadings.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';

test.each([
  ['<h1>A</h1><p>a</p><h4 lang="fr">B</h4>', '<h2>A</h2><p>a</p><h3 lang="fr">B</h3>'],
  ['<h2>A</h2><h2> &nbsp;<br></h2><h5><b></b></h5><h3>B</h3>', '<h2>A</h2><h3>B</h3>'],
  ['<h3><img src="https://a.example/a.png" alt="A"></h3>', '<h2><img src="https://a.example/a.png" alt="A"></h2>'],
  ['<h2><div><h4>A</h4></div></h2><p>&lt;h1>', '<h2><div><h3>A</h3></div></h2><p>&#x3C;h1></p>'],
  ['<hr><header>A</header>', '<hr>A'],
])('headings of an editor’s markup stand in the page’s outline, and say something: %s', (html, outlined) => {
  expect(htmlWithHeadings(sanitizeHtml(html), 2)).toBe(outlined);
});
