import { is } from 'valibot';
import { ownValue } from '../../content/ownValue.ts';
import type { ContractSpace } from './askSpace.ts';
import { contentTypes, link, list, locales, type Resource, readAs } from './shapes.ts';

/** What the space itself tells, and expectations take their examples from. */
export interface SpaceFacts {
  readonly standardLocale: string;
  readonly otherLocale: string | undefined;
  /** The newest entries with what they link to. */
  readonly newest: readonly Resource[];
  /** An entry with a short text that can be asked for. */
  readonly named:
    | { readonly type: string; readonly field: string; readonly value: string; readonly id: string }
    | undefined;
  readonly tag: string | undefined;
  /** A field that can't be ordered by, with its type. */
  readonly text: { readonly type: string; readonly field: string } | undefined;
}

/** Looks at a space before anything is expected of it. */
export async function readSpaceFacts({ ask }: ContractSpace): Promise<SpaceFacts> {
  const { items: spaceLocales } = readAs(locales, await ask('locales'));
  const { items: types } = readAs(contentTypes, await ask('content_types', { limit: '1000' }));
  const { items: newest } = readAs(list, await ask('entries', { limit: '100', include: '0' }));
  const fieldsOf = (kind: string) =>
    types.flatMap(({ sys, fields }) =>
      fields.filter(({ type }) => type === kind).map(({ id }) => ({ type: sys.id, field: id })),
    );
  const symbols = fieldsOf('Symbol');
  return {
    standardLocale: spaceLocales.find((locale) => locale.default)?.code ?? '',
    otherLocale: spaceLocales.find((locale) => !locale.default)?.code,
    newest,
    named: newest
      .flatMap(({ sys, fields }) =>
        symbols
          .filter(({ type }) => type === sys.contentType?.sys.id)
          .map(({ type, field }) => ({ type, field, value: ownValue(fields, field), id: sys.id })),
      )
      .flatMap(({ value, ...at }) => (typeof value === 'string' && value !== '' ? [{ ...at, value }] : []))[0],
    tag: newest.flatMap(({ metadata }) => metadata?.tags ?? []).at(0)?.sys.id,
    text: fieldsOf('Text')[0],
  };
}

/** The ids of everything that fields link to, in lists and texts too. */
export function linkedFrom(value: unknown): readonly string[] {
  if (is(link, value)) return [`${value.sys.linkType} ${value.sys.id}`];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linkedFrom) : [];
}
