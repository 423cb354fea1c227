import type { Counted } from '@toam/contracts/page';

/** The same count for every tab of a list. */
export const tabCounts = <Tab extends string>(tabs: readonly Tab[], count: Counted): Record<Tab, Counted> =>
  Object.fromEntries(tabs.map((tab) => [tab, count])) as Record<Tab, Counted>;
