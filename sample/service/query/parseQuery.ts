import { contentTypeRequired, invalidQuery, unknownPath } from '../model/apiError.ts';
import { chooseLocale, type LocaleChoice } from '../model/localeChoice.ts';
import type { Model, Resource } from '../model/model.ts';
import { linkKey } from '../model/resourceLinks.ts';
import type { Filter } from './filters.ts';
import { type MimeGroup, parseMimeGroup } from './mimetypes.ts';
import { parseOperands, parseOperator } from './operators.ts';
import { type Order, parseOrder } from './order.ts';
import { needsContentType, parsePath, type Target } from './paths.ts';
import { parseSelect, type Select } from './select.ts';

/** A list request, read and checked against the content model. */
export interface Query {
  readonly contentType: string | undefined;
  readonly select: Select;
  readonly locale: LocaleChoice;
  readonly include: number;
  readonly filters: readonly Filter[];
  /** Full text over all text fields. */
  readonly search: string | undefined;
  readonly order: readonly Order[];
  readonly skip: number;
  readonly limit: number;
  /** Pages name the next and the one before in place of a count. */
  readonly isByCursor: boolean;
  /** The link keys of what the entries must link to. */
  readonly linksTo: readonly string[];
  readonly mimeGroup: MimeGroup | undefined;
}

const forAll = [
  'access_token',
  'select',
  'locale',
  'include',
  'query',
  'order',
  'skip',
  'limit',
  'cursor',
  'pageNext',
  'pagePrev',
];

/** The parameters that are not filters; every other one must be a path. */
const parameters: Readonly<Record<Resource['kind'], ReadonlySet<string>>> = {
  Entry: new Set([...forAll, 'content_type', 'links_to_entry', 'links_to_asset']),
  Asset: new Set([...forAll, 'mimetype_group']),
  ContentType: new Set(forAll),
  Tag: new Set(forAll),
};

const MAX_SKIP = Number.MAX_SAFE_INTEGER;
const MAX_LIMIT = 1000;
const MAX_INCLUDE = 10;

function parseCount(params: URLSearchParams, name: string, standard: number, most: number): number {
  const text = params.get(name);
  if (text === null) return standard;
  const count = Number(text);
  if (/^\d+$/.test(text) && count <= most) return count;
  throw invalidQuery({
    name: 'range',
    path: [name],
    value: text,
    details: `The value of "${name}" must be a whole number from 0 to ${most}`,
  });
}

/** The token of a page that begins behind so many items. */
export function cursorToken(skip: number): string {
  return btoa(`page:${skip}`);
}

/** The text of base64 in either alphabet; empty for anything else. */
export function base64Text(value: string): string {
  try {
    return atob(value.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** Where the page begins that a token names; undefined without one. */
function cursorSkip(params: URLSearchParams): number | undefined {
  const name = ['pageNext', 'pagePrev'].find((each) => params.has(each));
  if (name === undefined) return params.get('cursor') === 'true' ? 0 : undefined;
  const value = params.get(name) ?? '';
  const [, skip] = /^page:(\d+)$/.exec(base64Text(value)) ?? [];
  if (skip === undefined || cursorToken(Number(skip)) !== value) throw invalidQuery({ name, value });
  return Number(skip);
}

const linkedTypeKey = /^fields\.([^.[\]]+)\.sys\.contentType\.sys\.id$/;

function parseTarget(kind: Resource['kind'], model: Model, params: URLSearchParams): Target {
  const contentType = (kind === 'Entry' && params.get('content_type')) || undefined;
  if (contentType !== undefined && !model.contentTypes.has(contentType)) {
    throw invalidQuery({ name: 'unknownContentType', value: contentType });
  }
  const linkedTypes = new Map<string, string>();
  for (const [key, value] of params) {
    const field = linkedTypeKey.exec(key)?.[1];
    if (field !== undefined) linkedTypes.set(field, value);
  }
  return { kind, model, contentType, linkedTypes };
}

function parseFilter(target: Target, key: string, text: string): Filter {
  const [, name, operatorName = 'eq'] = /^([^[\]]+)(?:\[([^[\]]*)\])?$/.exec(key) ?? [];
  if (name === undefined) throw unknownPath(key);
  if (needsContentType(target, name)) throw contentTypeRequired();
  const path = parsePath(target, name);
  const operator = parseOperator(operatorName, path.type, name);
  return { path, operator, operands: parseOperands(operator, text, path.type, name) };
}

function requireContentType(target: Target, text: string | null): void {
  const names = (text ?? '').split(',').map((name) => name.trim().replace(/^-/, ''));
  if (names.some((name) => needsContentType(target, name))) throw contentTypeRequired();
}

/** Reads the parameters of a list request. Throws for what does not fit the content model. */
export function parseQuery(kind: Resource['kind'], model: Model, params: URLSearchParams): Query {
  const target = parseTarget(kind, model, params);
  requireContentType(target, params.get('select'));
  requireContentType(target, params.get('order'));
  const filters = [...params].filter(([key]) => !parameters[kind].has(key));
  const linksTo = [
    ...params.getAll('links_to_entry').map((id) => linkKey({ linkType: 'Entry', id })),
    ...params.getAll('links_to_asset').map((id) => linkKey({ linkType: 'Asset', id })),
  ];
  return {
    contentType: target.contentType,
    select: parseSelect(target, params.get('select')),
    locale: chooseLocale(model, params.get('locale')),
    include: parseCount(params, 'include', 1, MAX_INCLUDE),
    filters: filters.map(([key, value]) => parseFilter(target, key, value)),
    search: params.get('query') ?? undefined,
    order: parseOrder(target, params.get('order') ?? ''),
    skip: cursorSkip(params) ?? parseCount(params, 'skip', 0, MAX_SKIP),
    limit: parseCount(params, 'limit', 100, MAX_LIMIT),
    isByCursor: params.get('cursor') === 'true',
    linksTo,
    mimeGroup: parseMimeGroup(params.get('mimetype_group')),
  };
}
