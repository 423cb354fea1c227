import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIdOf, readBuild } from './build-folder';
import { goBack, mapsBeside, publishBuilds, useBuild, useBuilds } from './release';
import { liveOf } from './release-log';
import { readRegistry, readReleases } from './web-folder';

const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-releases-'));
const web = path.join(folder, 'web');
const dist = path.join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(web, { recursive: true, force: true }));

/** A build with these files; those that it had before are gone. */
function built(files: Record<string, string>): void {
  rmSync(dist, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }
}

interface Claim {
  name?: string;
  segments?: string[];
  isHeld?: boolean;
  /** Names of the kit that it takes. */
  needs?: string[];
}
const kit = (names?: string[]) => names && { '@toam/ui/core': names };

/** Publishes a remote whose code is this text. @returns the build */
async function publish(code: string, { name = 'crm', segments = ['customer'], isHeld = false, needs }: Claim = {}) {
  const fit = needs && { needs: kit(needs) };
  built({
    'mf-manifest.json': '{}',
    [`static/js/screen.${code}.js`]: code,
    [`static/js/screen.${code}.js.map`]: 'map',
  });
  const build = await buildIdOf(dist);
  const entry = { name, segments, slots: [], entry: `/remotes/${name}/${build}/mf-manifest.json` };
  await publishBuilds(web, [{ name, build, commit: null, entry, dist, ...fit }], { by: 'lan', isHeld });
  return build;
}

/** Publishes a shell with these files. @returns the build */
async function publishShell(files: Record<string, string>, gives?: string[]) {
  const fit = gives && { gives: kit(gives) };
  built(files);
  const build = await buildIdOf(dist);
  await publishBuilds(web, [{ name: 'shell', build, commit: null, dist, ...fit }], { by: 'lan' });
  return build;
}

const served = (file: string) => existsSync(path.join(web, file));
const textOf = (file: string) => readFileSync(path.join(web, file), 'utf8');
const entries = async () => (await readRegistry(web)).remotes.map((entry) => (entry as { entry: string }).entry);
const live = async (of: string) => liveOf(await readReleases(web), of)?.build;

/** As if everything until now had happened so many days earlier. */
function daysPass(days: number): void {
  const file = path.join(web, 'releases.json');
  const earlier = (text: string) => new Date(Date.parse(text) - days * 24 * 60 * 60 * 1000).toISOString();
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, earlier));
}

test('the registry points at the new build, and the old one still answers', async () => {
  const first = await publish('aaaaaaaa');
  const second = await publish('bbbbbbbb');
  expect(await entries()).toEqual([`/remotes/crm/${second}/mf-manifest.json`]);
  expect(served(`remotes/crm/${first}/static/js/screen.aaaaaaaa.js`)).toBe(true);
  expect((await readReleases(web)).map(({ build, step }) => [build, step])).toEqual([
    [first, 'uploaded'],
    [first, 'live'],
    [second, 'uploaded'],
    [second, 'live'],
  ]);
});

test('a build that was live for 40 days stays for 30 after it was replaced', async () => {
  const [zero, old] = [await publish('00000000'), await publish('aaaaaaaa')];
  daysPass(40);
  await publish('bbbbbbbb');
  expect([served(`remotes/crm/${zero}`), served(`remotes/crm/${old}`)]).toEqual([false, true]);
  await publish('cccccccc');
  daysPass(29);
  await publish('dddddddd');
  expect(served(`remotes/crm/${old}/static/js/screen.aaaaaaaa.js`)).toBe(true);
  daysPass(2);
  await publish('eeeeeeee');
  expect(served(`remotes/crm/${old}`)).toBe(false);
});

test('the same content has the same name, and is live once', async () => {
  expect(await publish('aaaaaaaa')).toBe(await publish('aaaaaaaa'));
  expect(await readReleases(web)).toHaveLength(2);
});

test('source maps are kept, and never served', async () => {
  const build = await publish('aaaaaaaa');
  expect(served(`remotes/crm/${build}/static/js/screen.aaaaaaaa.js.map`)).toBe(false);
  expect(existsSync(path.join(mapsBeside(web), 'crm', build, 'static/js/screen.aaaaaaaa.js.map'))).toBe(true);
});

