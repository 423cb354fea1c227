import type { ReactNode } from 'react';
import type { Waiting } from './approval.queries';

/** How one kind of queue shows its items. */
export interface QueueLook<W extends Waiting> {
  /** Accessible name of the list. */
  label: string;
  /** Title of the phone's screen for one item. */
  title: (item: W) => string;
  /** Right side of a row's second line. */
  note: (item: W) => ReactNode;
  /** Buttons beside an item's title, in addition to the link to its page. */
  actions?: (item: W) => ReactNode;
  /** The full content to decide on. */
  body: (item: W) => ReactNode;
}
