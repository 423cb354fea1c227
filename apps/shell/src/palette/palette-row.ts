import type { Icon } from '@toam/ui/icon/draw-icon';

/** A row of the palette, whatever it comes from. */
export interface PaletteRow {
  /** Unique in the palette. */
  id: string;
  title: string;
  /** Quieter second part. */
  detail?: string;
  icon: Icon;
  image?: string | null;
  /** Further words that find it, never shown. */
  words?: string;
  /** A record that a remote found: what was looked for stays out of the recent rows. */
  found?: boolean;
  /** Its source says that it is what was typed. */
  exact?: boolean;
  /** In-app path to open, or else `run`. */
  to?: string;
  run?: () => void;
}

export interface PaletteGroup {
  title: string;
  rows: PaletteRow[];
}
