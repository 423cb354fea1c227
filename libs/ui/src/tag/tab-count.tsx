import type { Counted } from '@toam/contracts/page';
import { formatTotal } from '../format/number';
import { CountBadge } from './count-badge';

/** How many rows each tab of a list holds: one question for all of them. */
export interface TabCounts<Tab extends string> {
  /** The open tab. */
  open: Tab;
  /** What the open tab's list has found; it knows first and best. Undefined while it is on its way. */
  listed: Counted | undefined;
  counts: { data: Record<Tab, Counted> | undefined; isError: boolean };
}

interface TabCountProps<Tab extends string> extends TabCounts<Tab> {
  tab: Tab;
}

/**
 * The count beside a tab's name. A count that failed leaves no pill. Not part of the name: read out with every tab, numbers would
 * bury the words.
 */
export function TabCount<Tab extends string>({ tab, open, listed, counts }: TabCountProps<Tab>) {
  const count = (tab === open ? listed : undefined) ?? counts.data?.[tab];
  return (
    <span className="ta-tab-count" aria-hidden>
      <CountBadge small active={tab === open} room={4}>
        {count ? formatTotal(count.total, count.total_capped) : counts.isError ? null : undefined}
      </CountBadge>
    </span>
  );
}
