import { cityRow } from '../../../content/cities.ts';
import type { Loader } from './loader.ts';

/** Online-shop addresses redirect to the same path of the shop (docs/rules.md#shop-redirect). */
export const loadShop: Loader = async ({ visit, content, match, search }) => {
  if (!cityRow(visit.city).onlineShop) return undefined;
  const settings = await content.first('globalSettings', { include: 5 });
  const shop = settings?.shopAddress ?? '';
  return shop === ''
    ? undefined
    : { outbound: `${shop}/${visit.language}/${visit.city}/eshop/${encodedPath(match.parameters.rest)}${search}` };
};

/** Member addresses redirect to the loyalty programme's pages (docs/rules.md#member-redirect). */
export const loadMember: Loader = async ({ visit, match, search, memberOrigin }) => ({
  outbound: `${memberOrigin}/${visit.language}/${visit.city}/member/${encodedPath(match.parameters.rest)}${search}`,
});

function encodedPath(path = ''): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
