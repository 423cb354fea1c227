import type { RouteObject } from 'react-router-dom';
import { routesWithin } from './routes-within';

const within = (routes: RouteObject[]) => routesWithin({ segments: ['customer', 'request'] }, routes);

test.each([
  ['customer', true],
  ['customer/list', true],
  ['/customer/:id', true],
  ['request/*', true],
  ['checkin/overview', false],
  ['customers', false],
  [':anything', false],
  ['*', false],
  ['/', false],
  ['', false],
])('%s is its own: %s', (path, isOwn) => {
  const { own, foreign } = within([{ path }]);
  expect([own.length === 1, foreign.length === 0]).toEqual([isOwn, isOwn]);
});

test('a layout keeps what is its own, and goes where nothing is', () => {
  const layout = { id: 'layout', children: [{ path: 'customer/list' }, { path: 'checkin' }, { index: true as const }] };
  const { own, foreign } = within([layout, { children: [{ path: 'form' }] }]);
  expect(own).toEqual([{ id: 'layout', children: [{ path: 'customer/list' }] }]);
  expect(foreign).toEqual(['/checkin', '/', '/form']);
});
