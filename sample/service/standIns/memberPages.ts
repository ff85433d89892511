import { Hono } from 'hono';
import { sessions } from './loyaltyStandIn.ts';

/**
 * Stands in for the loyalty programme's own pages: they list the members to sign in as. Cookies ignore ports, so a
 * session that is set here on localhost holds on the site too.
 */
export function memberPages() {
  return new Hono().get('/:language/:city/member/*', (c) => {
    const session = c.req.query('as') ?? '';
    if (sessions.includes(session)) {
      c.header('set-cookie', `dfs-member-user=${session}; path=/; max-age=604800; samesite=lax`);
      return c.html(
        page(
          `<h2>Signed in</h2><p>You are signed in as <strong>${session}</strong>. Go back to the site and reload it.</p>`,
        ),
      );
    }
    const links = sessions.map((name) => `<li><a href="?as=${name}">${name}</a></li>`);
    return c.html(
      page(
        `<h2>Sign in</h2><p>As a member of this level, or with a service that misbehaves:</p><ul>${links.join('')}</ul>`,
      ),
    );
  });
}

function page(body: string): string {
  const style =
    'body{font:1.125rem/1.6 serif;max-width:36rem;margin:3rem auto;padding:0 1rem}a{display:block;padding:.5rem 0}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Meridian Circle (stand-in)</title><link rel="icon" href="data:,"><style>${style}</style><body><main><h1>Meridian Circle</h1>${body}</main>`;
}
