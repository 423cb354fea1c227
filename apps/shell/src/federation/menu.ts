import type { RegisteredRemote, WaitingCount } from '@toam/platform/remote-manifest';

export type RegisteredMenuEntry = RegisteredRemote['menu'][number] & {
  remote: string;
  /** The counts of an entry: its own, and those of all contributions whose path is below the entry's path. */
  counts: WaitingCount[];
};

/** Whether the person passes an access rule of libs/domain/access.ts, named as a string. */
export type Allowed = (rule: string) => boolean;

const ownCount = ({ count }: RegisteredRemote['menu'][number]): WaitingCount[] => (count ? [count] : []);

/** The menu of all remotes that the person may see, in order. Specification 1 §2, D19. */
export function menuOf(remotes: RegisteredRemote[], allowed: Allowed): RegisteredMenuEntry[] {
  const menu = remotes
    .flatMap(({ name, menu: entries }) => entries.map((entry) => ({ ...entry, remote: name, counts: ownCount(entry) })))
    .filter((entry) => allowed(entry.access))
    .sort((a, b) => a.order - b.order);
  const contributions = remotes.flatMap(({ slots }) => slots).filter(({ access }) => allowed(access));
  for (const { path, count } of contributions) if (path && count) entryOfPath(menu, path)?.counts.push(count);
  return menu;
}

/** The phone's footer: for each of the four positions the first entry that the person may see (D8). */
export function footerOf(menu: RegisteredMenuEntry[]): RegisteredMenuEntry[] {
  const places = [1, 2, 3, 4].map((place) => menu.find((entry) => entry.footer === place));
  return places.flatMap((entry) => (entry ? [entry] : []));
}

/** The menu entry of a path: the one with the longest matching prefix. */
export function entryOfPath<E extends { path: string }>(menu: E[], path: string): E | undefined {
  const begins = ({ path: own }: E) => path === own || path.startsWith(`${own}/`);
  return menu.filter(begins).sort((a, b) => b.path.length - a.path.length)[0];
}
