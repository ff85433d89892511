import { describe, expect, test } from 'vitest';
import { errorLine } from '../../../content/forms/errorLine.ts';

describe('a line of the list of errors', () => {
  test.each([
    ['First name', 'Please enter your first name', 'Please enter your first name'],
    ['姓', '姓を入力してください', '姓を入力してください'],
    ['E-mail address', 'Please enter your email address', 'E-mail address · Please enter your email address'],
    ['Subject', 'This text is too long.', 'Subject · This text is too long.'],
  ])('names its field once: %s', (label, error, line) => {
    expect(errorLine(label, error, 3)).toBe(line);
  });

  test('is the name of its field alone where there are more than three', () => {
    expect(errorLine('Subject', 'This text is too long.', 4)).toBe('Subject');
  });
});
