import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { counterNames } from '@toam/domain/business/accumulation.record';
import { dayStart } from '@toam/domain/day';
import { perColumn } from '@toam/domain/record/columns';

/** My entry of 20/11/2026, unless said otherwise. */
export const anAccumulation = (differing: Partial<AccumulationRow> = {}): AccumulationRow => ({
  ...{ id: 31, version: 2, user_id: 7, user: { id: 7, name: 'Nguyễn Thu Hà', avatar: null } },
  date: dayStart('2026-11-20'),
  ...perColumn(counterNames, () => 0),
  ...{ marketingQuantity: 12, saleQuantity: 3, created_at: 1_795_000_000, updated_at: 1_795_000_000, may_edit: true },
  ...differing,
});
