import type { AccessRule } from '@toam/domain/access';
import type { RouteObject } from 'react-router-dom';
import type { SlotLoaders } from './slots';

/**
 * The one thing that a remote exposes, as the default export of `./remote` (docs/architecture.md, "Federation").
 * Keep the module that holds it small: it loads on the first visit to any of the remote's URLs, screens load lazily.
 */
export interface RemoteModule {
  /** As in remote.json. */
  name: string;
  /** Absolute from the root without the slash ("customer/list"), only under the segments that remote.json claims. */
  routes: RouteObject[];
  /** Code of the contributions that remote.json lists, by slot and id. */
  slots?: SlotLoaders;
}

/** What a route tells the shell. Put on every route that shows a screen. */
export interface RouteHandle {
  /** Document title and heading of placeholder pages, in Vietnamese. */
  title: string;
  /** Who may open the page; others see the not-found page (D18: the API enforces, this only hides). */
  access?: AccessRule;
}

/** A route's handle, typed. `path` is relative to the parent, `load` gives a module with a `Component`. */
export function handleOf(title: string, access?: AccessRule): { handle: RouteHandle } {
  return { handle: access ? { title, access } : { title } };
}
