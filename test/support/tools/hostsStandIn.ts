/**
 * Loaded before a command (NODE_OPTIONS): calls of the hosts that STAND_INS names, as `host=origin` with commas, go to origins on
 * this machine.
 */
const standIns = new Map<string, string>(
  (process.env['STAND_INS'] ?? '').split(',').map((each) => {
    const [host = '', origin = ''] = each.split('=');
    return [host, origin];
  }),
);
const ask = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const { host, pathname, search } = new URL(request.url);
  const origin = standIns.get(host);
  return ask(origin === undefined ? request : new Request(`${origin}${pathname}${search}`, request));
};
