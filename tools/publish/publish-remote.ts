/**
 * Publishes builds: copies each to the folder that is served, under its own name, and makes it the live one.
 *
 *   npm run publish:remote -- crm                     one remote into dist/web
 *   npm run publish:remote -- crm --to /srv/web       somewhere else
 *   npm run publish:remote -- crm --held              only uploaded: nothing points at it yet (npm run remotes -- use crm <build>)
 *   npm run publish:remote -- crm --entry https://cdn.example/crm/mf-manifest.json    served elsewhere: registry only
 *   npm run publish:web                               the shell, the chat of customers and every remote
 *   … --api https://toam.example                      holds it against the live API, too
 *   … --local                                         whatever the tree holds, unchecked; for your own machine
 *
 * Exits with code 1 before it copies anything if it finds: an invalid remote.json, an unknown text or access rule, a URL segment that
 * belongs to another remote or to the shell, a build that was not made from HEAD, an entry that does not answer, a remote that needs what
 * the live shell does not have, a shell that takes away what a live remote needs, or calls that the live API does not know.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIdOf } from '../../libs/releases/src/build-folder.ts';
import { together } from '../../libs/releases/src/fit.ts';
import { publishBuilds, type Publication } from '../../libs/releases/src/release.ts';
import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';
import type { RemoteManifest } from '../../libs/platform/src/remote-manifest.ts';
import { everyRemote } from '../commands/remotes.mjs';
import { apiUnfit, commitOfApi } from '../fit/api-fit.ts';
import { readFit } from '../fit/read-fit.ts';
import { servedElsewhere } from './elsewhere.ts';
import { commitOf, releaser } from './from-head.ts';
import { readManifest, registered, scriptsOf } from './remote-entry.ts';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const distOf = (app: string) => path.join(workspace, 'apps', app, 'dist');

interface Building {
  entry?: string;
  isLocal: boolean;
}

const jsonIn = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

function requireBuild(app: string, file: string): void {
  if (!existsSync(path.join(distOf(app), file))) throw new ReleaseRefused(`${app} is not built: npx nx build ${app}`);
}

async function remoteElsewhere(manifest: RemoteManifest, entry: string, isLocal: boolean): Promise<Publication> {
  // in development the server that answers there starts after this
  const elsewhere = isLocal ? null : await servedElsewhere(entry);
  const preload = elsewhere ? scriptsOf(elsewhere.manifest, entry) : [];
  const { build = '0'.repeat(12), commit = null } = elsewhere ?? {};
  return {
    name: manifest.name,
    build,
    commit,
    entry: registered(manifest, { build: elsewhere?.build, entry, preload }),
  };
}

async function remoteBuild(name: string, { entry, isLocal }: Building): Promise<Publication> {
  const manifestFile = path.join(workspace, 'apps', name, 'remote.json');
  if (!existsSync(manifestFile)) throw new ReleaseRefused(`apps/${name} holds no remote.json`);
  const manifest = readManifest(await jsonIn(manifestFile), `apps/${name}/remote.json`);
  if (entry) return remoteElsewhere(manifest, entry, isLocal);
  requireBuild(name, 'mf-manifest.json');
  const commit = isLocal ? null : await commitOf(workspace, name);
  const dist = distOf(name);
  // its menu with its words, slots and rights are part of a release, too
  const build = await buildIdOf(dist, JSON.stringify(registered(manifest, { entry: '' })));
  const address = `/remotes/${name}/${build}/mf-manifest.json`;
  const preload = scriptsOf(await jsonIn(path.join(dist, 'mf-manifest.json')), address);
  return {
    ...{ name, build, commit, dist, ...(await readFit(dist)) },
    entry: registered(manifest, { build, entry: address, preload }),
  };
}

/** The shell, or the page on which customers chat: it is no remote, it runs without the shell. */
async function documentsBuild(app: 'shell' | 'widget', { isLocal }: Building): Promise<Publication> {
  requireBuild(app, app === 'shell' ? 'index.html' : 'chat.html');
  const commit = isLocal ? null : await commitOf(workspace, app);
  const dist = distOf(app);
  return { name: app, build: await buildIdOf(dist), commit, dist, ...(await readFit(dist)) };
}

/** The order is API, shell, remotes: what calls something new waits for who answers it. @returns what could not be checked */
async function requireApi(builds: Publication[], address: string | undefined): Promise<string[]> {
  if (!address) return ['no --api says where the live API is: nothing is held against it'];
  const commit = await commitOfApi(address);
  const verdict = together(await Promise.all(builds.map((build) => apiUnfit(build, commit, workspace))));
  if (verdict.refused.length > 0) throw new ReleaseRefused(verdict.refused.join('\n  '));
  return verdict.unchecked;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: path.join(workspace, 'dist/web') },
      entry: { type: 'string' },
      all: { type: 'boolean', default: false },
      shell: { type: 'boolean', default: false },
      widget: { type: 'boolean', default: false },
      held: { type: 'boolean', default: false },
      local: { type: 'boolean', default: false },
      api: { type: 'string' },
    },
  });
  const names = values.all ? everyRemote() : positionals;
  if (names.length === 0 && !values.shell && !values.widget)
    throw new ReleaseRefused('which remote? npm run publish:remote -- <name>');
  const { held: isHeld, local: isLocal } = values;
  const building: Building = { isLocal, ...(values.entry && { entry: values.entry }) };
  const builds = [
    ...(values.shell ? [await documentsBuild('shell', building)] : []),
    ...(await Promise.all(names.map((name) => remoteBuild(name, building)))),
    ...(values.widget ? [await documentsBuild('widget', building)] : []),
  ];
  const to = path.resolve(values.to);
  const unchecked = isLocal || isHeld ? [] : await requireApi(builds, values.api);
  const by = await releaser(workspace);
  unchecked.push(...(await publishBuilds(to, builds, { by, isHeld, isForced: isLocal })));
  for (const sentence of unchecked) console.warn(`Not checked: ${sentence}`);
  const where = `${path.relative(workspace, to) || to}${isHeld ? ' (held)' : ''}`;
  for (const { name, build } of builds) console.log(`${name} ${build} → ${where}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ReleaseRefused ? `Not published: ${error.message}` : error);
  process.exitCode = 1;
});
