import { fiveWayKinds, type Side, sides } from '@toam/domain/business/five-way';
import { z } from 'zod';

/** What the overview keeps in the address besides the filter and the chart's grouping. */
export const overviewSearch = z.object({
  /** Of FiveWay. */
  side: z.enum(fiveWayKinds).catch('synthetic'),
  /** The opened tables, joined by commas. The first is open until somebody closes it. */
  tables: z.string().catch('sale'),
});

/** The tables that are open. */
export const openedTables = (tables: string): Side[] => {
  const named = tables.split(',');
  return sides.filter((side) => named.includes(side));
};

/** The tables once this one is opened or closed. */
export const toggledTable = (tables: string, side: Side): string => {
  const opened = openedTables(tables);
  return sides.filter((one) => opened.includes(one) !== (one === side)).join(',');
};
