import { reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import { answer, callsOf } from '@toam/testing/answer';
import { reportFailure } from './report-failure';

const bodies = () => callsOf(reportClientError).map(({ body }) => body);
const withStack = (error: Error, ...lines: string[]) => Object.assign(error, { stack: lines.join('\n') });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer(reportClientError, () => null);
  document.head.innerHTML = '<meta name="build" content="5e11c0de5e11" />';
});
afterEach(() => jest.restoreAllMocks());

test('tells the API which remote failed in which build, the same failure once a minute', async () => {
  window.history.pushState({}, '', '/customer/list?search=0918204204');
  const error = withStack(
    new Error('answered 500'),
    'Error: answered 500',
    '    at load (https://h/static/js/a.js:1:2)',
  );
  const failure = { remote: 'crm', stage: 'load', error } as const;
  const crm = { version: '1.2.0', build: '0f1e2d3c4b5a' };
  reportFailure(failure, crm);
  reportFailure(failure, crm);
  await Promise.resolve();
  expect(bodies()).toEqual([
    {
      ...{ remote: 'crm', ...crm, stage: 'load', message: 'Error: answered 500', path: '/customer/list' },
      stack: '    at load (https://h/static/js/a.js:1:2)',
    },
  ]);
});

test('a failure of the shell has the shell’s own build', async () => {
  reportFailure({ remote: 'shell', stage: 'render', error: new Error('of the shell') });
  await Promise.resolve();
  expect(bodies()).toMatchObject([{ remote: 'shell', build: '5e11c0de5e11' }]);
});

test('a stack never brings what the message says of people, and none is endless', async () => {
  const place = 'f@https://h/static/js/a.js:1:2';
  reportFailure({ remote: 'crm', stage: 'render', error: withStack(new Error('a'), 'Error: Lê An', ' 0918', place) });
  reportFailure({ remote: 'crm', stage: 'slot', error: withStack(new Error('b'), ...Array<string>(500).fill(place)) });
  reportFailure({ remote: 'crm', stage: 'load', error: 'thrown as a text' });
  await Promise.resolve();
  const [first, long, none] = bodies().map(({ stack }) => stack);
  expect([first, long?.length, none]).toEqual([place, 4096, '']);
});

test('of a wrapped error the stack of the first one is told', async () => {
  const cause = withStack(new Error('no module'), 'at inner (https://h/remotes/crm/static/js/b.js:3:4)');
  reportFailure({ remote: 'crm', stage: 'load', error: new Error('crm: no module', { cause }) });
  await Promise.resolve();
  expect(bodies()[0]?.stack).toContain('inner');
});
