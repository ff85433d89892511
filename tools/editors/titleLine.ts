import { shortened } from '../../content/shortened.ts';

/** An entry's title where it is part of a line for people; other tools get it whole (docs/rules.md#command-output). */
export function titleLine(title: string): string {
  return shortened(title, 80);
}
