import { namesOf } from '../names.ts';
import { cloth, ikat, loom, plait, rug, stencil } from './cloths.ts';
import type { Drawing } from './drawing.ts';
import { canal, causeway, floors, lanterns, lightWell, stair, vaults } from './houses.ts';
import { court, fog, stones, sunWay } from './sky.ts';
import { lake, rain, tide, wind } from './water.ts';

/** A form of the section that a city has for itself (docs/rules.md#city-signature). */
export interface SignatureForm {
  /**
   * Where the drawing stands: above its lines, as wide as the window, beside them, or one drawing a line: in columns, in
   * rows, or in the two halves of a day.
   */
  readonly plan: 'above' | 'band' | 'before' | 'after' | 'columns' | 'rows' | 'halves';
  readonly tone?: 'ink' | 'bone' | 'bottle';
  /** What `at` says of a line; levels are sorted, the highest first. */
  readonly by?: 'hour' | 'level';
  /** One drawing, one of each line, or one of each half; `at` has the hour or level of each line. */
  readonly draw: (at: readonly number[], latitude: number) => readonly Drawing[];
}

/** Every form. A form stands in two cities at most: what no other city has is the reason for the section. */
export const signatureForms = {
  canal: { plan: 'before', by: 'level', draw: canal },
  causeway: { plan: 'before', by: 'hour', tone: 'bone', draw: causeway },
  cloth: { plan: 'columns', draw: cloth },
  court: { plan: 'before', by: 'hour', draw: court },
  floors: { plan: 'rows', by: 'level', tone: 'bone', draw: floors },
  fog: { plan: 'columns', by: 'hour', draw: fog },
  ikat: { plan: 'band', tone: 'ink', draw: ikat },
  lake: { plan: 'after', by: 'hour', tone: 'ink', draw: lake },
  lanterns: { plan: 'halves', by: 'hour', draw: lanterns },
  lightWell: { plan: 'rows', by: 'level', tone: 'bottle', draw: lightWell },
  loom: { plan: 'band', draw: loom },
  plait: { plan: 'after', tone: 'bone', draw: plait },
  rain: { plan: 'band', by: 'hour', tone: 'bone', draw: rain },
  rug: { plan: 'after', draw: rug },
  stair: { plan: 'before', by: 'level', tone: 'ink', draw: stair },
  stencil: { plan: 'columns', tone: 'bone', draw: stencil },
  stones: { plan: 'columns', by: 'hour', tone: 'bone', draw: stones },
  sun: { plan: 'above', by: 'hour', tone: 'ink', draw: sunWay },
  tide: { plan: 'band', by: 'hour', tone: 'bottle', draw: tide },
  vaults: { plan: 'above', by: 'hour', tone: 'bone', draw: vaults },
  wind: { plan: 'band', by: 'hour', draw: wind },
} as const satisfies Record<string, SignatureForm>;

type SignatureFormName = keyof typeof signatureForms;

/** The names of all forms, as an editor chooses from them. */
export const signatureFormNames: readonly SignatureFormName[] = namesOf(signatureForms);
