/** Pages name this file in a header, since the content security policy forbids inline rules. */
export const SPECULATION_PATH = '/speculation-rules.json';

/** Browsers prefetch a page when a visitor is about to follow its link; no files, upstream services or filters. */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*/eshop/*', '/*/member/*', '/*.ics', '/*/searching*'] } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target]' } },
        ],
      },
    },
  ],
};
