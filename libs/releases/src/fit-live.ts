import { readBuild } from './build-folder';
import { remoteUnfit, shellUnfit, together, unchecked, type Names, type Verdict } from './fit';
import { liveOf, type ReleaseStep } from './release-log';
import { readReleases } from './web-folder';

/** A build with what it needs of the shell, or what the shell gives. */
export interface JudgedBuild {
  /** A remote, "shell" or "widget". */
  name: string;
  build: string;
  needs?: Names | undefined;
  gives?: Names | undefined;
}

async function liveBuild(web: string, log: ReleaseStep[], of: string): Promise<JudgedBuild | undefined> {
  const live = liveOf(log, of);
  return live && readBuild(web, of, live.build);
}

/**
 * Whether everything runs together once these builds are live, too. What was live before and stays is not held against each other.
 * @param web the folder that is served
 * @param builds all that one publication makes live
 */
export async function unfitWithLive(web: string, builds: JudgedBuild[]): Promise<Verdict> {
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
