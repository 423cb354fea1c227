import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';

/** As tools/rsbuild/source-list.ts writes it. */
const sourceList = z.object({ sources: z.record(z.string(), z.string()) });

const git = async (workspace: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: workspace, maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Contents of a commit, by path: git's name of each. */
async function committed(workspace: string): Promise<Map<string, string>> {
  const lines = (await git(workspace, 'ls-tree', '-r', 'HEAD')).split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [about = '', file = ''] = line.split('\t');
      return [file, about.split(' ')[2] ?? ''];
    }),
  );
}

/**
 * The commit that a build was made from.
 * @throws ReleaseRefused if it was made from files that HEAD does not have like that: nobody could build it again
 */
export async function commitOf(workspace: string, app: string): Promise<string> {
  const file = path.join(workspace, 'apps', app, 'dist/build.json');
  if (!existsSync(file)) throw new ReleaseRefused(`${app} is not built: npx nx build ${app}`);
  const { sources } = sourceList.parse(JSON.parse(await readFile(file, 'utf8')));
  const head = await committed(workspace);
  const other = Object.keys(sources).filter((source) => sources[source] !== head.get(source));
  if (other.length > 0) {
    const some = other.slice(0, 3).join(', ') + (other.length > 3 ? ` and ${other.length - 3} more` : '');
    throw new ReleaseRefused(
      `${app} was not built from what HEAD has: ${some}. Commit what changed and build it again (npx nx build ${app}); --local publishes it as it is, for your own machine`,
    );
  }
  return (await git(workspace, 'rev-parse', 'HEAD')).trim();
}

/** Who releases: RELEASED_BY in a pipeline, else as git calls them. */
export async function releaser(workspace: string): Promise<string> {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  const name = await git(workspace, 'config', 'user.name').catch(() => ''); // git knows nobody, or is not there
  return name.trim() || process.env.USER || 'unknown';
}
