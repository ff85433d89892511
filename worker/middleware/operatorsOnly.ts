import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { isSecret } from '../platform/crypto.ts';
import { jsonAnswer } from '../routes/answers.ts';

/** Answers 403 without the operators' key (header `X-Health-Key`). */
export const operatorsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (await isSecret(c.var.world.settings.healthKey, c.req.header('x-health-key') ?? '')) return next();
  return jsonAnswer({ error: 'The key is wrong, or none is set.' }, 403);
};
