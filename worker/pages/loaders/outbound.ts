import { isOfPreview, withQuery } from '../../../content/address/addressQuery.ts';
import type { PageMatch } from '../../../content/pages.ts';
import { hasShop, shopAddress } from '../../../content/shell/shellPlaces.ts';
import { readCities, SETTINGS } from '../render/shell.ts';
import type { Loader } from './loader.ts';

/** Online-shop addresses redirect to the same path of the shop (docs/rules.md#shop-redirect). */
export const loadShop: Loader = async ({ content, match, search, ...request }) => {
  const { city, language } = await request.visit;
  const [settings, cities] = await Promise.all([content.first('globalSettings', SETTINGS), readCities(content)]);
  return settings && hasShop({ city }, { settings, cities })
    ? { outbound: `${shopAddress(settings)}/${language}/${city}/eshop/${pathAndQuery(match, search)}` }
    : undefined;
};

/** Member addresses redirect to the loyalty programme's pages, where there is one (docs/rules.md#member-redirect). */
export const loadMember: Loader = async ({ visit, match, search, memberOrigin }) => {
  if (memberOrigin === '') return undefined;
  const { city, language } = await visit;
  return { outbound: `${memberOrigin}/${language}/${city}/member/${pathAndQuery(match, search)}` };
};

/** What the address of another host takes over, the query as it is written. */
function pathAndQuery({ parameters: { rest = '' } }: PageMatch, search: string): string {
  const isOfVisitor = (pair: string): boolean => ![...new URLSearchParams(pair).keys()].some(isOfPreview);
  const query = search.slice(1).split('&').filter(isOfVisitor).join('&');
  return withQuery(rest.split('/').map(encodeURIComponent).join('/'), query);
}
