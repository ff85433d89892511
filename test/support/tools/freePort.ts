import { isTaken } from './isTaken.ts';

/**
 * Below the ports that a system gives to connections: one of those may be taken again before a program listens at it. Each
 * process of the tests begins elsewhere.
 */
const FIRST = 20_000;
const PORTS = 10_000;
let next = (process.pid * 20) % PORTS;

/** A port that nothing listens at; never the same one twice. */
export async function freePort(): Promise<number> {
  const port = FIRST + next;
  next = (next + 1) % PORTS;
  return (await isTaken(port)) ? freePort() : port;
}
