import type { NeedSummary } from '@toam/contracts/need/match.schema';
import { needEntries, wishesOfNeed } from '@toam/domain/need/need-columns';
import { perColumn } from '@toam/domain/record/columns';
import { toEpoch } from '../../db/columns';
import { personOf, readStaffNames } from '../users/users.reads';
import { namesOf, readEntriesOf } from './dictionary/need-entry-names';
import type { Need } from './need.schema';

/** Needs as matches show them, by id: the wishes as ids and names, and the owner. Columns are named one by one. */
export async function summariesOf(needs: Need[]): Promise<Map<number, NeedSummary>> {
  const entries = await readEntriesOf(needs);
  const staff = await readStaffNames(needs.map(({ user_id }) => user_id));
  return new Map(
    needs.map((need) => [
      need.id,
      {
        ...{ id: need.id, status: need.status },
        ...wishesOfNeed(need),
        names: perColumn(needEntries, (column) => namesOf(column, need[column], entries)),
        user: personOf(staff, need.user_id),
        created_at: toEpoch(need.created_at),
      },
    ]),
  );
}
