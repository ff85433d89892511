import { readSettings } from './model/serviceSettings.ts';
import { createService, type Service } from './service.ts';

/** The service over an export file, without pictures: at a pinned moment, or now. */
export function serviceOver(file: unknown, clock = ''): Service {
  return createService(file, readSettings({ CLOCK: clock }), {
    now: () => (clock ? new Date(clock) : new Date()),
    requestId: () => 'request',
  });
}
