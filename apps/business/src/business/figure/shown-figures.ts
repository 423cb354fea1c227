import type { OpenedFigure } from './use-opened-figure';

/** The figures of a screen, with which the rows behind them are compared. */
export interface ShownFigures {
  /** As the screen shows it. Null: not known, or not shown. */
  valueOf: (opened: OpenedFigure) => number | null;
  /** The screen reads its figures again, so they may be older than the rows. */
  isReading: boolean;
  onReload: () => void;
}
