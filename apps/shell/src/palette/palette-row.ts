import type { Icon } from '@toam/ui/icon/draw-icon';

/** A row of the palette, from any source. */
export interface PaletteRow {
  /** Unique in the palette. */
  id: string;
  title: string;
  /** Second part, in a lighter colour. */
  detail?: string;
  /** Where a text matched, on a second line. */
  place?: string;
  icon: Icon;
  image?: string | null;
  /** More words that find the row; never shown. */
  words?: string;
  /** A record that a remote found. It never becomes a recent row. */
  found?: boolean;
  /** The source says that it matches the typed text exactly. */
  exact?: boolean;
  /** In-app path to open; without it, `run` is called. */
  to?: string;
  run?: () => void;
}

export interface PaletteGroup {
  title: string;
  rows: PaletteRow[];
}
