/** A test that proves a rule: its file, and its title as it stands in the source. */
interface Proof {
  readonly file: string;
  readonly title: string;
}

/** A rule of `docs/rules.md`. */
export interface Rule {
  readonly anchor: string;
  /** Files that carry the rule out, from the top of the repository. */
  readonly holders: readonly string[];
  /** Empty for a rule that no test proves yet. */
  readonly proofs: readonly Proof[];
}

interface RuleBook {
  readonly rules: readonly Rule[];
  /** Every heading's anchor, in order; one that stands twice is in the list twice. */
  readonly anchors: readonly string[];
  /** What could not be understood, a sentence each. */
  readonly problems: readonly string[];
}

const heldIn = /^- Held in `([^`]+)`$/;
const provedBy = /^- Proved by `([^`]+)`: "(.+)"$/;
const provedByNothing = /^- Proved by: none yet(?: \(.+\))?$/;
const departs = /^- Departs: ./;
/** A title that is made of placeholders only would match every test of its file. */
const placeholders = /%(?:\.\d+)?[sdifjoO#%]|\$\{[^}]*\}|\$[\w.]+/g;

/** Reads the text of `docs/rules.md`: `##` begins a section, `###` a rule. */
export function readRules(text: string): RuleBook {
  const [opening = '', ...chapters] = text.split(/^(?=###? )/m);
  const anchors = [...opening.matchAll(/^# (.+)$/gm), ...text.matchAll(/^###? (.+)$/gm)].map(([, title = '']) =>
    anchorOf(title),
  );
  const problems: string[] = [];
  const rules = chapters
    .filter((chapter) => chapter.startsWith('### '))
    .map((chapter): Rule => {
      const [heading = '', ...lines] = chapter.trim().split('\n');
      const anchor = anchorOf(heading.slice(4));
      const facts = lines.filter((line) => line.startsWith('- '));
      const holders = facts.flatMap((line) => heldIn.exec(line)?.[1] ?? []);
      const proofs = facts.flatMap((line): Proof[] => {
        const [, file, title] = provedBy.exec(line) ?? [];
        return file && title ? [{ file, title }] : [];
      });
      if (lines.every((line) => line === '' || line.startsWith('- '))) problems.push(`${anchor}: it says nothing`);
      if (holders.length === 0) problems.push(`${anchor}: no file holds it`);
      if (!facts.some((line) => provedBy.test(line) || provedByNothing.test(line)))
        problems.push(`${anchor}: it says neither what proves it nor "none yet"`);
      for (const line of facts)
        if (![heldIn, provedBy, provedByNothing, departs].some((form) => form.test(line)))
          problems.push(`${anchor}: not understood: ${line}`);
      for (const { title } of proofs)
        if (title.replaceAll(placeholders, '').trim() === '')
          problems.push(`${anchor}: "${title}" would match every test; name a row or the group`);
      return { anchor, holders, proofs };
    });
  return { rules, anchors, problems };
}

/** A heading's anchor as GitHub makes it. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** A title as the source has it, as a pattern for the names that tests have when they run. */
export function titlePattern(title: string): RegExp {
  const parts = title.split(placeholders).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
