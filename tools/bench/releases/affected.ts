import { existsSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runNx } from '../../commands/nx.mjs';
import { everyRemote } from '../../commands/remotes.mjs';
import { run, Stop } from '../../commands/terminal.mjs';
import { check, percent, quantile } from '../report.ts';

/** Shares of all tasks, in the median. Decision 2, issue 32. */
const budget = { remote: 0.25, commits: 0.4, texts: 0.16, contracts: 0.25 };
/** Feature commits that are replayed. */
const commits = process.env.BENCH_COMMITS ?? '200';

interface Graph {
  nodes: Record<string, { data: { root: string; targets: Record<string, unknown> } }>;
  dependencies: Record<string, { target: string }[]>;
}

async function output(work: Promise<{ code: number; output: string }>): Promise<string> {
  const { code, output: text } = await work;
  if (code !== 0) throw new Stop(text.trim());
  return text.trim();
}

async function readGraph(): Promise<Graph> {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'toam-graph-')), 'graph.json');
  await output(runNx(['graph', `--file=${file}`]));
  return (JSON.parse(await readFile(file, 'utf8')) as { graph: Graph }).graph;
}

/** What answers for a graph: the project of a file, and the share of all tasks that changed projects affect. */
function reader({ nodes, dependencies }: Graph) {
  const roots = Object.entries(nodes)
    .map(([name, { data }]) => ({ name, root: `${data.root}/` }))
    .sort((one, other) => other.root.length - one.root.length);
  const users = new Map<string, string[]>();
  for (const [name, list] of Object.entries(dependencies))
    for (const { target } of list) users.set(target, [...(users.get(target) ?? []), name]);
  const isTask = (target: string, only?: string[]) => (only ? only.includes(target) : target !== 'dev');
  const tasksOf = (name: string, only?: string[]) =>
    Object.keys(nodes[name]?.data.targets ?? {}).filter((one) => isTask(one, only)).length;
  const share = (changed: readonly string[], only?: string[]): number => {
    const affected = new Set(changed);
    for (const name of affected) for (const user of users.get(name) ?? []) affected.add(user);
    const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + tasksOf(name, only), 0);
    return sum(affected) / sum(Object.keys(nodes));
  };
  return { share, projectOf: (file: string) => roots.find(({ root }) => file.startsWith(root))?.name };
}

/** Where a file of the past stands today: a moved one is found by its name, if no other has that name. */
function movedTo(files: readonly string[]): (file: string) => string {
  const byName = new Map<string, string[]>();
  for (const file of files) byName.set(path.basename(file), [...(byName.get(path.basename(file)) ?? []), file]);
  return (file) => {
    // texts of one remote stood in the contracts
    const isText = file.startsWith('libs/contracts/src/texts/');
    const [found, ...others] = byName.get(path.basename(file).replace(/\.ts$/, isText ? '.text.ts' : '.ts')) ?? [];
    return !existsSync(file) && found !== undefined && others.length === 0 ? found : file;
  };
}

/** Contracts that nobody but one remote and the API needs. */
async function contractsOfOne(files: readonly string[], remotes: readonly string[]): Promise<string[]> {
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

/**
 * What Nx builds, lints and tests for a change: of each remote, of its texts and contracts, and of the newest feature commits, whose
 * files are looked up where those stand today.
 */
export async function measureAffected(): Promise<boolean> {
  const remotes: string[] = everyRemote();
  const files = (await output(run('git', ['ls-files']))).split('\n').filter((file) => existsSync(file));
  const { share, projectOf } = reader(await readGraph());
  const shareOf = (list: readonly string[]) => share([...new Set(list.flatMap((file) => projectOf(file) ?? []))]);
  const remoteOf = (file: string) => remotes.find((remote) => file.startsWith(`apps/${remote}/`));
  const today = movedTo(files);
  const log = await output(run('git', ['log', '--grep=^feat', '-n', commits, '--name-only', '--format=%x00']));
  const changes = log.split('\0').map((part) => part.split('\n').filter(Boolean).map(today));
  const ofOne = changes.filter((change) => new Set(change.flatMap((file) => remoteOf(file) ?? [])).size === 1);
  const texts = files.filter((file) => remoteOf(file) && file.endsWith('.text.ts'));
  const contracts = await contractsOfOne(files, remotes);
  const median = (what: string, shares: number[], most: number) =>
    check(`${what}, ${shares.length}, trung vị`, quantile(shares, 0.5), most, percent);
  return [
    median('lint, kiểu, kiểm thử của một phân hệ', remotes.map((name) => share([name], ['lint', 'typecheck', 'test'])), budget.remote), // prettier-ignore
    median('commit chạm một phân hệ', ofOne.map(shareOf), budget.commits),
    median('lời của một phân hệ', texts.map((file) => shareOf([file])), budget.texts), // prettier-ignore
    median('hợp đồng của một phân hệ', contracts.map((noun) => share([`contracts-${noun}`])), budget.contracts), // prettier-ignore
  ].every(Boolean);
}
