import { chromium, type Browser } from '@playwright/test';
import { random } from '@toam/domain/random';
import { missingOf, slots, type Names } from '../../libs/releases/src/fit.ts';
import { ensureChromium } from '../commands/programs.mjs';
import { runCommand, Stop } from '../commands/terminal.mjs';
import { readFit } from '../fit/read-fit.ts';
import { buildOf, git, openTree } from './fit-history/old-tree.ts';
import { realNames } from './fit-history/real-names.ts';

/**
 * `npm run bench -- fit-history [seed] [count] [commits]`: whether the check of names (decision 149) is right on our own history. Commits that
 * touched shared code are drawn at random; each is built with its parent, the shell and one remote, and both orders are asked: the new
 * remote in the old shell, the old remote in the new shell. What the check says is held against a browser that runs that shell. Issue 32:
 * 30 commits, 0 missed, at most 1 false.
 */
const [seed = String(Date.now() % 1_000_000), count = '30', ...named] = process.argv.slice(2);
const remotes = ['properties', 'crm', 'business', 'hr', 'chat'];

/** Code that shell and remotes share. */
const shared = ['ui', 'platform', 'api-client', 'auth', 'live'].map((lib) => `libs/${lib}/src`);
/** Older commits were built by another configuration. */
const since = '2026-11-24';

/** Members of an object that the shell fills when it starts are nothing that a module exports. */
const exported = (names: Names): Names =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([from]) => from !== slots && from !== 'react/jsx-runtime')
      .map(([from, list]) => [from, list.filter((name) => !name.includes('()'))]),
  );

const flat = (names: Names) => Object.entries(names).flatMap(([from, list]) => list.map((name) => `${from} ${name}`));

interface Order {
  what: string;
  shell: string;
  remote: string;
}

interface Judged {
  /** Names that a browser does not have, and the check did not say so. */
  missed: string[];
  /** Names that the check calls missing, and a browser has. */
  wrong: string[];
  refused: boolean;
}

async function judge(browser: Browser, { shell, remote }: Order): Promise<Judged> {
  const { needs = {} } = await readFit(remote);
  const { gives = {} } = await readFit(shell);
  const said = flat(exported(missingOf(needs, gives)));
  const real = flat(missingOf(exported(needs), await realNames(browser, shell)));
  return {
    missed: real.filter((name) => !said.includes(name)),
    wrong: said.filter((name) => !real.includes(name)),
    refused: said.length > 0,
  };
}

async function judgeCommit(
  browser: Browser,
  commit: string,
  remote: string,
): Promise<{ missed: number; wrong: number }> {
  const parent = await git('rev-parse', `${commit}^`);
  const [oldShell, oldRemote] = [await buildOf(parent, 'shell'), await buildOf(parent, remote)];
  const [newShell, newRemote] = [await buildOf(commit, 'shell'), await buildOf(commit, remote)];
  const orders: Order[] = [
    { what: `new ${remote}, old shell`, shell: oldShell, remote: newRemote },
    { what: `old ${remote}, new shell`, shell: newShell, remote: oldRemote },
  ];
  const total = { missed: 0, wrong: 0 };
  for (const order of orders) {
    const { missed, wrong, refused } = await judge(browser, order);
    total.missed += Number(missed.length > 0);
    total.wrong += Number(wrong.length > 0);
    const found = [...missed.map((name) => `missed ${name}`), ...wrong.map((name) => `wrong ${name}`)].join(', ');
    console.log(`${commit.slice(0, 8)} ${order.what}: ${refused ? 'refused' : 'fits'}${found && `, ${found}`}`);
  }
  return total;
}

/** Judges commits in random order until enough could be built: the oldest have no list of zod's names. */
async function judgeSome(browser: Browser, commits: string[], count: number, pick: () => string) {
  const total = { missed: 0, wrong: 0, judged: 0, skipped: 0 };
  for (const commit of commits) {
    if (total.judged === count) break;
    try {
      const found = await judgeCommit(browser, commit, pick());
      total.missed += found.missed;
      total.wrong += found.wrong;
      total.judged += 1;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      total.skipped += 1;
      console.log(`${commit.slice(0, 8)} skipped: ${error.message.split('\n')[0]}`);
    }
  }
  return total;
}

await runCommand(async () => {
  const r = random(Number(seed));
  const commits = (await git('log', '--no-merges', `--since=${since}`, '--format=%H', '--', ...shared)).split('\n');
  await openTree();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const drawn = named.length > 0 ? named : r.some(commits, commits.length);
    console.log(`seed ${seed}, ${commits.length} commits touched shared code since ${since}`);
    const { missed, wrong, judged, skipped } = await judgeSome(browser, drawn, Number(count), () => r.pick(remotes));
    console.log(
      `${judged * 2} orders of ${judged} commits: ${missed} missed, ${wrong} wrong (0 and at most 1); ${skipped} skipped`,
    );
    return missed > 0 || wrong > 1 ? 1 : 0;
  } finally {
    await browser.close();
  }
});
