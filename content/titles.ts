/** A page's title after the placeholders `[page_title]` and `[site_name]` (content-pages §3). */
export function titleText(template: string, pageTitle: string, siteName: string): string {
  const title = template.trim() || (pageTitle ? '[page_title] | [site_name]' : '[site_name]');
  return (
    title
      // Functions, since `$&` and the like in a replacing text would not stay themselves.
      .replaceAll('[page_title]', () => pageTitle)
      .replaceAll('[site_name]', () => siteName)
      .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
      .trim()
  );
}
