import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run, Stop, workspace } from '../../commands/terminal.mjs';
import { wholePackages } from '../../rsbuild/singletons.ts';

/** Where older commits are built; it stays for the next time. */
const home = path.join(workspace, '.cache/fit-history');
const tree = path.join(home, 'tree');

export async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Stop(output.trim());
  return output.trim();
}

/** A working tree of its own, with a copy of the packages that takes no room: bundlers follow links out of the tree. */
export async function openTree(): Promise<void> {
  if (existsSync(tree)) return;
  await mkdir(home, { recursive: true });
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', '--force', tree, 'HEAD');
  const copied = await run('cp', ['-al', 'node_modules', path.join(tree, 'node_modules')]);
  if (copied.code !== 0) throw new Stop(copied.output);
}

/** Files that tell the names of a build, and older commits do not have. */
const overlay = ['tools/fit', 'tools/rsbuild/bundled-files.ts', 'libs/releases/src/fit.ts'];

/** Adds the plugin to a configuration from before it. */
async function tellNames(file: string, from: string, plugin: string): Promise<void> {
  const full = path.join(tree, 'tools/rsbuild', file);
  const text = await readFile(full, 'utf8');
  if (text.includes(from)) return;
  // beside federation: the shell's other documents share nothing
  const federation = /plugins: \[\s*pluginModuleFederation\(/;
  if (!federation.test(text)) throw new Stop(`tools/rsbuild/${file} is too old for this bench`);
  const added = text.replace(federation, (found) => found.replace('[', `[${plugin}, `));
  await writeFile(full, `import { ${from} } from '../fit/fit-plugin.ts';\n${added}`);
}

/** Adds the list of CommonJS packages to commits from before it: without it their default exports would seem to be missing. */
async function listWholePackages(): Promise<void> {
  const file = path.join(tree, 'tools/rsbuild/singletons.ts');
  const text = await readFile(file, 'utf8');
  if (text.includes('wholePackages')) return;
  await writeFile(file, `${text}\nexport const wholePackages = ${JSON.stringify(wholePackages)};\n`);
}

async function checkOut(commit: string): Promise<void> {
  const inTree = (...args: string[]) => git('-C', tree, ...args);
  await inTree('checkout', '--quiet', '--force', '--detach', commit);
  await inTree('clean', '--quiet', '-fd', 'tools', 'libs', 'apps');
  for (const file of overlay) await cp(path.join(workspace, file), path.join(tree, file), { recursive: true });
  await listWholePackages();
  await tellNames('host.ts', 'shellFit', 'shellFit()');
  await tellNames('remote.ts', 'remoteFit', 'remoteFit(name)');
}

/**
 * Builds an app as a commit has it, unless that was done before.
 * @returns its folder
 * @throws Stop if it can't be built
 */
export async function buildOf(commit: string, app: string): Promise<string> {
  const kept = path.join(home, `${commit.slice(0, 12)}-${app}`);
  if (existsSync(kept)) return kept;
  await checkOut(commit);
  const rsbuild = path.join(tree, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const cwd = path.join(tree, 'apps', app);
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, [rsbuild, 'build'], { cwd, env });
  if (code !== 0) throw new Stop(`${app} of ${commit.slice(0, 8)} can't be built:\n${output.slice(-1500)}`);
  await cp(path.join(cwd, 'dist'), kept, { recursive: true });
  return kept;
}
