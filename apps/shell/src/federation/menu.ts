import type { RegisteredRemote } from '@toam/platform/remote-manifest';

export type RegisteredMenuEntry = RegisteredRemote['menu'][number] & { remote: string };

/** Whether the person passes an access rule of libs/domain/access.ts, given by name. */
export type Allowed = (rule: string) => boolean;

/** The menu of all remotes that the person may see, in order. Specification 1 §2, D19. */
export const menuOf = (remotes: RegisteredRemote[], allowed: Allowed): RegisteredMenuEntry[] =>
  remotes
    .flatMap((remote) => remote.menu.map((entry) => ({ ...entry, remote: remote.name })))
    .filter((entry) => allowed(entry.access))
    .sort((a, b) => a.order - b.order);

/** The phone's footer: for each of the four places the first entry that the person may see (D8). */
export function footerOf(menu: RegisteredMenuEntry[]): RegisteredMenuEntry[] {
  const places = [1, 2, 3, 4].map((place) => menu.find((entry) => entry.footer === place));
  return places.flatMap((entry) => (entry ? [entry] : []));
}

/** The menu entry that a path belongs to: the one with the longest path that begins it. */
export function entryOfPath<E extends { path: string }>(menu: E[], path: string): E | undefined {
  const begins = ({ path: own }: E) => path === own || path.startsWith(`${own}/`);
  return menu.filter(begins).sort((a, b) => b.path.length - a.path.length)[0];
}