test('back is the build before, and back again the one before that', async () => {
  const [first, second, third] = [await publish('aaaaaaaa'), await publish('bbbbbbbb'), await publish('cccccccc')];
  expect(await goBack(web, 'crm', { by: 'bao', seen: third })).toBe(second);
  expect(await entries()).toEqual([`/remotes/crm/${second}/mf-manifest.json`]);
  expect(await goBack(web, 'crm', { by: 'bao' })).toBe(first);
  await expect(goBack(web, 'crm', { by: 'bao' })).rejects.toThrow('crm has no build before the live one');
  await useBuild(web, 'crm', third, { by: 'bao' });
  expect(await live('crm')).toBe(third);
  await expect(useBuild(web, 'crm', third, { by: 'bao' })).rejects.toThrow('is live already');
  await expect(useBuild(web, 'crm', '0'.repeat(12), { by: 'bao' })).rejects.toThrow('is not here');
});

test('nobody goes back from what they have not seen', async () => {
  const [, second] = [await publish('aaaaaaaa'), await publish('bbbbbbbb')];
  const third = await publish('cccccccc');
  await expect(goBack(web, 'crm', { by: 'bao', seen: second })).rejects.toThrow('was published meanwhile');
  expect(await live('crm')).toBe(third);
});

test('a held build is here and can be used, and nothing points at it', async () => {
  const first = await publish('aaaaaaaa');
  const held = await publish('bbbbbbbb', { isHeld: true });
  expect(await entries()).toEqual([`/remotes/crm/${first}/mf-manifest.json`]);
  expect(served(`remotes/crm/${held}/mf-manifest.json`)).toBe(true);
  await useBuild(web, 'crm', held, { by: 'bao' });
  expect(await live('crm')).toBe(held);
});

test('who claims what is another’s uploads nothing', async () => {
  await publish('aaaaaaaa');
  await expect(publish('bbbbbbbb', { name: 'legal' })).rejects.toThrow('/customer, which belongs to crm');
  await expect(publish('bbbbbbbb', { name: 'legal', segments: ['account'] })).rejects.toThrow("the shell's");
  expect([served('remotes/legal'), served('releases.lock')]).toEqual([false, false]);
});

test('what another version of publishing wrote beside the remotes stays', async () => {
  await publish('aaaaaaaa');
  writeFileSync(path.join(web, 'remotes.json'), '{"version":1,"shell":"x","colour":"teal","remotes":["?"]}');
  await publish('bbbbbbbb');
  expect(await readRegistry(web)).toMatchObject({ shell: 'x', colour: 'teal', remotes: ['?', { name: 'crm' }] });
});

test('of two at once none is lost', async () => {
  const publishHr = async () => {
    const entry = { name: 'hr', segments: ['checkin'], slots: [], entry: '/hr' };
    await publishBuilds(web, [{ name: 'hr', build: '1'.repeat(12), commit: null, entry }], { by: 'bao' });
  };
  await Promise.all([publish('aaaaaaaa'), publishHr()]);
  expect(await entries()).toHaveLength(2);
});

const page = (text: string) => `<html><head></head>${text}</html>`;

test('the shell’s documents name their build; what builds share stays for as long as one needs it', async () => {
  const js = { 'static/js/kit.11111111.js': 'kit', 'static/js/preload.js': 'preload' };
  const first = await publishShell({ ...js, 'index.html': page('one'), 'static/js/main.aaaaaaaa.js': 'one' });
  const second = await publishShell({ ...js, 'index.html': page('two'), 'static/js/main.bbbbbbbb.js': 'two' });
  expect(textOf('index.html')).toBe(`<html><head><meta name="build" content="${second}"></head>two</html>`);
  expect((await readBuild(web, 'shell', first)).shared).toEqual([
    'static/js/kit.11111111.js',
    'static/js/main.aaaaaaaa.js',
  ]);
  expect((await readRegistry(web)).shell).toBe(second);
  expect(await goBack(web, 'shell', { by: 'bao' })).toBe(first);
  expect(textOf('index.html')).toContain('one');
  expect((await readRegistry(web)).shell).toBe(first);
  await useBuild(web, 'shell', second, { by: 'bao' });
  await publishShell({ ...js, 'index.html': page('three') });
  daysPass(31);
  await publishShell({ ...js, 'index.html': page('four') });
  expect(
    ['main.aaaaaaaa', 'main.bbbbbbbb', 'kit.11111111', 'preload'].filter((file) => served(`static/js/${file}.js`)),
  ).toEqual(['kit.11111111', 'preload']);
});

