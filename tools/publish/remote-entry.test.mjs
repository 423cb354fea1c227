import assert from 'node:assert/strict';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { readManifest, registered, scriptsOf } = await tsImport('./remote-entry.ts', import.meta.url);
const { ReleaseRefused } = await tsImport('../../libs/releases/src/release-refused.ts', import.meta.url);
const { readRegistryFile, withRemote } = await tsImport('../../libs/releases/src/registry-file.ts', import.meta.url);

const apps = new URL('../../apps/', import.meta.url);
const workspaceManifests = readdirSync(apps)
  .map((app) => new URL(`${app}/remote.json`, apps))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));

const aManifest = (differing = {}) => ({
  name: 'deals',
  version: '1.0.0',
  team: 'Kinh doanh',
  segments: ['deal'],
  menu: [{ label: 'menu.business', icon: 'chart', order: 1, access: 'signedIn', path: '/deal' }],
  ...differing,
});
const publish = (registry, content) => {
  const manifest = readManifest(content, 'remote.json');
  return withRemote(registry, registered(manifest, { entry: `/remotes/${manifest.name}/mf-manifest.json` }));
};
const none = readRegistryFile(null);
const refuses = (work, message) =>
  assert.throws(work, (error) => error.name === ReleaseRefused.name && message.test(error.message));

test('the remotes of this workspace publish together and make the fifteen menu entries in order, among others', () => {
  const registry = workspaceManifests.reduce(publish, none);
  const entries = registry.remotes
    .flatMap(({ menu }) => menu)
    .filter(({ label }) => label.startsWith('menu.'))
    .sort((a, b) => a.order - b.order);
  assert.deepEqual(
    entries.map(({ text }) => text),
    [
      'Trang chủ',
      'Bất động sản',
      'Khách hàng',
      'Yêu cầu liên hệ',
      'Nhu cầu',
      'Dự án',
      'Tin tức',
      'Quản trị',
      'Sơ đồ nhân sự',
      'Chat',
      'Quản lý tin đăng',
      'Tổng quan',
      'Kiến thức',
      'Check-in',
      'Đơn từ',
    ],
  );
});

const aTab = { slot: 'admin.tab', id: 'approvals', label: 'tab.approveHouses', order: 1, access: 'admin' };

test('a contribution to a slot with addresses has one of its own', () => {
  const tab = { ...aTab, path: '/admin/deals', count: { call: '/deal/waiting', fields: ['all'] } };
  const registry = publish(none, aManifest({ slots: [tab] }));
  assert.deepEqual(registry.remotes[0].slots, [{ ...tab, text: 'Duyệt BĐS' }]);
  const other = { name: 'other', segments: ['other'], menu: [] };
  refuses(() => publish(registry, aManifest({ ...other, slots: [tab] })), /\/admin\/deals.*belongs to deals/);
  refuses(() => publish(none, aManifest({ slots: [aTab] })), /approvals needs a path/);
  refuses(
    () => publish(none, aManifest({ slots: [{ ...tab, slot: 'dashboard.card' }] })),
    /dashboard.card gives out no addresses/,
  );
});

test("a contribution's address is not the shell's", () => {
  const tab = { ...aTab, path: '/admin/releases' };
  refuses(() => publish(none, aManifest({ slots: [tab] })), /\/admin\/releases.*which is the shell's/);
});

test('a segment has one owner', () => {
  const registry = publish(none, aManifest());
  refuses(() => publish(registry, aManifest({ name: 'other' })), /\/deal.*belongs to deals/);
  assert.equal(publish(registry, aManifest({ version: '1.1.0' })).remotes[0].version, '1.1.0');
});

test("the shell's own segments cannot be claimed", () => {
  refuses(() => publish(none, aManifest({ segments: ['deal', 'auth'] })), /\/auth, which is the shell's/);
});

test('a text is resolved, so a shell that never heard of its key can show it', () => {
  assert.equal(publish(none, aManifest()).remotes[0].menu[0].text, 'Tổng quan');
});

test('words may stand in remote.json, and the shells that are live take them, which ask for a key, too', () => {
  const { label: _, ...own } = { ...aManifest().menu[0], text: 'Pháp chế' };
  const command = { text: 'Hợp đồng mẫu', icon: 'files', access: 'signedIn', path: '/deal/contracts' };
  const [published] = publish(none, aManifest({ menu: [own], commands: [command] })).remotes;
  assert.deepEqual(published.menu, [{ ...own, label: 'own.words' }]);
  assert.equal(published.commands[0].text, 'Hợp đồng mẫu');
});

const entry = aManifest().menu[0];
const broken = [
  ['a menu entry outside its segments', { menu: [{ ...entry, path: '/house' }] }, /\/house is under no segment/],
  ['an unknown access rule', { menu: [{ ...entry, access: 'everyone' }] }, /names no access rule: everyone/],
  ['an unknown text', { menu: [{ ...entry, label: 'menu.deals' }] }, /no text menu\.deals/],
  ['an entry with both words and a key', { menu: [{ ...entry, text: 'Kinh doanh' }] }, /menu\.0: either label or text/],
  ['an entry without words', { menu: [{ ...entry, label: undefined }] }, /menu\.0: either label or text/],
  ['words on two lines', { menu: [{ ...entry, label: undefined, text: 'Kinh\ndoanh' }] }, /menu\.0\.text: at most 40/],
  ['words with a space around them', { menu: [{ ...entry, label: undefined, text: 'Deal ' }] }, /menu\.0\.text/],
  ['no segment at all', { segments: [] }, /segments/],
  ['a name that is no federation name', { name: 'Deals!' }, /name/],
  [
    'a slot that does not exist',
    { slots: [{ slot: 'nowhere', id: 'x', label: 'menu.chat', order: 1, access: 'admin' }] },
    /slots\.0\.slot/,
  ],
];
for (const [what, differing, message] of broken) {
  test(`${what} is refused`, () => refuses(() => publish(none, aManifest(differing)), message));
}

test('entries of other teams stay byte for byte, also such as this checkout does not know', () => {
  const entry = {
    ...{ shape: 'of next year', name: 'legal', segments: ['legal'], menu: [{ group: 'unheard of', order: 1.5 }] },
    ...{ slots: [{ slot: 'brand.new', path: '/admin/legal' }], entry: 'https://cdn.example/legal/mf-manifest.json' },
  };
  const before = JSON.stringify({ version: 1, remotes: [entry, 'no object at all'] });
  const after = JSON.stringify(publish(readRegistryFile(before), aManifest()));
  assert.ok(after.includes(JSON.stringify(entry)));
  assert.ok(after.includes('"no object at all"'));
  // what they claim is theirs
  refuses(() => publish(readRegistryFile(before), aManifest({ segments: ['deal', 'legal'] })), /belongs to legal/);
});

test('a damaged registry is not overwritten', () => {
  refuses(() => readRegistryFile('{"version":2,"remotes":[]}'), /damaged/);
});

test('the scripts of a first visit stand beside the entry', () => {
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.1a2b3c4d.js', path: '' } },
    exposes: [{ name: 'remote', assets: { js: { sync: ['static/js/async/remote.5e6f.js'], async: [] } } }],
  };
  assert.deepEqual(scriptsOf(manifest, '/remotes/crm/mf-manifest.json'), [
    '/remotes/crm/remoteEntry.1a2b3c4d.js',
    '/remotes/crm/static/js/async/remote.5e6f.js',
  ]);
});
