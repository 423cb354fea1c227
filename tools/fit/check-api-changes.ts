/**
 * Fails if the API changed so that its clients break, and CHANGELOG.md does not say so.
 *
 *   npx tsx tools/fit/check-api-changes.ts              since the last tag; without one, since the commit before
 *   npx tsx tools/fit/check-api-changes.ts <commit>     since that one
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inWorkspace } from '../rsbuild/workspace.ts';
import { announcedIn, breakingChanges, unannounced, type ApiShape } from './api-changes.ts';

const file = 'docs/api-shape.json';

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: inWorkspace(), maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

const lastReleased = (): Promise<string> => git('describe', '--tags', '--abbrev=0').catch(() => 'HEAD~1');

async function main(): Promise<void> {
  const since = process.argv[2] || (await lastReleased());
  const isThere = await git('ls-tree', '--name-only', since, '--', file);
  if (!isThere) return console.log(`${since} holds no ${file}: nothing to compare with`);
  const before = JSON.parse(await git('show', `${since}:${file}`)) as ApiShape;
  const now = JSON.parse(await readFile(inWorkspace(file), 'utf8')) as ApiShape;
  const changes = breakingChanges(before, now);
  const silent = unannounced(changes, announcedIn(await readFile(inWorkspace('CHANGELOG.md'), 'utf8')));
  if (silent.length === 0) return console.log(`${changes.length} breaking changes since ${since}, all announced`);
  const lines = silent.map(({ call, what }) => `  \`${call}\` ${what}`);
  console.error(
    `Clients of the API break, and CHANGELOG.md does not say so. Keep what they use, or announce it under Unreleased ` +
      `with a line "- Breaking: \`<call>\` …":\n${lines.join('\n')}`,
  );
  process.exitCode = 1;
}

await main();
