import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readBuild } from '../../libs/releases/src/build-folder.ts';
import { liveOf, type ReleaseStep } from '../../libs/releases/src/release-log.ts';
import { readReleases } from '../../libs/releases/src/web-folder.ts';
import type { Fit } from './build-fit.ts';
import { remoteUnfit, shellUnfit, together, unchecked, type Verdict } from './check-fit.ts';

const names = z.record(z.string(), z.array(z.string()));
const writtenFit = z.object({ needs: names.optional(), gives: names.optional(), contracts: z.array(z.string()) });

/** What a build says of itself (fit-plugin.ts). Nothing, if it is from before that. */
export async function readFit(dist: string): Promise<Partial<Fit>> {
  const file = path.join(dist, 'fit.json');
  return existsSync(file) ? writtenFit.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** A build that is to be published, with what `readFit` says. */
export interface NewBuild extends Partial<Fit> {
  /** A remote, "shell" or "widget". */
  name: string;
  build: string;
}

async function liveBuild(web: string, log: ReleaseStep[], of: string): Promise<NewBuild | undefined> {
  const live = liveOf(log, of);
  return live && readBuild(web, of, live.build);
}

/**
 * Whether everything runs together once these builds are live, too. What was live before and stays is not held against each other.
 * @param web the folder that is served
 * @param builds all that one publication makes live
 */
export async function unfitWithLive(web: string, builds: NewBuild[]): Promise<Verdict> {
  const log = await readReleases(web);
  const own = ['shell', 'widget'];
  const isNew = (name: string) => builds.some((one) => one.name === name);
  const newRemotes = builds.filter(({ name }) => !own.includes(name));
  const newShell = builds.find(({ name }) => name === 'shell');
  const shell = newShell ?? (await liveBuild(web, log, 'shell'));
  if (!shell)
    return newRemotes.length > 0
      ? unchecked('no shell is live yet: the remotes are not held against one')
      : together([]);
  const verdicts = newRemotes.map((remote) => remoteUnfit(remote, shell));
  if (newShell) {
    const others = [...new Set(log.map(({ of }) => of))].filter((of) => !own.includes(of) && !isNew(of));
    const live = await Promise.all(others.map((of) => liveBuild(web, log, of)));
    verdicts.push(
      shellUnfit(
        newShell,
        live.filter((remote) => remote !== undefined),
      ),
    );
  }
  return together(verdicts);
}
