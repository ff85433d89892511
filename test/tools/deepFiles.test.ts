import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingProofs } from '../../tools/rules/missingProofs.ts';
import { readRules } from '../../tools/rules/readRules.ts';
import { deepFiles, drawnFiles, isInRun, modes } from '../support/deepFiles.ts';

describe('the two runs', () => {
  test('run every test file between them; in both are only those that draw from their tables', () => {
    const files = [...Object.keys(deepFiles), 'test/worker/gates.test.ts', 'test/tools/deepFiles.test.ts'];
    for (const file of files) {
      expect(Object.values(modes).filter((mode) => isInRun(file, mode))).toHaveLength(1);
      expect(isInRun(file, 'test')).toBe(true);
      expect(existsSync(file), file).toBe(true);
    }
    for (const file of Object.keys(drawnFiles)) {
      expect(Object.values(modes).filter((mode) => isInRun(file, mode))).toHaveLength(2);
      expect(readFileSync(file, 'utf8')).toMatch(/\b(drawn|runs)\(/);
    }
  });

  test('each ask for the proofs of their own files alone', () => {
    const { rules } = readRules(
      ['# Rules', '### one', 'One.', '- Proved by `test/tools/stopping.test.ts`: "a"'].join('\n'),
    );
    expect(missingProofs(rules, [], (file) => isInRun(file, modes.daily))).toEqual([]);
    expect(missingProofs(rules, [], (file) => isInRun(file, modes.deep))).toHaveLength(1);
  });
});
