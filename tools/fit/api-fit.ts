import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { fits, refused, unchecked, type Verdict } from '../../libs/releases/src/fit.ts';

/** Milliseconds. Publishing waits for somebody. */
const patience = 1500;

const health = z.object({ commit: z.string().nullable() });

/**
 * The commit that the live API was built from.
 * @param address of its origin, such as https://toam.example
 * @returns null if it does not tell, or does not answer: publishing goes on, and says so
 */
export async function commitOfApi(address: string): Promise<string | null> {
  try {
    const reply = await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(patience) });
    return health.parse(await reply.json()).commit;
  } catch {
    return null; // away, or from before it told its commit; `apiUnfit` says that nothing was checked
  }
}

interface Built {
  /** A remote, or the shell. */
  name: string;
  /** Null: it was built from a tree with changes. */
  commit: string | null;
  /** The files of `dist/fit.json` that say what crosses to the API. */
  contracts?: string[];
}

const short = (commit: string) => commit.slice(0, 12);

/** "a, b, c and 4 more" */
const some = (files: string[]): string =>
  files.slice(0, 3).join(', ') + (files.length > 3 ? ` and ${files.length - 3} more` : '');

/**
 * Whether the live API knows the calls of a build. The API goes first: one that was built from an older commit, in which a file that says
 * what crosses to it was different, cannot answer.
 * @param api commit of the live API (`commitOfApi`)
 * @param workspace a checkout with both commits
 */
export async function apiUnfit(
  { name, commit, contracts }: Built,
  api: string | null,
  workspace: string,
): Promise<Verdict> {
  const open = (why: string) => unchecked(`${name} is not held against the live API: ${why}`);
  if (!api) return open('it does not say which commit it was built from');
  if (!commit || !contracts) return open(`${name} does not say which files it was built from`);
  if (commit === api || contracts.length === 0) return fits;
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: workspace });
  const isAncestor = (older: string, newer: string) =>
    git('merge-base', '--is-ancestor', older, newer).then(
      () => true,
      () => false, // that is how git says no
    );
  for (const known of [api, commit])
    if (!(await isAncestor(known, known))) return open(`commit ${short(known)} is not in this repository (git fetch)`);
  const { stdout } = await git('diff', '--name-only', '--no-renames', api, commit, '--', ...contracts);
  const changed = stdout.split('\n').filter(Boolean);
  if (changed.length === 0 || (await isAncestor(commit, api))) return fits;
  if (!(await isAncestor(api, commit)))
    return open(`their commits ${short(commit)} and ${short(api)} are on two branches, and differ in ${some(changed)}`);
  return refused(
    `${name} (commit ${short(commit)}) was built with newer calls than the live API (commit ${short(api)}) knows: ` +
      `${some(changed)}. Publish the API first`,
  );
}
