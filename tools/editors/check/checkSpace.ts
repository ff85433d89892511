import { editorAddress } from '../../../content/address/editorAddress.ts';
import { entryTitle } from '../../../content/model/entryTitle.ts';
import { namesOf } from '../../../content/names.ts';
import { addressRules } from './addressRules.ts';
import type { CheckedSpace } from './checkedSpace.ts';
import { cityRules } from './cityRules.ts';
import { dateRules } from './dateRules.ts';
import { fieldRules } from './fieldRules.ts';
import { type Fault, type Rule, type Severity, severities } from './finding.ts';
import { hoursRules } from './hoursRules.ts';
import { linkRules } from './linkRules.ts';
import { noticeRules } from './noticeRules.ts';
import { pictureRules } from './pictureRules.ts';
import { seatRules } from './seatRules.ts';
import { textRules } from './textRules.ts';

/** Every rule of the check by its name. */
export const rules = {
  ...fieldRules,
  ...textRules,
  ...linkRules,
  ...addressRules,
  ...pictureRules,
  ...dateRules,
  ...hoursRules,
  ...seatRules,
  ...noticeRules,
  ...cityRules,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** A finding as it is printed, with the address of the entry in the editor. */
export interface Finding extends Pick<Fault, 'field' | 'locale' | 'message'> {
  readonly rule: RuleName;
  readonly severity: Severity;
  /** Of what: an entry, an asset, or neither for the space itself. */
  readonly kind: 'entry' | 'asset' | 'space';
  readonly id: string;
  readonly contentType?: string | undefined;
  readonly title?: string | undefined;
  readonly isDraft: boolean;
  readonly link: string;
}

/** Checks a space, errors first; an error in a draft counts as a warning, because it affects no visitor yet. */
export function checkSpace(space: CheckedSpace): readonly Finding[] {
  const findings = ruleNames.flatMap((name) => {
    const rule: Rule = rules[name];
    return Array.from(rule.find(space), (fault) => finding(space, name, rule, fault));
  });
  return findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

const ruleNames = namesOf(rules);

function finding(space: CheckedSpace, name: RuleName, { severity }: Rule, { entry, asset, ...fault }: Fault): Finding {
  const base = editorAddress({ space: space.id, environment: space.environment, host: space.host });
  const isDraft = (entry ?? asset)?.isPublished === false;
  return {
    rule: name,
    severity: isDraft && severity === 'error' ? 'warning' : severity,
    kind: entry ? 'entry' : asset ? 'asset' : 'space',
    id: entry?.id ?? asset?.id ?? space.id,
    contentType: entry?.contentType,
    title: entry && entryTitle(entry.text),
    isDraft,
    ...fault,
    link: entry ? `${base}/entries/${entry.id}` : asset ? `${base}/assets/${asset.id}` : base,
  };
}
