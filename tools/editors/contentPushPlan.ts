import type { ContentTypeProps, LocaleProps, TagProps } from 'contentful-management';
import { DEFAULT_LANGUAGE, type Language, languageCodes } from '../../content/languages.ts';
import { contentTypeDefinition, localeDefinition, tagDefinitions } from '../../content/model/definitions.ts';
import { contentTypes, isContentType } from '../../content/model/registry.ts';
import { languageOfSpaceLocale, localesOf, loneLocale, type SpaceLocale } from '../../content/model/spaceLocales.ts';
import type { Management } from './contentManagement.ts';
import type { Leave, Step } from './contentPushStep.ts';
import { strangerStep, typeStep } from './contentPushTypes.ts';
import type { PictureFields } from './pictureFields.ts';

/** What a space has of the model before a push. */
interface LiveModel {
  readonly locales: readonly LocaleProps[];
  readonly tags: readonly TagProps[];
  readonly types: readonly ContentTypeProps[];
}

/** Reads the model of a space. */
export async function liveModel(management: Management): Promise<LiveModel> {
  const query = { limit: 1000 };
  const [locales, tags, types] = await Promise.all([
    management.locale.getMany({ query }),
    management.tag.getMany({ query }),
    management.contentType.getMany({ query }),
  ]);
  return { locales: locales.items, tags: tags.items, types: types.items };
}

/** Compares a space's locales, tags and content types with the registry and plans the steps. */
export async function modelPlan(
  management: Management,
  { locales, tags, types }: LiveModel,
  leave: Leave,
  { usual }: PictureFields,
): Promise<readonly Step[]> {
  const live = new Map(types.map((type) => [type.sys.id, type]));
  const liveTags = new Map(tags.map((tag) => [tag.sys.id, tag]));
  const typeSteps = contentTypes.map((id) =>
    typeStep(management, contentTypeDefinition(id, usual), live.get(id), leave),
  );
  const strangers = types.filter(({ sys }) => !isContentType(sys.id));
  return [
    ...languageCodes.map((language) => localeStep(management, language, locales)),
    ...tagDefinitions.map(({ id, name }) => tagStep(management, id, name, liveTags.get(id))),
    ...(await Promise.all(typeSteps)),
    ...(await Promise.all(strangers.map((type) => strangerStep(management, type, leave)))),
  ];
}

/** The locales that a push adds to a space's own. */
export function lackingLocales(live: readonly SpaceLocale[]): readonly SpaceLocale[] {
  return languageCodes
    .filter((language) => languageOfSpaceLocale(localesOf(live)(language)) !== language)
    .map(localeDefinition);
}

/** A language that the space has in any locale stays as it is, the space's own affair (docs/rules.md#push-locales). */
function localeStep(management: Management, language: Language, live: readonly LocaleProps[]): Step {
  const { code, name } = localeDefinition(language);
  const standard = live.find((locale) => locale.default);
  const spaceLocale = live.find((locale) => locale.code === localesOf(live)(language));
  const step = { kind: 'locale', id: code } as const;
  if (language === DEFAULT_LANGUAGE && standard && languageOfSpaceLocale(standard.code) !== language) {
    const problem = `the space’s default locale is ${standard.code}, and only its owner can change that: Settings, Locales`;
    return { ...step, action: 'refuse', details: [problem] };
  }
  if (spaceLocale && languageOfSpaceLocale(spaceLocale.code) === language) {
    const untold =
      'is not delivered, and pages lack this language: Settings, Locales, “Enable this locale in response”';
    const details = [spaceLocale.contentDeliveryApi ? [] : untold, loneLocale(spaceLocale) ?? []].flat();
    return { ...step, id: spaceLocale.code, action: 'unchanged', details };
  }
  const body = { code, name, fallbackCode: standard?.code ?? null };
  const delivered = { optional: true, contentManagementApi: true, contentDeliveryApi: true };
  return { ...step, action: 'create', apply: () => management.locale.create({}, { ...body, ...delivered }) };
}

function tagStep(management: Management, id: string, name: string, live: TagProps | undefined): Step {
  const step = { kind: 'tag', id } as const;
  if (!live) {
    const body = { name, sys: { visibility: 'public' as const } };
    return { ...step, action: 'create', apply: () => management.tag.createWithId({ tagId: id }, body) };
  }
  const problem =
    'the tag is private, and the service can’t make it public: delete it in the space, then run this again';
  if (live.sys.visibility !== 'public') return { ...step, action: 'refuse', details: [problem] };
  if (live.name === name) return { ...step, action: 'unchanged' };
  const apply = () => management.tag.update({ tagId: id }, { ...live, name });
  return { ...step, action: 'update', details: [`name is ${live.name}, in the model ${name}`], apply };
}
