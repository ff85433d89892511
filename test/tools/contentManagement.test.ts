import { expect, test } from 'vitest';
import { managementProblem, NotYet } from '../../tools/editors/contentManagement.ts';

function refusal(name: string, body: object): Error {
  return Object.assign(new Error(JSON.stringify(body)), { name });
}

const errors = [
  { name: 'in', path: ['fields', 'layout', 'en-US'], details: 'Must be one of A, B' },
  { name: 'required', path: 'name' },
];
const invalid = refusal('ValidationFailed', { status: 422, message: 'Validation error', details: { errors } });
const places = /refused \(422 ValidationFailed\)[\s\S]*fields\.layout\.en-US: Must be one of A, B[\s\S]*name: required/;
const denied = refusal('AccessDenied', { status: 403, details: 'no' });
const gateway = refusal('502 Bad Gateway', { status: 502, message: '' });
const stumble = new TypeError("Cannot read properties of undefined (reading 'map')");

test.each<[string, unknown, RegExp]>([
  ['what is invalid, with its place', invalid, places],
  ['a version of somebody else', refusal('VersionMismatch', { status: 409 }), /409 VersionMismatch[\s\S]*Run it again/],
  ['details of another shape', denied, /403 AccessDenied[\s\S]*may not do this/],
  ['a server that fails without a word of the service', gateway, /^the service failed \(502 Bad Gateway\)$/],
  ['a lost connection', new Error('connect ECONNREFUSED 127.0.0.1:9'), /can’t be reached \(connect ECONNREFUSED/],
  ['an answer of another host', stumble, /^api.example answers something else than a content service/],
  ['what takes its time', new NotYet('the service has not processed it yet'), /^the service has not processed it yet$/],
  ['something that is no error', 'odd', /^odd$/],
])('%s is told in words', (_, thrown, words) => {
  expect(managementProblem(thrown, 'api.example')).toMatch(words);
});
