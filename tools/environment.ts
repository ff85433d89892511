import { ownValue } from '../content/ownValue.ts';
import { writtenInstant } from '../content/time/zonedTime.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The port that a variable names. For any other text it is said what is wrong, and the command ends with 2. */
export function portOf(
  name: 'PORT' | 'CONTENT_PORT',
  standard: number,
  environment: Environment = process.env,
): number {
  const text = ownValue(environment, name) ?? String(standard);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : refuseVariable(`${name}=${text} is no port: a number from 1 to 65535.`);
}

/** The moment that CLOCK pins, otherwise now. For a text that is no moment it is said so, and the command ends with 2. */
export function clockOf(environment: Environment = process.env): Date {
  const text = ownValue(environment, 'CLOCK') ?? '';
  const instant = text === '' ? Date.now() : writtenInstant(text, 'UTC');
  return new Date(instant ?? refuseVariable(`CLOCK=${text} is no moment. Write 2027-01-26T18:00:00Z.`));
}

function refuseVariable(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
