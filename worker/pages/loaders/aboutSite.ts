import { message } from '../../../content/messages/messages.ts';
import type { Loader } from './loader.ts';

/** The accessibility statement (docs/rules.md#accessibility-statement). */
export const loadStatement: Loader = async ({ visit }) => {
  const { language } = await visit;
  return {
    body: { view: 'accessibilityStatement' },
    title: message('statementTitle', language),
    description: message('statementText', language),
  };
};

/** All that is stored on the device (docs/rules.md#stored-data). */
export const loadStoredData: Loader = async ({ visit, hasPrivacyControl }) => {
  const { language } = await visit;
  return {
    body: { view: 'storedData', hasPrivacyControl },
    title: message('storedTitle', language),
    description: message('storedText', language),
  };
};
