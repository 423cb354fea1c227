/**
 * The builds that are served, and the way back. Each changes one pointer and builds nothing.
 *
 *   npm run remotes                        what is live, since when and from whom, and what was before
 *   npm run remotes -- back crm            the build before the live one
 *   npm run remotes -- use crm 1a2b3c4d5e6f    any build that is still here
 *   … --in /srv/web                        another folder than dist/web
 *   … --force                              also what does not run with what is live
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { goBack, useBuild } from '../../libs/releases/src/release.ts';
import { releasesOf, type Release } from '../../libs/releases/src/release-log.ts';
import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';
import { readReleases } from '../../libs/releases/src/web-folder.ts';
import { releaser } from './from-head.ts';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Builds of each that are shown; `--all` shows the others, too. */
const shown = 4;

const moment = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short', timeStyle: 'short' },
});
const at = (time: string | null) => (time ? moment.format(new Date(time)) : '');

function stateOf({ live, replaced }: Release): string {
  if (!live) return 'uploaded';
  return replaced ? `replaced ${at(replaced)}` : 'live';
}

function line(release: Release): string {
  const { of, build, commit, by, live, uploaded } = release;
  const from = commit ? commit.slice(0, 8) : 'changed tree';
  const cells = [of.padEnd(12), build, at(live ?? uploaded), from.padEnd(12), stateOf(release).padEnd(25), by];
  return cells.join('  ');
}

async function list(web: string, isAll: boolean): Promise<void> {
  const log = await readReleases(web);
  const names = [...new Set(log.map(({ of }) => of))].toSorted();
  if (names.length === 0) return console.log(`Nothing is published in ${web}: npm run publish:web`);
  for (const name of names) {
    const releases = releasesOf(log, name);
    for (const release of isAll ? releases : releases.slice(0, shown)) console.log(line(release));
    if (!isAll && releases.length > shown) console.log(`${''.padEnd(12)}  and ${releases.length - shown} more: --all`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      in: { type: 'string', default: path.join(workspace, 'dist/web') },
      all: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const web = path.resolve(values.in);
  const [what, of, build] = positionals;
  const by = await releaser(workspace);
  if (!what) return list(web, values.all);
  const going = { by, isForced: values.force };
  if (what === 'back' && of) return console.log(`${of} ${await goBack(web, of, going)} is live`);
  if (what !== 'use' || !of || !build)
    throw new ReleaseRefused('npm run remotes [-- back <name> | -- use <name> <build>]');
  await useBuild(web, of, build, going);
  console.log(`${of} ${build} is live`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ReleaseRefused ? `Nothing changed: ${error.message}` : error);
  process.exitCode = 1;
});
