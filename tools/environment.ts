import { ownValue } from '../content/ownValue.ts';
import { writtenInstant } from '../content/time/zonedTime.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The port that a variable names, the first of so many in a row; the command ends with 2 for any other text. */
export function portOf(name: 'PORT' | 'CONTENT_PORT' | 'BENCH_PORT', standard: number, inRow = 1): number {
  const text = ownValue(process.env, name) ?? String(standard);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  const last = 65_536 - inRow;
  return port >= 1 && port <= last ? port : refuseVariable(`${name}=${text} is no port: a number from 1 to ${last}.`);
}

/** The whole number of 1 or more that a variable names; the command ends with 2 for any other text. */
export function numberOf(name: string, standard: number): number {
  const text = ownValue(process.env, name) ?? String(standard);
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : refuseVariable(`${name}=${text} is no number of 1 or more.`);
}

/** The moment that CLOCK pins, otherwise now; the command ends with 2 for a text that is no moment. */
export function clockOf(environment: Environment = process.env): Date {
  const text = ownValue(environment, 'CLOCK') ?? '';
  const instant = text === '' ? Date.now() : writtenInstant(text, 'UTC');
  return new Date(instant ?? refuseVariable(`CLOCK=${text} is no moment. Write 2027-01-26T18:00:00Z.`));
}

function refuseVariable(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
