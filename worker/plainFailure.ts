import type { World } from './world.ts';

/** The answer where nothing is left that could answer. The platform's error page would name the Worker. */
export function plainFailure({ settings }: Pick<World, 'settings'>): Response {
  return new Response('500 Internal Server Error', {
    status: 500,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Strict-Transport-Security': `max-age=${settings.hstsMaxAge}`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
