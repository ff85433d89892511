import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { isSecret } from '../platform/crypto.ts';
import { jsonAnswer } from '../routes/answers.ts';

/** Answers 403 without the operators' key (header `X-Health-Key`). */
export const operatorsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (await isSecret(c.var.world.settings.healthKey, c.req.header('x-health-key') ?? '')) return next();
  return jsonAnswer({ error: 'The key is wrong, or none is set.' }, 403);
};

/** The same for a page: a browser asks for the key as the password of any name. */
export const operatorsPage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const [, given = ''] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (await isSecret(c.var.world.settings.healthKey, passwordOf(given))) return next();
  return c.text('The password is the operators’ key (HEALTH_KEY).', 401, {
    'WWW-Authenticate': 'Basic realm="Operators", charset="UTF-8"',
  });
};

/** The password of HTTP Basic credentials; empty for none. */
function passwordOf(credentials: string): string {
  try {
    const bytes = Uint8Array.from(atob(credentials), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes).replace(/^[^:]*:/, '');
  } catch {
    return '';
  }
}
