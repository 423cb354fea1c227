/**
 * Publishes builds: copies each to the folder that is served, under its own name, and makes it the live one.
 *
 *   npm run publish:remote -- crm                     one remote into dist/web
 *   npm run publish:remote -- crm --to /srv/web       somewhere else
 *   npm run publish:remote -- crm --held              only uploaded: nothing points at it yet (npm run remotes -- use crm <build>)
 *   npm run publish:remote -- crm --entry https://cdn.example/crm/mf-manifest.json    served elsewhere: registry only
 *   npm run publish:web                               the shell, the chat of customers and every remote
 *   … --local                                         also a build of a tree with changes; for your own machine
 *
 * Exits with code 1 before it copies anything if it finds: an invalid remote.json, an unknown text or access rule, a URL segment that
 * belongs to another remote or to the shell, a build that was not made from HEAD, or an entry that does not answer.
 */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIdOf } from '../../libs/releases/src/build-folder.ts';
import { publishBuild } from '../../libs/releases/src/release.ts';
import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';
import { servedElsewhere } from './elsewhere.ts';
import { commitOf, releaser } from './from-head.ts';
import { readManifest, registered, scriptsOf } from './remote-entry.ts';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const distOf = (app: string) => path.join(workspace, 'apps', app, 'dist');

/** Folders of apps/ with a remote.json. */
const everyRemote = () =>
  readdirSync(path.join(workspace, 'apps')).filter((app) =>
    existsSync(path.join(workspace, 'apps', app, 'remote.json')),
  );

interface Publishing {
  to: string;
  entry?: string;
  isHeld: boolean;
  isLocal: boolean;
  by: string;
}

const say = (name: string, build: string, { to, isHeld }: Publishing) =>
  console.log(`${name} ${build} → ${path.relative(workspace, to) || to}${isHeld ? ' (held)' : ''}`);

const jsonIn = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

function requireBuild(app: string, file: string): void {
  if (!existsSync(path.join(distOf(app), file))) throw new ReleaseRefused(`${app} is not built: npx nx build ${app}`);
}

async function publishRemote(name: string, publishing: Publishing): Promise<void> {
  const { to, entry, isLocal, isHeld, by } = publishing;
  const manifestFile = path.join(workspace, 'apps', name, 'remote.json');
  if (!existsSync(manifestFile)) throw new ReleaseRefused(`apps/${name} holds no remote.json`);
  const manifest = readManifest(await jsonIn(manifestFile), `apps/${name}/remote.json`);
  if (entry) {
    // in development the server that answers there starts after this
    const elsewhere = isLocal ? null : await servedElsewhere(entry);
    const preload = elsewhere ? scriptsOf(elsewhere.manifest, entry) : [];
    const { build = '000000000000', commit = null } = elsewhere ?? {};
    const listed = registered(manifest, { build: elsewhere?.build, entry, preload });
    await publishBuild(to, { name, build, commit, entry: listed, by, isHeld });
    return say(name, build, publishing);
  }
  requireBuild(name, 'mf-manifest.json');
  const commit = isLocal ? null : await commitOf(workspace, name);
  const dist = distOf(name);
  // its menu, slots and rights are part of a release, too
  const build = await buildIdOf(dist, JSON.stringify(manifest));
  const address = `/remotes/${name}/${build}/mf-manifest.json`;
  const preload = scriptsOf(await jsonIn(path.join(dist, 'mf-manifest.json')), address);
  const listed = registered(manifest, { build, entry: address, preload });
  await publishBuild(to, { name, build, commit, entry: listed, dist, by, isHeld });
  say(name, build, publishing);
}

/** The shell, or the page on which customers chat: it is no remote, it runs without the shell. */
async function publishDocuments(app: 'shell' | 'widget', publishing: Publishing): Promise<void> {
  requireBuild(app, app === 'shell' ? 'index.html' : 'chat.html');
  const { to, isLocal, isHeld, by } = publishing;
  const commit = isLocal ? null : await commitOf(workspace, app);
  const dist = distOf(app);
  const build = await buildIdOf(dist);
  await publishBuild(to, { name: app, build, commit, dist, by, isHeld });
  say(app, build, publishing);
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
    },
  });
  const names = values.all ? everyRemote() : positionals;
  if (names.length === 0 && !values.shell && !values.widget)
    throw new ReleaseRefused('which remote? npm run publish:remote -- <name>');
  const publishing: Publishing = {
    ...{ to: path.resolve(values.to), isHeld: values.held, isLocal: values.local },
    ...(values.entry && { entry: values.entry }),
    by: await releaser(workspace),
  };
  // remotes find what they take in a shell that is there already
  if (values.shell) await publishDocuments('shell', publishing);
  for (const name of names) await publishRemote(name, publishing);
  if (values.widget) await publishDocuments('widget', publishing);
}

main().catch((error: unknown) => {
  console.error(error instanceof ReleaseRefused ? `Not published: ${error.message}` : error);
  process.exitCode = 1;
});
