/** What a release builds and publishes. */
export interface Plan {
  /** The API is among it. The host deploys it, and it goes first. */
  hasApi: boolean;
  /** The shell, then the remotes, then the customers' chat: the order in which they go live. */
  web: string[];
}

const rank = (name: string) => ['shell', '', 'widget'].indexOf(['shell', 'widget'].includes(name) ? name : '');

/**
 * @param apps folders of apps/
 * @param remotes those with a remote.json; what is neither remote, shell, widget nor API is not released
 */
export function planOf(apps: readonly string[], remotes: readonly string[]): Plan {
  const released = ['shell', 'widget', ...remotes];
  const web = released.filter((name) => apps.includes(name));
  return {
    hasApi: apps.includes('api'),
    web: web.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b)),
  };
}

/** Builds by name. */
export type Builds = Readonly<Record<string, string>>;

/** A build that a release made live. */
export interface Made {
  of: string;
  build: string;
  /** What was live before. Undefined: it is the first one. */
  before: string | undefined;
}

/** What is live in another build than before, in the order of the plan. */
export const madeLive = (web: readonly string[], before: Builds, after: Builds): Made[] =>
  web.flatMap((of) => {
    const build = after[of];
    return build && build !== before[of] ? [{ of, build, before: before[of] }] : [];
  });

interface Menu {
  segments: string[];
  menu: { path: string }[];
}

/** The addresses that are opened to see whether a build works. @param manifest of a remote */
export function addressesOf(of: string, manifest?: Menu): string[] {
  if (of === 'shell') return ['/dashboard', '/auth/login'];
  if (of === 'widget') return ['/widget/chat'];
  return [manifest?.menu[0]?.path ?? `/${manifest?.segments[0] ?? of}`];
}
