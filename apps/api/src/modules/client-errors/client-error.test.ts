import { anonymous, testApp } from '../../testing/test-app';
import { reportLimit } from './report-limit';

testApp();

const report = {
  remote: 'crm',
  version: '0.1.0',
  stage: 'load',
  message: 'remote crm: answered 500',
  path: '/customer/list',
};

test('a browser without a session may report a failure', async () => {
  const reply = await anonymous.post('/client-error', report);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true });
});

test('a report of an unknown stage or with an essay for a message is refused', async () => {
  const reply = await anonymous.post('/client-error', { ...report, stage: 'elsewhere', message: 'x'.repeat(501) });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().errors)).toEqual(expect.arrayContaining(['stage', 'message']));
});

test('one address is heard sixty times a minute, then again in the next', () => {
  let now = 0;
  const authorize = reportLimit(() => now);
  for (let times = 0; times < 60; times += 1) authorize('10.0.0.1');
  expect(() => authorize('10.0.0.1')).toThrow(/quá nhanh/);
  expect(() => authorize('10.0.0.2')).not.toThrow();
  now += 60_000;
  expect(() => authorize('10.0.0.1')).not.toThrow();
});

test('many addresses together cannot flood the log', () => {
  const authorize = reportLimit(() => 0);
  const address = (n: number) => `10.0.${Math.floor(n / 200)}.${n % 200}`;
  for (let n = 0; n < 600; n += 1) authorize(address(n));
  expect(() => authorize('10.1.0.1')).toThrow(/quá nhanh/);
});
