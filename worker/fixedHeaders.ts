import type { Settings } from './settings.ts';

/**
 * The security headers that are the same on every answer (docs/rules.md#security-headers). client/public/_headers has them for
 * static files, which the platform serves without the Worker.
 */
export function fixedHeaders({ hstsMaxAge }: Pick<Settings, 'hstsMaxAge'>) {
  return {
    'Strict-Transport-Security': `max-age=${hstsMaxAge}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-XSS-Protection': '1; mode=block',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  } as const;
}
