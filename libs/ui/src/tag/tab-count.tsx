import type { Counted } from '@toam/contracts/page';
import { formatTotal } from '../format/number';
import { CountBadge } from './count-badge';
import * as css from './tag.module.css';

/** Number of rows in each tab of a list, from one query. */
export interface TabCounts<Tab extends string> {
  /** The open tab. */
  open: Tab;
  /** Count from the open tab's list: it is first and most exact. undefined while it loads. */
  listed: Counted | undefined;
  counts: { data: Record<Tab, Counted> | undefined; isError: boolean };
}

interface TabCountProps<Tab extends string> extends TabCounts<Tab> {
  tab: Tab;
  /** Digits to reserve space for: as many as the list may have. */
  room?: 2 | 4;
}

/**
 * The count beside a tab's name. Shows no pill if its call failed. Hidden from screen readers, because numbers after every tab
 * would make the names hard to hear.
 */
export function TabCount<Tab extends string>({ tab, open, listed, counts, room = 4 }: TabCountProps<Tab>) {
  const count = (tab === open ? listed : undefined) ?? counts.data?.[tab];
  return (
    <span className={css.tab} aria-hidden>
      <CountBadge small active={tab === open} room={room}>
        {count ? formatTotal(count.total, count.total_capped) : counts.isError ? null : undefined}
      </CountBadge>
    </span>
  );
}
