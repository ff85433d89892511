import { startRegions } from '../../../tools/regions/dataCentres.ts';

/**
 * The site that the browser tests drive: one data centre, without the proxies of `npm start`, which take two thirds of
 * what an answer costs this machine.
 */
const { PORT, CONTENT_PORT, CLOCK = '' } = process.env;
const { centres, stop } = await startRegions({
  centres: [{ name: 'Sydney', port: Number(PORT) }],
  contentPort: Number(CONTENT_PORT),
  delayMs: 0,
  variables: { CLOCK, LOG_LEVEL: '3' },
});
const end = (): void => void stop().then(() => process.exit(0));
process.on('SIGTERM', end);
process.stdin.once('end', end).resume();
process.stdout.write(`${centres[0]?.url}\n`);
