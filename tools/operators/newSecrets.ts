import { readSettings } from '../../worker/settings.ts';
import { wordsOf } from '../commandLine.ts';
import { secretNames, secretProblem } from '../secrets.ts';

/** Why a site with these variables would not take new secrets (docs/rules.md#rotation); undefined where it would, or for none. */
export function newSecretsProblem(
  secrets: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>>,
): string | undefined {
  const given = Object.entries(secrets);
  if (given.length === 0) return undefined;
  const unsendable = given.flatMap(([name, value]) => secretProblem(name, value) ?? []).join(' ');
  if (unsendable !== '') return unsendable;
  const others = Object.fromEntries(secretNames.map((name) => [name, 's'.repeat(64)]));
  try {
    readSettings({ ...variables, ...others, ...secrets });
    return undefined;
  } catch (thrown) {
    return wordsOf(thrown);
  }
}
