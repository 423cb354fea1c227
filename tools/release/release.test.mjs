import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { addressesOf, madeLive, planOf } = await tsImport('./plan.ts', import.meta.url);
const { runRelease } = await tsImport('./run-release.ts', import.meta.url);

const remotes = ['business', 'crm', 'hr'];

test('the shell goes before the remotes, the customers’ chat last, and what is no app of ours not at all', () => {
  assert.deepEqual(planOf(['hr', 'widget', 'e2e', 'crm', 'shell', 'api'], remotes), {
    hasApi: true,
    web: ['shell', 'crm', 'hr', 'widget'],
  });
  assert.deepEqual(planOf(['e2e'], remotes), { hasApi: false, web: [] });
});

test('a remote is looked at where its menu begins, or at its first segment', () => {
  const menu = [{ path: '/customer' }, { path: '/request' }];
  assert.deepEqual(addressesOf('crm', { segments: ['customer', 'request'], menu }), ['/customer']);
  assert.deepEqual(addressesOf('legal', { segments: ['legal'], menu: [] }), ['/legal']);
  assert.deepEqual(addressesOf('shell'), ['/dashboard', '/auth/login']);
});

test('a build that was live already is nothing that a release made', () => {
  const made = madeLive(['shell', 'crm', 'hr'], { shell: 's1', crm: 'c1' }, { shell: 's1', crm: 'c2', hr: 'h1' });
  assert.deepEqual(made, [
    { of: 'crm', build: 'c2', before: 'c1' },
    { of: 'hr', build: 'h1', before: undefined },
  ]);
});

/** A world in which some builds don't work. @returns what happened in it, and what it said */
function world({ live = {}, broken = [], api = 'a1b2', refused, publishes } = {}) {
  const happened = [];
  const lines = [];
  const now = { ...live };
  return {
    happened,
    lines,
    now,
    steps: {
      build: async (apps) => void happened.push(`build ${apps.join(' ')}`),
      commitOfApi: async () => api,
      live: async () => ({ ...now }),
      publish: async (web) => {
        happened.push(`publish ${web.join(' ')}`);
        for (const of of publishes ?? (refused ? [] : web)) now[of] = `${of}-new`;
        if (refused) throw new Error(refused);
      },
      smoke: async (of, build) => {
        happened.push(`look ${build}`);
        return broken.includes(build) ? [`${of}: no heading (${build}.png)`] : [];
      },
      goBack: async (made) => {
        happened.push(`back ${made.map(({ of }) => of).join(' ')}`);
        for (const { of, before } of made) now[of] = before;
      },
      tell: (line) => lines.push(line),
    },
  };
}

const plan = (...apps) => planOf(apps, remotes);
const before = { shell: 'shell-1', crm: 'crm-1', hr: 'hr-1' };

test('a release builds once, publishes together, and looks at what became live', async () => {
  const { steps, happened, lines } = world({ live: before });
  assert.equal(await runRelease(plan('api', 'crm', 'shell'), steps), true);
  assert.deepEqual(happened, ['build api shell crm', 'publish shell crm', 'look shell-new', 'look crm-new']);
  assert.ok(lines.includes('crm crm-new works'));
});

test('one that fails takes all of this release back, the last first, and what is back is looked at', async () => {
  const { steps, happened, lines, now } = world({ live: before, broken: ['shell-new'] });
  assert.equal(await runRelease(plan('crm', 'shell'), steps), false);
  assert.deepEqual(happened.slice(2), [
    'look shell-new',
    'look crm-new',
    'back crm shell',
    'look crm-1',
    'look shell-1',
  ]);
  assert.deepEqual(now, before);
  assert.ok(lines.includes('  shell: no heading (shell-new.png)'));
});

test('a look that itself fails is a failure', async () => {
  const { steps, now } = world({ live: before });
  const smoke = async (of, build) => (build === 'crm-new' ? Promise.reject(new Error('the browser died')) : []);
  assert.equal(await runRelease(plan('crm'), { ...steps, smoke }), false);
  assert.deepEqual(now, before);
});

test('it is said that the older build fails, too', async () => {
  const { steps, lines } = world({ live: before, broken: ['crm-new', 'crm-1'] });
  assert.equal(await runRelease(plan('crm'), steps), false);
  assert.match(lines.at(-1), /may not be the cause/);
});

test('a first build has nothing to go back to, and that is said', async () => {
  const { steps, happened, lines, now } = world({ broken: ['hr-new'], live: { crm: 'crm-1' } });
  assert.equal(await runRelease(plan('crm', 'hr'), steps), false);
  assert.ok(happened.includes('back crm'));
  assert.equal(now.hr, 'hr-new');
  assert.ok(lines.some((line) => /hr hr-new stays live: nothing was before it/.test(line)));
});

test('a changed API that does not say its commit goes first', async () => {
  const { steps, happened } = world({ api: null });
  await assert.rejects(runRelease(plan('api', 'crm'), steps), /Deploy the API first/);
  assert.deepEqual(happened, ['build api crm']);
});

test('what is refused is not looked at; what was live already of it is back', async () => {
  const none = world({ live: before, refused: 'crm needs Tip of the shell' });
  await assert.rejects(runRelease(plan('crm'), none.steps), /needs Tip/);
  assert.deepEqual(none.happened, ['build crm', 'publish crm']);
  const half = world({ live: before, refused: 'the disk is full', publishes: ['shell'] });
  await assert.rejects(runRelease(plan('crm', 'shell'), half.steps), /disk/);
  assert.deepEqual(half.now, before);
});

test('without anything affected nothing happens', async () => {
  const { steps, happened } = world();
  assert.equal(await runRelease(plan('e2e'), steps), true);
  assert.deepEqual(happened, []);
});
