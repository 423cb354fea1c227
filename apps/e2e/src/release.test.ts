import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIdOf, folderOf, readBuild } from '@toam/releases/build-folder';
import { publishBuilds, type Publication } from '@toam/releases/release';
import { liveBuilds } from '@toam/releases/release-log';
import { readReleases } from '@toam/releases/web-folder';
import { inFolder } from '../../../tools/release/folder-steps';
import { runRelease, type Steps } from '../../../tools/release/run-release';
import { openSmoke } from '../../../tools/release/smoke';
import { expect, test } from './fixtures';
import { openOffice } from './office';
import { demoPassword } from './steps/sign-in';

const liveCrm = async (webDir: string) => liveBuilds(await readReleases(webDir)).crm ?? '';

/** A build of crm like the live one, with this code at the begin of its first chunk. */
async function crmWith(webDir: string, code: string): Promise<Publication & { dist: string }> {
  const live = await liveCrm(webDir);
  const { entry, needs } = await readBuild(webDir, 'crm', live);
  const dist = await mkdtemp(path.join(os.tmpdir(), 'toam-crm-'));
  await cp(folderOf(webDir, 'crm', live), dist, { recursive: true });
  const chunks = path.join(dist, 'static/js/async');
  for (const file of await readdir(chunks)) {
    if (!file.startsWith('__federation_expose_remote.')) continue;
    const chunk = path.join(chunks, file);
    if (file.endsWith('.js')) await writeFile(chunk, `${code}\n${await readFile(chunk, 'utf8')}`);
    else await rm(chunk); // compressed copies
  }
  const build = await buildIdOf(dist);
  const moved = JSON.parse(JSON.stringify(entry).replaceAll(live, build)) as typeof entry;
  return { name: 'crm', build, commit: null, dist, entry: moved, needs };
}

test('a release that works stays, and one that breaks is back by itself', async () => {
  const { server, webDir, close } = await openOffice('release');
  const account = { email: 'admin@toam.vn', password: demoPassword };
  const smoke = await openSmoke({ url: server.address, ...account, pictures: test.info().outputDir });
  const lines: string[] = [];
  const release = async (crm: Publication & { dist: string }) => {
    const steps: Steps = {
      ...inFolder(webDir, async () => 'lan'),
      build: async () => undefined,
      commitOfApi: async () => null,
      publish: async () => void (await publishBuilds(webDir, [crm], { by: 'lan', isForced: true })),
      smoke: (of, build) => smoke.look(of, build, ['/customer']),
      tell: (line) => lines.push(line),
    };
    const isGood = await runRelease({ hasApi: false, web: ['crm'] }, steps);
    await rm(crm.dist, { recursive: true });
    return isGood;
  };

  const good = await crmWith(webDir, '// like before');
  expect(await release(good)).toBe(true);
  expect(await liveCrm(webDir)).toBe(good.build);

  const broken = await crmWith(webDir, 'throw new Error("crm breaks at start");');
  expect(await release(broken)).toBe(false);
  expect(lines.find((line) => line.includes('/customer:'))).toMatch(/Khách hàng chưa tải được \(.+\.png\)/);
  expect(lines.at(-1)).toBe(`crm ${good.build} works`);
  expect(await liveCrm(webDir)).toBe(good.build);
  await smoke.close();
  await close();
});
