import type { AccessRule } from '@toam/domain/access';
import type { RouteObject } from 'react-router-dom';
import type { SlotLoaders } from './slots';

/**
 * The only export of a remote, as the default export of `./remote` (docs/architecture.md, "Federation"). Keep this module small: it
 * loads on the first visit to any of the remote's URLs, while screens load lazily.
 */
export interface RemoteModule {
  /** The name in remote.json. */
  name: string;
  /** Absolute from the root without the slash ("customer/list"), only under the segments in remote.json. */
  routes: RouteObject[];
  /** Code of the contributions that remote.json lists, by slot and id. */
  slots?: SlotLoaders;
  /**
   * Loads the code of the screens that work without a network. The shell calls it while the browser is idle, if remote.json says
   * `offline`, so that they open without a network on a device that has never opened them.
   */
  offline?: () => Promise<unknown>;
}

/** The data that a route gives to the shell. Put it on every route that shows a screen. */
export interface RouteHandle {
  /** Document title and heading of placeholder pages, in Vietnamese. */
  title: string;
  /** Who may open the page. Others see the not-found page (D18: the API enforces, this only hides). */
  access?: AccessRule;
}

/** A route's handle, typed. `path` is relative to the parent; `load` returns a module with a `Component`. */
export function handleOf(title: string, access?: AccessRule): { handle: RouteHandle } {
  return { handle: access ? { title, access } : { title } };
}
