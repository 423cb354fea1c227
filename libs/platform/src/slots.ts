import type { ComponentType } from 'react';

/**
 * Slots: the places where one team's screen appears inside another's, and neither imports the other. A contribution is listed in
 * remote.json (slot, id, label, order, access). Its code is loaded when the slot is shown.
 *
 * The props below are the contract. Adding an optional prop is compatible. Anything else is a breaking change for every remote that
 * contributes. Announce it in the commit ("feat(platform)!: …") and keep the old prop for one release.
 */
export interface SlotViews {
  /**
   * A tab of /admin (approval queues, dictionary …) at its `path` in remote.json, below the frame's title and tab bar. It fills the
   * rest of the screen. It has no props: a tab keeps its own state in the query string.
   */
  'admin.tab': Record<never, never>;
  /** A tab of a house's page (needs that match it, posts …). */
  'house.detail.tab': { houseId: number };
  /** A section of a customer's page or modal. */
  'customer.page.section': { customerId: number };
  /** A card of the home page's overview column. */
  'dashboard.card': Record<never, never>;
}

/** A row of the ⌘K palette: choosing it opens `to`. */
export interface Command {
  /** Unique within its source. */
  id: string;
  title: string;
  /** Second, less prominent part of the row: a code, a price, an address. */
  detail?: string;
  /** Where a text matched: words around the place, on a line of their own. */
  place?: string;
  /** In-app path with its query string. */
  to: string;
  /** Key of the kit's icon registry; unknown keys get a neutral icon. */
  icon?: string;
  /** Thumbnail instead of the icon. */
  image?: string | null;
  /** The row matches exactly, by a value that it may not show, such as a whole phone number. It comes before the others. */
  exact?: boolean;
}

/**
 * Finds rows for the typed text (trimmed, at least two characters). Must respect the signal: the next keystroke aborts it. It may
 * throw: the palette then leaves the source out and reports the remote.
 */
export type CommandSource = (query: string, signal: AbortSignal) => Promise<Command[]>;

/**
 * Counts for the menu entries whose `badge` is the contribution's id, also before the remote's screens were ever opened. The shell calls
 * it once, when the first screen is complete and the browser idle.
 * @param setBadge shows a count; 0 hides it
 * @returns a function that stops it
 */
export type BadgeSource = (setBadge: (count: number) => void) => () => void;

export type SlotViewName = keyof SlotViews;

/** Everything a remote may contribute to: views, and slots whose code is a function. */
export type SlotName = SlotViewName | 'command' | 'shell.badge';

export const slotNames = [
  'admin.tab',
  'house.detail.tab',
  'customer.page.section',
  'dashboard.card',
  'command',
  'shell.badge',
] as const satisfies readonly SlotName[];

/** Slots whose contributions have their own address (`path` in remote.json). The others share the address of their host. */
export const slotsWithPath = ['admin.tab'] as const satisfies readonly SlotName[];

/** The default export of a contribution's module. */
export type SlotCode<S extends SlotName> = S extends SlotViewName
  ? ComponentType<SlotViews[S]>
  : S extends 'command'
    ? CommandSource
    : BadgeSource;

/** Loaders of a remote's contributions: `{ 'house.detail.tab': { needs: () => import('./…') } }`. */
export type SlotLoaders = {
  [S in SlotName]?: Record<string, () => Promise<{ default: SlotCode<S> }>>;
};
