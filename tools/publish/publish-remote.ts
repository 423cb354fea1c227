/**
 * Publishes built remotes (and the shell) into the served directory, and lists them in its registry.
 *
 *   npm run publish:remote -- crm                     one remote into dist/web
 *   npm run publish:remote -- crm --to /srv/web       somewhere else
 *   npm run publish:remote -- crm --entry https://cdn.example/crm/mf-manifest.json    served elsewhere: registry only
 *   npm run publish:web                               the shell, the chat of customers and every remote
 *
 * Exits with code 1 before it copies anything if it finds: an invalid remote.json, an unknown text or access rule, or a URL
 * segment that belongs to another remote or to the shell.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compressFile } from '../rsbuild/precompress.ts';
import { copyBuild } from './copy-build.ts';
import { PublishRefused, readManifest, readRegistryFile, registered, scriptsOf, withRemote } from './registry-file.ts';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folders of apps/ with a remote.json. */
const everyRemote = () =>
  readdirSync(path.join(workspace, 'apps')).filter((app) =>
    existsSync(path.join(workspace, 'apps', app, 'remote.json')),
  );

/** A lock: of two publications at once, one would lose its entry. */
async function locked(file: string, work: () => Promise<void>): Promise<void> {
  const lock = `${file}.lock`;
  for (let tries = 0; ; tries += 1) {
    try {
      await mkdir(lock);
      break;
    } catch {
      if (tries === 50) throw new PublishRefused(`another publication holds ${lock}; delete it if none is running`);
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }
  try {
    await work();
  } finally {
    await rmdir(lock);
  }
}

/** Replaces the registry and its compressed copies, each in one step. */
async function writeRegistry(file: string, content: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, content);
  await compressFile(next);
  for (const kind of ['.br', '.gz', '']) {
    if (existsSync(next + kind)) await rename(next + kind, file + kind);
    else await rm(file + kind, { force: true });
  }
}

async function publishRemote(name: string, to: string, entry?: string): Promise<void> {
  const source = path.join(workspace, 'apps', name);
  const build = path.join(source, 'dist');
  const manifestFile = path.join(source, 'remote.json');
  if (!existsSync(manifestFile)) throw new PublishRefused(`apps/${name} holds no remote.json`);
  if (!entry && !existsSync(path.join(build, 'mf-manifest.json'))) {
    throw new PublishRefused(`${name} is not built: npx nx build ${name}`);
  }
  const content = await readFile(manifestFile, 'utf8');
  const manifest = readManifest(JSON.parse(content), `apps/${name}/remote.json`);
  const file = path.join(to, 'remotes.json');
  const target = path.join(to, 'remotes', name);
  await locked(file, async () => {
    const before = readRegistryFile(existsSync(file) ? await readFile(file, 'utf8') : null);
    const local = `/remotes/${name}/mf-manifest.json`;
    const scripts = entry
      ? []
      : scriptsOf(JSON.parse(await readFile(path.join(build, 'mf-manifest.json'), 'utf8')), local);
    const after = withRemote(before, registered(manifest, entry ?? local, scripts));
    if (!entry) {
      await copyBuild(build, target);
      await writeFile(path.join(target, 'remote.json'), content);
    }
    await writeRegistry(file, JSON.stringify(after));
  });
  console.log(`${name} ${manifest.version} → ${path.relative(workspace, target) || target}`);
}

async function publishShell(to: string): Promise<void> {
  const build = path.join(workspace, 'apps/shell/dist');
  if (!existsSync(path.join(build, 'index.html')))
    throw new PublishRefused('the shell is not built: npx nx build shell');
  await copyBuild(build, to, (file) => /^(remotes|widget)/.test(file));
  console.log(`shell → ${path.relative(workspace, to) || to}`);
}

/** The page on which customers chat. It is no remote: it runs without the shell. */
async function publishWidget(to: string): Promise<void> {
  const build = path.join(workspace, 'apps/widget/dist');
  if (!existsSync(path.join(build, 'chat.html')))
    throw new PublishRefused('the widget is not built: npx nx build widget');
  const target = path.join(to, 'widget');
  await copyBuild(build, target);
  console.log(`widget → ${path.relative(workspace, target) || target}`);
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
    },
  });
  const names = values.all ? everyRemote() : positionals;
  if (names.length === 0 && !values.shell && !values.widget)
    throw new PublishRefused('which remote? npm run publish:remote -- <name>');
  const to = path.resolve(values.to);
  await mkdir(to, { recursive: true });
  for (const name of names) await publishRemote(name, to, values.entry);
  if (values.shell) await publishShell(to);
  if (values.widget) await publishWidget(to);
}

main().catch((error: unknown) => {
  console.error(error instanceof PublishRefused ? `Not published: ${error.message}` : error);
  process.exitCode = 1;
});
