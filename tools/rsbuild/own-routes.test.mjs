import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { foreignRoutes } = await tsImport('./own-routes.ts', import.meta.url);

for (const [what, routes, foreign] of [
  [
    "one's own, and what stands below",
    "{ path: 'customer', children: [{ path: 'checkin' }] }, { path: 'customer/new' }",
    [],
  ],
  ["another remote's", "{ path: 'customer' }, { path: '/checkin/overview', element: <a /> }", ['/checkin/overview']],
  ['in a layout without a path', "{ element: <a />, children: [{ path: 'house' }] }", ['house']],
  ['made by a function', '...kinds.map((kind) => ({ path: `form/${kind}` }))', ['form/']],
  ['a segment that is not written out', '{ path: `${segment}/new` }, { path: paths.house }', []],
  ['all others', "{ path: '*' }, { path: ':id' }", ['*', ':id']],
  ['the start page', "{ path: '' }", ['']],
])
  test(what, async () => {
    assert.deepEqual(await foreignRoutes(`export const routes: RouteObject[] = [${routes}];`, ['customer']), foreign);
  });

test('every remote has its own', async () => {
  for (const [name, ...halves] of [
    ['properties'],
    ['crm'],
    ['business'],
    ['hr', 'work/', 'administration/'],
    ['chat'],
  ]) {
    const of = (file) => readFileSync(new URL(`../../apps/${name}/${file}`, import.meta.url), 'utf8');
    for (const half of halves.length > 0 ? halves : ['']) {
      const routes = of(`src/${half}routes.tsx`);
      assert.deepEqual(await foreignRoutes(routes, JSON.parse(of('remote.json')).segments), []);
      assert.notDeepEqual(await foreignRoutes(routes, ['other']), []);
    }
  }
});
