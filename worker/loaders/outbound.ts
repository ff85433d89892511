import { cityRow } from '../../content/cities.ts';
import type { Loader } from './loader.ts';

/** Online-shop and member addresses are the group's other services (site-shell §2): the same path on their host. */
export const loadShop: Loader = async ({ visit, content, match, search }) => {
  if (!cityRow(visit.city).onlineShop) return undefined;
  const settings = await content.first('globalSettings', { include: 5 });
  const shop = settings?.shopAddress ?? '';
  return shop === ''
    ? undefined
    : { outbound: `${shop}/${visit.language}/${visit.city}/eshop/${encodedPath(match.parameters.rest)}${search}` };
};

/** Registration and account pages live with the loyalty programme (site-shell §6). */
export const loadMember: Loader = async ({ visit, match, search, memberOrigin }) => ({
  outbound: `${memberOrigin}/${visit.language}/${visit.city}/member/${encodedPath(match.parameters.rest)}${search}`,
});

function encodedPath(path = ''): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
