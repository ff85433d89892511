import { env } from 'cloudflare:workers';
import { clientFiles } from 'virtual:client-files';
import { createApp } from './app.ts';
import { type Bindings, platformWorld } from './world.ts';

const bindings: Bindings = env;

export default createApp(platformWorld(bindings, env, clientFiles));
