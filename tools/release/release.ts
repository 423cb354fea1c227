/**
 * Releases what changed: builds it once, publishes it in order (API, shell, remotes), opens a page of each new build in Chromium, and
 * makes everything of this release go back if one does not work.
 *
 *   npm run release -- --base <sha> --to /srv/web --api https://toam.example     the apps that changed since a commit
 *   npm run release -- crm shell --to /srv/web --api https://toam.example        these
 *   … --url https://toam.example      where people open it, if that is not the API's address
 *   … --built                         publishes the builds that are there (an artefact of an earlier job)
 *   … --dry                           says what it would do
 *   … --local                         whatever the tree holds, unchecked; for your own machine
 *
 * SMOKE_EMAIL and SMOKE_PASSWORD name the account that looks at the pages. The API is deployed by its host, before this: a build with
 * calls that the live API does not know is not published. Exits with code 1 if anything is not live in the end that should be.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { liveBuilds } from '../../libs/releases/src/release-log.ts';
import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';
import { readReleases } from '../../libs/releases/src/web-folder.ts';
import { runNx } from '../commands/nx.mjs';
import { everyRemote } from '../commands/remotes.mjs';
import { run, workspace } from '../commands/terminal.mjs';
import { publisher } from '../commands/web.mjs';
import { commitOfApi } from '../fit/api-fit.ts';
import { releaser } from '../publish/from-head.ts';
import { readManifest } from '../publish/remote-entry.ts';
import { inFolder } from './folder-steps.ts';
import { addressesOf, planOf, type Plan } from './plan.ts';
import { runRelease, type Steps } from './run-release.ts';
import { openSmoke, type Smoke } from './smoke.ts';

interface Aim {
  /** The folder that is served. */
  to: string;
  /** Origins of the live API and of what people open. */
  api: string;
  url: string;
  isLocal: boolean;
  isBuilt: boolean;
}

const begun = Date.now();
const tell = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);

/** Apps that changed between two commits, as Nx knows what depends on what. */
async function affectedSince(base: string): Promise<string[]> {
  const question = ['show', 'projects', '--affected', '--base', base, '--head', 'HEAD', '--type', 'app', '--json'];
  const { code, output } = await runNx(question);
  if (code !== 0) throw new ReleaseRefused(`Nx does not say what changed since ${base}:\n${output.trim()}`);
  return z.array(z.string()).parse(JSON.parse(output));
}

const manifestOf = (name: string) =>
  readManifest(
    JSON.parse(readFileSync(path.join(workspace, 'apps', name, 'remote.json'), 'utf8')),
    `apps/${name}/remote.json`,
  );
const pagesOf = (of: string) => addressesOf(of, everyRemote().includes(of) ? manifestOf(of) : undefined);

async function build(apps: string[]): Promise<void> {
  const { code, output } = await runNx(['run-many', '-t', 'build', '-p', ...apps, '--output-style=static']);
  if (code !== 0) throw new ReleaseRefused(`the build failed:\n${output.trim()}`);
  tell(`built ${apps.join(', ')}`);
}

async function publish(web: string[], { to, api, isLocal }: Aim): Promise<void> {
  const documents = web.filter((name) => name === 'shell' || name === 'widget');
  const remotes = web.filter((name) => name !== 'shell' && name !== 'widget');
  const held = isLocal ? ['--local'] : ['--api', api];
  const args = [...publisher, ...remotes, ...documents.map((name) => `--${name}`), '--to', to, ...held];
  const { code, output } = await run(process.execPath, args);
  if (code !== 0) throw new ReleaseRefused(output.trim());
  for (const line of output.trim().split('\n')) tell(line);
}

function stepsOf(aim: Aim, smoke: Smoke): Steps {
  return {
    build: async (apps) => (aim.isBuilt ? tell(`takes the builds of ${apps.join(', ')} as they are`) : build(apps)),
    commitOfApi: () => commitOfApi(aim.api),
    publish: (web) => publish(web, aim),
    smoke: (of, made) => smoke.look(of, made, pagesOf(of)),
    ...inFolder(aim.to, () => releaser(workspace)),
    tell,
  };
}

async function tellPlan({ hasApi, web }: Plan, { to, api, url }: Aim): Promise<void> {
  const live = liveBuilds(await readReleases(to));
  if (hasApi) tell(`the API, which its host deploys; the live one is of ${(await commitOfApi(api)) ?? 'unknown'}`);
  for (const of of web) {
    const pages = pagesOf(of).map((address) => new URL(address, url).href);
    tell(`${of}: to ${to}, instead of ${live[of] ?? 'nothing'}, then ${pages.join(' and ')}`);
  }
  if (!hasApi && web.length === 0) tell('nothing');
}

/** Trying it and looking at it needs somebody who may see the pages. */
function account(): { email: string; password: string } {
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
  if (!email || !password)
    throw new ReleaseRefused('SMOKE_EMAIL and SMOKE_PASSWORD name the account that looks at the pages');
  return { email, password };
}

async function released(plan: Plan, aim: Aim): Promise<boolean> {
  if (plan.web.length === 0) {
    const never = () => Promise.reject(new Error('no page is looked at without a build of pages'));
    return runRelease(plan, stepsOf(aim, { look: never, close: never }));
  }
  const pictures = path.join(workspace, '.cache/release');
  mkdirSync(pictures, { recursive: true });
  const smoke = await openSmoke({ url: aim.url, ...account(), pictures });
  tell(`signed in at ${aim.url}`);
  try {
    return await runRelease(plan, stepsOf(aim, smoke));
  } finally {
    await smoke.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      to: { type: 'string' },
      api: { type: 'string' },
      url: { type: 'string' },
      dry: { type: 'boolean', default: false },
      local: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
    },
  });
  const { base, to, api, url = api, local: isLocal, built: isBuilt } = values;
  if (!to || !api || !url) throw new ReleaseRefused('--to says which folder is served, and --api which API is live');
  if (Boolean(base) === positionals.length > 0) throw new ReleaseRefused('which apps? --base <commit> or their names');
  const remotes = everyRemote();
  const unknown = positionals.find((name) => !['api', 'shell', 'widget', ...remotes].includes(name));
  if (unknown) throw new ReleaseRefused(`there is no app ${unknown}`);
  const plan = planOf(base ? await affectedSince(base) : positionals, remotes);
  const aim = { to: path.resolve(to), api, url, isLocal, isBuilt };
  tell(`to release: ${[...(plan.hasApi ? ['api'] : []), ...plan.web].join(', ') || 'nothing'}`);
  if (values.dry) return tellPlan(plan, aim);
  if (await released(plan, aim)) return tell('released');
  tell('NOT released');
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof ReleaseRefused ? `Not released: ${error.message}` : error);
  process.exitCode = 1;
});
