import type { ReactNode } from 'react';
import type { Waiting } from './approval.queries';

/** How one kind of queue shows what waits in it. */
export interface QueueLook<W extends Waiting> {
  /** Spoken name of the list. */
  label: string;
  /** Of the phone's screen for one item. */
  title: (item: W) => string;
  /** In a row's second line, at its right. */
  note: (item: W) => ReactNode;
  /** Buttons beside an item's title, beyond the way to its page. */
  actions?: (item: W) => ReactNode;
  /** What is decided about, whole. */
  body: (item: W) => ReactNode;
}
