import type { StaffFigures, StaffStatisticRow } from '@toam/contracts/business/statistic.schema';
import type { ListSort } from '@toam/ui/list';
import type { SummaryColumn } from './summary-columns';

/** What table and cards show. */
export interface SummaryPeopleProps {
  /** In order. */
  people: readonly StaffStatisticRow[];
  total: StaffFigures;
  columns: readonly SummaryColumn[];
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  /** Of the filter before, while those of a new one are read. */
  isStale: boolean;
}
