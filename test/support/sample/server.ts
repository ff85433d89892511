import type { Media } from '../../../sample/service/assets/assetHost.ts';
import { readSettings } from '../../../sample/service/model/serviceSettings.ts';
import { createService, type Service } from '../../../sample/service/service.ts';
import { sampleSpace } from './sampleSpace.ts';

/** The anchor of the sample space: on this day no date is moved. */
const ANCHOR_DAY = '2026-01-15T12:00:00.000Z';

interface Options {
  readonly file?: unknown;
  readonly media?: Media;
  readonly now?: () => Date;
}

/** The service over the sample space, with the clock at its anchor by default. */
export const sampleService = (vars: Readonly<Record<string, string>> = {}, options: Options = {}): Service => {
  let count = 0;
  return createService(options.file ?? sampleSpace, readSettings({ CLOCK: ANCHOR_DAY, ...vars }), {
    now: options.now ?? (() => new Date(ANCHOR_DAY)),
    requestId: () => {
      count += 1;
      return `request-${count}`;
    },
    ...(options.media && { media: options.media }),
  });
};

/** A delivery request with its token; `path` starts after the environment. */
export const ask = async (service: Service, path: string, headers: Readonly<Record<string, string>> = {}) =>
  service.fetch(
    new Request(`http://localhost:8788/spaces/meridian/environments/master${path}`, {
      headers: { authorization: 'Bearer meridian-delivery', ...headers },
    }),
  );
