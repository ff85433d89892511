import { describe, expect, test } from 'vitest';
import {
  consentMode,
  consentOfMode,
  consentText,
  fullConsent,
  heldConsent,
  needsAsking,
  noConsent,
  readConsent,
} from '../../../content/visitor/consentChoice.ts';

const choices = [
  noConsent,
  fullConsent,
  { analytics: true, personalisation: false },
  { analytics: false, personalisation: true },
];

describe('a choice', () => {
  test.each(choices)('%j comes back from its cookie', (choice) => {
    expect(readConsent(consentText(choice))).toEqual(choice);
  });

  test.each([undefined, '', 'yes', 'analytics,personalisation', 'analytics.marketing', 1, true, null])(
    '%j is none',
    (raw) => {
      expect(readConsent(raw)).toBeUndefined();
    },
  );

  test.each(choices)('%j in the words of consent mode never grants advertising', (choice) => {
    const mode = consentMode(choice);
    expect([mode['ad_storage'], mode['ad_user_data'], mode['ad_personalization']]).toEqual([
      'denied',
      'denied',
      'denied',
    ]);
    expect(consentOfMode(mode, noConsent)).toEqual(choice);
  });
});

describe('Global Privacy Control', () => {
  test('is an answer: nobody is asked, and nothing is allowed whatever was stored', () => {
    expect([needsAsking(undefined, true), heldConsent(fullConsent, true)]).toEqual([false, noConsent]);
  });

  test('without it a visitor is asked once, and nothing holds until then', () => {
    expect([needsAsking(undefined, false), needsAsking(noConsent, false), heldConsent(undefined, false)]).toEqual([
      true,
      false,
      noConsent,
    ]);
  });
});

test('an outside tool’s update changes what it names and nothing else', () => {
  expect(consentOfMode({ analytics_storage: 'granted' }, noConsent)).toEqual({
    analytics: true,
    personalisation: false,
  });
  expect(consentOfMode({ analytics_storage: 'denied' }, fullConsent)).toEqual({
    analytics: false,
    personalisation: true,
  });
  for (const nonsense of [undefined, null, 'granted', { analytics_storage: true }])
    expect(consentOfMode(nonsense, fullConsent)).toEqual(fullConsent);
});
