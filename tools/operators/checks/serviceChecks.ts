import * as v from 'valibot';
import { contentHost } from '../../../content/address/contentHost.ts';
import type { SettingName } from '../../../worker/settings.ts';
import { contentsOf, networkProblem } from '../../networkProblem.ts';
import { secretProblem } from '../../secrets.ts';
import { type ExaminedSite, type Finding, fail, ok, warn } from './check.ts';

const entries = v.object({ total: v.number() });

function isEmbedded(address: string, { servicePort }: ExaminedSite): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1)(?=:)/.test(address) && address.endsWith(`:${servicePort}`);
}

const notRunning = ok('embedded; it runs beside the site (npm start)');

/** One of the two content APIs: it answers, accepts the token, and has content. */
export function contentCheck(host: 'CONTENTFUL_HOST' | 'CONTENTFUL_PREVIEW_HOST') {
  const name = host === 'CONTENTFUL_HOST' ? 'CONTENTFUL_ACCESS_TOKEN' : 'CONTENTFUL_PREVIEW_ACCESS_TOKEN';
  return async (site: ExaminedSite): Promise<Finding> => {
    const { variables, ask } = site;
    const { origin } = contentHost(variables[host] ?? '');
    const token = variables[name] ?? '';
    const unsendable = secretProblem(name, token);
    if (unsendable) return fail(unsendable, `Set ${name} to a token of this space and environment.`);
    const place = `/spaces/${variables['CONTENTFUL_SPACE_ID']}/environments/${variables['CONTENTFUL_ENVIRONMENT']}`;
    const query = 'content_type=globalSettings&limit=1&include=0&select=sys.id';
    const embedded = isEmbedded(origin, site);
    const start = Date.now();
    let answer: Response;
    try {
      answer = await ask(`${origin}${place}/entries?${query}`, { Authorization: `Bearer ${token}` });
    } catch (thrown) {
      return embedded ? notRunning : unreachable(origin, thrown, host);
    }
    const took = `${origin} in ${Date.now() - start} ms${embedded ? ' (embedded)' : ''}`;
    if (answer.status === 401 || answer.status === 403)
      return token === ''
        ? warn(`${took}; not asked further, ${name} is not known here`, `Set ${name} in the environment or .dev.vars.`)
        : fail(
            `${origin} refuses the token (${answer.status})`,
            `Set ${name} to a token of this space and environment.`,
          );
    if (answer.status === 404)
      return fail(`${origin} has no ${place}`, 'Correct CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.');
    if (!answer.ok)
      return fail(
        `${origin} answers ${answer.status}`,
        'See the service’s status page; visitors get what is cached meanwhile.',
      );
    const list = await contentsOf(answer, entries);
    if (!list) return fail(`${origin} answers something else than a content service`, `Correct ${host}.`);
    return list.total > 0
      ? ok(took)
      : warn(`${took}, but there is no globalSettings entry`, 'Import the content model and content into this space.');
  };
}

/** Any answer of another service but a server error is well; `key` is the setting that switches its use on. */
export function originCheck(name: Extract<SettingName, `${string}_ORIGIN`>, key: SettingName = name) {
  return async (site: ExaminedSite): Promise<Finding> => {
    const origin = site.variables[name] ?? '';
    if (origin === '' || !site.variables[key]) return ok('none is set; the site goes without');
    const embedded = isEmbedded(origin, site);
    const start = Date.now();
    try {
      const { status } = await site.ask(origin);
      return status < 500
        ? ok(`${origin} in ${Date.now() - start} ms${embedded ? ' (embedded)' : ''}`)
        : fail(`${origin} answers ${status}`, 'Ask who runs it; the site shows what it can without.');
    } catch (thrown) {
      return embedded ? notRunning : unreachable(origin, thrown, name);
    }
  };
}

function unreachable(origin: string, thrown: unknown, name: string): Finding {
  return fail(
    `${origin} can’t be reached: ${networkProblem(thrown)}`,
    `Correct ${name}, or look at the network between here and there.`,
  );
}
