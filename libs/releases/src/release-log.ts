import { z } from 'zod';
import { ReleaseRefused } from './release-refused';

/** The first 12 hex digits of the SHA-256 of what a build holds. */
export const buildId = z.string().regex(/^[0-9a-f]{12}$/, 'a build: 12 digits of 0-9 and a-f');

/** What happened to a build. */
const step = z.object({
  /** A remote's name, "shell" or "widget". */
  of: z.string().min(1),
  build: buildId,
  /** uploaded: its files are served, and nothing points at them · live: everybody who opens a page gets it */
  step: z.enum(['uploaded', 'live']),
  at: z.iso.datetime(),
  /** Who did it, as their git configuration names them, or the account of an admin. */
  by: z.string(),
  /** Commit that it was built from. Null: a tree with changes, on a developer's own machine. */
  commit: z.string().nullable(),
});
export type ReleaseStep = z.output<typeof step>;

/** `releases.json`: every step, oldest first. It only grows. */
const releaseLog = z.object({ version: z.literal(1), releases: z.array(step) });

/** @param content of releases.json; null: there is none yet */
export function readReleaseLog(content: string | null): ReleaseStep[] {
  if (content === null) return [];
  const read = releaseLog.safeParse(JSON.parse(content));
  if (!read.success) throw new ReleaseRefused(`releases.json is damaged: ${z.prettifyError(read.error)}`);
  return read.data.releases;
}

export const writtenReleaseLog = (releases: ReleaseStep[]): string =>
  `${JSON.stringify({ version: 1, releases } satisfies z.input<typeof releaseLog>, null, 1)}\n`;

/** A build that was uploaded, with the time it was live for the last time. */
export interface Release extends Pick<ReleaseStep, 'of' | 'build' | 'commit' | 'by'> {
  uploaded: string;
  /** Since when it is or was live. Null: it never was. */
  live: string | null;
  /** When another build took its place. Null: it is live, or it never was. */
  replaced: string | null;
}

/** Builds of a remote, the shell or the widget: the one that was live last comes first, those that never were come last. */
export function releasesOf(log: readonly ReleaseStep[], of: string): Release[] {
  const found = new Map<string, Release>();
  let current: Release | undefined;
  for (const { build, step, at, by, commit } of log.filter((one) => one.of === of)) {
    const release = found.get(build) ?? { of, build, commit, by, uploaded: at, live: null, replaced: null };
    found.set(build, release);
    if (step === 'uploaded' || current === release) continue;
    if (current) current.replaced = at;
    Object.assign(release, { by, commit, live: at, replaced: null });
    current = release;
  }
  return [...found.values()].toSorted((a, b) => (b.live ?? '').localeCompare(a.live ?? ''));
}

/** The build that everybody gets. */
export const liveOf = (log: readonly ReleaseStep[], of: string): Release | undefined =>
  releasesOf(log, of).find(({ live, replaced }) => live && !replaced);

/** The live builds of all that was ever published, by name. */
export const liveBuilds = (log: readonly ReleaseStep[]): Readonly<Record<string, string>> =>
  Object.fromEntries(log.filter(({ step }) => step === 'live').map(({ of, build }) => [of, build]));

/**
 * The build to go back to. Who went back from C to B goes back to A next, not to C again.
 * Undefined: nothing was live before the present one.
 */
export function beforeLive(log: readonly ReleaseStep[], of: string): Release | undefined {
  let way: string[] = [];
  for (const { build } of log.filter((one) => one.of === of && one.step === 'live')) {
    const at = way.indexOf(build);
    way = at === -1 ? [...way, build] : way.slice(0, at + 1);
  }
  return releasesOf(log, of).find(({ build }) => build === way.at(-2));
}

/** Open tabs run an older build and still load its files. Days that they stay after another build took its place. */
const keepDays = 30;

/** Builds whose files nobody needs any more. The way back stays, however old it is. @param now epoch milliseconds */
export function outdated(log: readonly ReleaseStep[], of: string, now: number): Release[] {
  const oldest = now - keepDays * 24 * 60 * 60 * 1000;
  const before = beforeLive(log, of)?.build;
  return releasesOf(log, of).filter(({ build, uploaded, live, replaced }) => {
    if ((live && !replaced) || build === before) return false;
    return Date.parse(replaced ?? uploaded) < oldest;
  });
}
