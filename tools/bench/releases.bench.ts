import path from 'node:path';
import { missingOf, slots, type Names } from '../../libs/releases/src/fit.ts';
import { everyRemote } from '../commands/remotes.mjs';
import { run, runCommand, step, Stop, workspace } from '../commands/terminal.mjs';
import { buildWeb } from '../commands/web.mjs';
import { readFit } from '../fit/read-fit.ts';
import { withBrowser } from './browser.ts';
import { measureAffected } from './releases/affected.ts';
import { measureNewRemote } from './releases/new-remote.ts';
import { realNames } from './releases/real-names.ts';
import { check } from './report.ts';

/**
 * What is promised of releases, on today's builds and in Chromium: `npm run bench -- releases [flows|names|new-remote|affected]`. Twenty
 * open tabs over a replaced build, publishing, trying and going back; the names that builds tell (decision 149) against those that a
 * browser has; a new remote; what a change affects. Issue 32.
 */
const e2e = path.join(workspace, 'apps/e2e');
const playwright = path.join(workspace, 'node_modules/@playwright/test/cli.js');

async function flows(): Promise<boolean> {
  const args = [playwright, 'test', 'open-tabs', 'release', 'remote-down', 'slow-line', '--reporter=list'];
  const env = { ...process.env, TABS: '20', CI: 'true' };
  return (await run(process.execPath, args, { cwd: e2e, env, show: true })).code === 0;
}

/** Members of an object that the shell fills when it starts are nothing that a module exports. */
const exported = (names: Names): Names =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([from]) => from !== slots && from !== 'react/jsx-runtime')
      .map(([from, list]) => [from, list.filter((name) => !name.includes('()'))]),
  );

/** @returns whether a browser has all these names */
function hasAll(what: string, wanted: Names, real: Names): boolean {
  const missing = Object.entries(missingOf(exported(wanted), real)).flatMap(([from, list]) => list.map((name) => `${from} ${name}`)); // prettier-ignore
  for (const name of missing) console.log(`  ${name}`);
  return check(`${what}, trình duyệt không có`, missing.length, 0, String);
}

async function names(): Promise<boolean> {
  const distOf = (app: string) => path.join(workspace, 'apps', app, 'dist');
  const { gives } = await readFit(distOf('shell'));
  if (!gives) throw new Stop('The shell says nothing of its names: build it first.');
  return withBrowser(async (browser) => {
    const real = await realNames(browser, distOf('shell'));
    let isWithin = hasAll('tên mà vỏ nói là có', gives, real);
    for (const remote of everyRemote()) {
      const { needs = {} } = await readFit(distOf(remote));
      isWithin = hasAll(`tên mà ${remote} cần`, needs, real) && isWithin;
    }
    return isWithin;
  });
}

const parts: Record<string, () => Promise<boolean>> = {
  flows,
  names,
  'new-remote': measureNewRemote,
  affected: measureAffected,
};

await runCommand(async () => {
  const [chosen] = process.argv.slice(2).filter((one) => one !== '--built');
  const isOfBuilds = chosen === undefined || chosen === 'flows' || chosen === 'names';
  if (isOfBuilds && !process.argv.includes('--built')) await step('Dựng từng phần', buildWeb);
  let failed = 0;
  for (const [name, work] of Object.entries(parts))
    if (!chosen || chosen === name) failed += (await step(name, work)) ? 0 : 1;
  return failed;
});
