/** Why the site has each package that package.json asks for. */
export const reasons: Readonly<Record<string, string | undefined>> = {
  '@contentful/live-preview':
    'connects a preview with the editor around it; the content service’s own, loaded for editors alone',
  '@contentful/rich-text-react-renderer': 'renders editors’ rich text; the content service’s own',
  '@contentful/rich-text-types': 'names the nodes of rich text; the content service’s own',
  'hast-util-from-html': 'parses editors’ markup as browsers do; regular expressions let attacks through',
  'hast-util-sanitize': 'keeps what is allowed of editors’ markup',
  'hast-util-to-html': 'writes the cleaned markup',
  'hast-util-to-mdast': 'makes Markdown’s tree of a page’s; loaded when an assistant asks for Markdown',
  hono: 'routes, middleware and secure headers of the Worker',
  idiomorph: 'changes a preview in place while an editor types; loaded for editors alone',
  'libphonenumber-js': 'checks telephone numbers of all countries; loaded when a form is sent',
  'mdast-util-gfm-table': 'writes that tree’s tables; as above',
  'mdast-util-to-markdown': 'writes that tree as Markdown; as above',
  multipasta: 'reads forms with photos as a stream: 40 MB never stand in memory',
  'opencc-js': 'pairs traditional and simplified characters; loaded when a search in Chinese finds nothing',
  react: 'renders pages in the Worker and islands in the browser',
  'react-dom': 'as above; fetched in the browser at the first sign of need',
  sift: 'runs the filter (where) of a content query',
  uqr: 'draws codes to scan as vectors',
  valibot: 'checks all foreign data; only the checks that are used are built in',
  'web-vitals': 'measures what visitors wait for, after consent',
};
