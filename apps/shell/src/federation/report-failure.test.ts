import { reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import { answer, callsOf } from '@toam/testing/answer';
import { reportFailure, withoutPersonalData } from './report-failure';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Cannot call 0918 204 204 back', 'Cannot call … back'],
  ['no user ha.nguyen@toam.vn', 'no user …'],
  ['chunk 481 of crm/remote failed', 'chunk 481 of crm/remote failed'],
])('"%s" is logged as "%s"', (said, logged) => expect(withoutPersonalData(said)).toBe(logged));

test('tells the API which remote failed, the same failure once a minute', async () => {
  answer(reportClientError, () => null);
  window.history.pushState({}, '', '/customer/list?search=0918204204');
  const failure = { remote: 'crm', stage: 'load', error: new Error('answered 500') } as const;
  reportFailure(failure, '1.2.0');
  reportFailure(failure, '1.2.0');
  await Promise.resolve();
  expect(callsOf(reportClientError).map(({ body }) => body)).toEqual([
    { remote: 'crm', version: '1.2.0', stage: 'load', message: 'Error: answered 500', path: '/customer/list' },
  ]);
});
