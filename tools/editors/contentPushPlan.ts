import type { LocaleProps, TagProps } from 'contentful-management';
import {
  contentTypeDefinition,
  type LocaleDefinition,
  localeDefinitions,
  tagDefinitions,
} from '../../content/model/definitions.ts';
import { contentTypes, isContentType } from '../../content/model/registry.ts';
import type { Management } from './contentManagement.ts';
import type { Leave, Step } from './contentPushStep.ts';
import { strangerStep, typeStep } from './contentPushTypes.ts';
import { canonical } from './drift.ts';

/** Compares a space's locales, tags and content types with the registry and plans the steps. */
export async function modelPlan(management: Management, leave: Leave): Promise<readonly Step[]> {
  const [locales, tags, types] = await Promise.all([
    management.locale.getMany({ query: { limit: 1000 } }),
    management.tag.getMany({ query: { limit: 1000 } }),
    management.contentType.getMany({ query: { limit: 1000 } }),
  ]);
  const live = new Map(types.items.map((type) => [type.sys.id, type]));
  const typeSteps = contentTypes.map((id) => typeStep(management, contentTypeDefinition(id), live.get(id), leave));
  const strangers = types.items.filter(({ sys }) => !isContentType(sys.id));
  return [
    ...localeSteps(management, locales.items),
    ...tagDefinitions.map(({ id, name }) =>
      tagStep(
        management,
        id,
        name,
        tags.items.find(({ sys }) => sys.id === id),
      ),
    ),
    ...(await Promise.all(typeSteps)),
    ...(await Promise.all(strangers.map((type) => strangerStep(management, type, leave)))),
  ];
}

function localeSteps(management: Management, live: readonly LocaleProps[]): readonly Step[] {
  const standard = live.find((locale) => locale.default);
  return localeDefinitions.map((locale): Step => {
    const step = { kind: 'locale', id: locale.code } as const;
    if (locale.default && standard && standard.code !== locale.code)
      return {
        ...step,
        action: 'refuse',
        details: [
          `the space’s default locale is ${standard.code}, and only its owner can change that: Settings, Locales`,
        ],
      };
    const known = live.find(({ code }) => code === locale.code);
    if (!known) {
      const { default: _, ...body } = locale;
      return {
        ...step,
        action: 'create',
        details: [],
        apply: async () => void (await management.locale.create({}, body)),
      };
    }
    const details = changedLocale(locale, known);
    if (details.length === 0) return { ...step, action: 'unchanged', details };
    const { name, fallbackCode, optional, contentDeliveryApi, contentManagementApi } = locale;
    const body = { ...known, name, fallbackCode, optional, contentDeliveryApi, contentManagementApi };
    return {
      ...step,
      action: 'update',
      details,
      apply: async () => void (await management.locale.update({ localeId: known.sys.id }, body)),
    };
  });
}

function changedLocale(locale: LocaleDefinition, known: LocaleProps): readonly string[] {
  const names = ['name', 'fallbackCode', 'optional', 'contentDeliveryApi', 'contentManagementApi'] as const;
  return names.flatMap((name) =>
    canonical(locale[name]) === canonical(known[name])
      ? []
      : [`${name} is ${canonical(known[name])}, in the model ${canonical(locale[name])}`],
  );
}

function tagStep(management: Management, id: string, name: string, known: TagProps | undefined): Step {
  const step = { kind: 'tag', id } as const;
  if (!known)
    return {
      ...step,
      action: 'create',
      details: [],
      apply: async () =>
        void (await management.tag.createWithId({ tagId: id }, { name, sys: { visibility: 'public' } })),
    };
  if (known.sys.visibility !== 'public')
    return {
      ...step,
      action: 'refuse',
      details: [
        'the tag is private, and the service can’t make it public: delete it in the space, then run this again',
      ],
    };
  return known.name === name
    ? { ...step, action: 'unchanged', details: [] }
    : {
        ...step,
        action: 'update',
        details: [`name is ${known.name}, in the model ${name}`],
        apply: async () => void (await management.tag.update({ tagId: id }, { ...known, name })),
      };
}
