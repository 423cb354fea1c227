import type { ComponentType } from 'react';

/**
 * Slots: the places where one team's screen appears inside another's without either importing the other.
 * A contribution is listed in remote.json (slot, id, label, order, access) and its code is loaded when the slot is shown.
 *
 * The props below are the contract. Adding an optional prop is compatible; anything else is a breaking change for every
 * remote that contributes, so say it in the commit ("feat(platform)!: …") and keep the old prop for one release.
 */
export interface SlotViews {
  /**
   * A tab of /admin (approval queues, dictionary …) at the `path` that remote.json gives it, below the frame's title and tab
   * bar; it fills the rest of the screen. Given nothing: a tab keeps its own state in the query string.
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
  /** Second, quieter part of the row: a code, a price, an address. */
  detail?: string;
  /** In-app path with its query string. */
  to: string;
  /** Key of the kit's icon registry; unknown keys get a neutral icon. */
  icon?: string;
  /** Thumbnail instead of the icon. */
  image?: string | null;
  /** It is what was typed, by something that the row may not show, such as a whole phone number: it goes before others. */
  exact?: boolean;
}

/**
 * Finds rows for what the person typed (trimmed, at least two characters). Must honour the signal: it is aborted on the
 * next keystroke. Throwing is fine: the palette leaves the source out and reports the remote.
 */
export type CommandSource = (query: string, signal: AbortSignal) => Promise<Command[]>;

export type SlotViewName = keyof SlotViews;

/** Everything a remote may contribute to: views, and `command`, whose code is a function. */
export type SlotName = SlotViewName | 'command';

export const slotNames = [
  'admin.tab',
  'house.detail.tab',
  'customer.page.section',
  'dashboard.card',
  'command',
] as const satisfies readonly SlotName[];

/** Slots whose contributions have an address of their own (`path` in remote.json); the others share their host's. */
export const slotsWithPath = ['admin.tab'] as const satisfies readonly SlotName[];

/** What a contribution's module exports by default. */
export type SlotCode<S extends SlotName> = S extends SlotViewName ? ComponentType<SlotViews[S]> : CommandSource;

/** Loaders of a remote's contributions: `{ 'house.detail.tab': { needs: () => import('./…') } }`. */
export type SlotLoaders = {
  [S in SlotName]?: Record<string, () => Promise<{ default: SlotCode<S> }>>;
};
