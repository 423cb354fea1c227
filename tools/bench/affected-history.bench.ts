import { existsSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runNx } from '../commands/nx.mjs';
import { runCommand, Stop } from '../commands/terminal.mjs';
import { git } from './fit-history/old-tree.ts';
import { quantile } from './quantile.ts';

/**
 * `npm run bench -- affected-history [commits]`: what of the workspace Nx builds, lints and tests for a change, asked of our own history. The
 * newest feature commits are replayed on today's graph: their files, where those stand today. Issue 32: of commits that touch one remote, the
 * median is at most 40 % of all tasks; of one remote's texts at most 16 %, of one remote's contracts at most 25 %.
 */
const [count = '200'] = process.argv.slice(2);
const remotes = ['properties', 'crm', 'business', 'hr', 'chat'];

interface Graph {
  nodes: Record<string, { data: { root: string; targets: Record<string, unknown> } }>;
  dependencies: Record<string, { target: string }[]>;
}

async function readGraph(): Promise<Graph> {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'toam-graph-')), 'graph.json');
  const { code, output } = await runNx(['graph', `--file=${file}`]);
  if (code !== 0) throw new Stop(output.trim());
  return (JSON.parse(await readFile(file, 'utf8')) as { graph: Graph }).graph;
}

/** What answers for a graph: the project of a file, and the share of all tasks that its projects affect. */
function reader({ nodes, dependencies }: Graph) {
  const roots = Object.entries(nodes)
    .map(([name, { data }]) => ({ name, root: `${data.root}/` }))
    .sort((one, other) => other.root.length - one.root.length);
  const users = new Map<string, string[]>();
  for (const [name, list] of Object.entries(dependencies))
    for (const { target } of list) users.set(target, [...(users.get(target) ?? []), name]);
  const tasksOf = (name: string) => Object.keys(nodes[name]?.data.targets ?? {}).filter((one) => one !== 'dev').length;
  const all = Object.keys(nodes).reduce((sum, name) => sum + tasksOf(name), 0);
  const share = (changed: readonly string[]): number => {
    const affected = new Set(changed);
    for (const name of affected) for (const user of users.get(name) ?? []) affected.add(user);
    return [...affected].reduce((sum, name) => sum + tasksOf(name), 0) / all;
  };
  return { all, share, projectOf: (file: string) => roots.find(({ root }) => file.startsWith(root))?.name };
}

/** Where a file of the past stands today: a moved one is found by its name, if no other has that name. */
function movedTo(files: readonly string[]): (file: string) => string {
  const byName = new Map<string, string[]>();
  for (const file of files) byName.set(path.basename(file), [...(byName.get(path.basename(file)) ?? []), file]);
  return (file) => {
    if (existsSync(file)) return file;
    const name = path.basename(file);
    const text = /^libs\/contracts\/src\/texts\//.test(file) ? name.replace(/\.ts$/, '.text.ts') : name;
    const [found, ...others] = byName.get(text) ?? [];
    return found !== undefined && others.length === 0 ? found : file;
  };
}

const percent = (part: number) => `${Math.round(100 * part)} %`.padStart(5);

function report(name: string, shares: readonly number[]): void {
  const sorted = [...shares].sort((one, other) => one - other);
  const [median, worst] = [quantile(sorted, 0.5), quantile(sorted, 1)].map(percent);
  console.log(`${name.padEnd(32)} ${String(sorted.length).padStart(4)}   median ${median}   worst ${worst}`);
}

/** Contracts that nobody but one remote and the API needs. */
async function contractsOfOne(files: readonly string[]): Promise<string[]> {
  const users = new Map<string, Set<string>>();
  for (const file of files.filter((one) => /^(apps|libs)\/.*\.tsx?$/.test(one) && !/\.(test|fixture)\./.test(one))) {
    const user = file.split('/')[1] ?? '';
    for (const [, noun = ''] of (await readFile(file, 'utf8')).matchAll(/'@toam\/contracts\/([\w-]+)\//g))
      users.set(noun, (users.get(noun) ?? new Set()).add(user));
  }
  const others = ['api', 'contracts', 'e2e', 'testing'];
  return [...users].flatMap(([noun, by]) => {
    const [user = '', ...more] = [...by].filter((one) => !others.includes(one));
    return noun !== 'texts' && more.length === 0 && remotes.includes(user) ? [noun] : [];
  });
}

await runCommand(async () => {
  const files = (await git('ls-files')).split('\n');
  const { all, share, projectOf } = reader(await readGraph());
  const shareOf = (list: readonly string[]) => share([...new Set(list.flatMap((file) => projectOf(file) ?? []))]);
  const remoteOf = (file: string) => remotes.find((remote) => file.startsWith(`apps/${remote}/`));
  const today = movedTo(files);

  const log = await git('log', '--grep=^feat', '--extended-regexp', '-n', count, '--name-only', '--format=%x00%s');
  const commits = log
    .split('\0')
    .filter(Boolean)
    .map((part) => {
      const [subject = '', ...changed] = part.trim().split('\n').filter(Boolean);
      const now = changed.map(today);
      return { subject, touched: new Set(now.flatMap((file) => remoteOf(file) ?? [])), share: shareOf(now) };
    });
  const ofOne = commits.filter(({ touched }) => touched.size === 1).sort((one, other) => other.share - one.share);
  const texts = files.filter((file) => remoteOf(file) && file.endsWith('.text.ts'));
  const contracts = await contractsOfOne(files);

  console.log(`${all} tasks, ${commits.length} feature commits`);
  report(
    'commits that touch one remote',
    ofOne.map((commit) => commit.share),
  );
  report(
    'each text of one remote',
    texts.map((file) => shareOf([file])),
  );
  report(
    'each contract of one remote',
    contracts.map((noun) => share([`contracts-${noun}`])),
  );
  console.log('\nthe ten worst commits that touch one remote');
  for (const commit of ofOne.slice(0, 10)) console.log(`${percent(commit.share)}  ${commit.subject}`);
});