test('a document that is too small to compress now has no compressed copy of the earlier one', async () => {
  await publishShell({ 'index.html': page('long'.repeat(600)) });
  expect(served('index.html.br')).toBe(true);
  await publishShell({ 'index.html': page('short') });
  expect([served('index.html.br'), served('index.html.gz')]).toEqual([false, false]);
});

test('a build elsewhere has its entry here, which may move', async () => {
  const elsewhere = (entry: string) =>
    publishBuilds(
      web,
      [
        {
          ...{ name: 'crm', build: '2'.repeat(12), commit: null },
          entry: { name: 'crm', segments: ['customer'], slots: [], entry },
        },
      ],
      { by: 'lan' },
    );
  await elsewhere('http://localhost:3001/mf-manifest.json');
  await elsewhere('http://localhost:3002/mf-manifest.json');
  expect(await entries()).toEqual(['http://localhost:3002/mf-manifest.json']);
});

describe('what could not run with what is live', () => {
  const missing =
    /crm \(build \w{12}\) needs Tip of @toam\/ui\/core, which the live shell \(build \w{12}\) does not have: publish the shell/;

  test('is not published, nor used, nor gone back to; who forces it gets it', async () => {
    const first = await publishShell({ 'index.html': page('one') }, ['Button', 'Tip']);
    const withTip = await publish('aaaaaaaa', { needs: ['Tip'] });
    const without = await publish('bbbbbbbb', { needs: ['Button'] });
    const second = await publishShell({ 'index.html': page('two') }, ['Button']);
    await expect(publish('cccccccc', { needs: ['Tip'] })).rejects.toThrow(missing);
    await expect(goBack(web, 'crm', { by: 'bao' })).rejects.toThrow(missing);
    await expect(useBuild(web, 'crm', withTip, { by: 'bao' })).rejects.toThrow(missing);
    expect([await live('crm'), await live('shell')]).toEqual([without, second]);
    await useBuild(web, 'crm', withTip, { by: 'bao', isForced: true });
    expect(await live('crm')).toBe(withTip);
    await goBack(web, 'shell', { by: 'bao' });
    expect(await live('shell')).toBe(first);
  });

  test('is a shell without what a live remote takes, too', async () => {
    await publishShell({ 'index.html': page('one') }, ['Button', 'Tip']);
    await publish('aaaaaaaa', { needs: ['Tip'] });
    await expect(publishShell({ 'index.html': page('two') }, ['Button'])).rejects.toThrow(
      /no longer has Tip of @toam\/ui\/core, which the live crm/,
    );
  });

  test('goes back together: neither would run with the other as it is', async () => {
    const shell = await publishShell({ 'index.html': page('one') }, ['Button', 'Tip']);
    const crm = await publish('aaaaaaaa', { needs: ['Tip'] });
    const newCrm = await publish('bbbbbbbb', { needs: ['Button'] });
    const newShell = await publishShell({ 'index.html': page('two') }, ['Button']);
    const before = [
      { of: 'crm', build: crm, seen: newCrm },
      { of: 'shell', build: shell, seen: newShell },
    ];
    await expect(useBuilds(web, before.slice(0, 1), { by: 'bao' })).rejects.toThrow(missing);
    await expect(
      useBuilds(
        web,
        before.map((one) => ({ ...one, seen: crm })),
        { by: 'bao' },
      ),
    ).rejects.toThrow(/meanwhile/);
    expect([await live('crm'), await live('shell')]).toEqual([newCrm, newShell]);
    await useBuilds(web, before, { by: 'bao' });
    expect([await live('crm'), await live('shell')]).toEqual([crm, shell]);
  });

  test('may be uploaded and held', async () => {
    await publishShell({ 'index.html': page('one') }, ['Button']);
    const held = await publish('aaaaaaaa', { needs: ['Tip'], isHeld: true });
    expect(served(`remotes/crm/${held}`)).toBe(true);
  });
});
