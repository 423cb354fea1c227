import type { NeedSummary } from '@toam/contracts/request/match.schema';
import { toEpoch } from '../../db/columns';
import { type Entries, type EntryKey, readEntries } from '../options/options.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import type { Need } from './request.schema';

const entryKeys = (need: Need): EntryKey[] => [
  ...need.province.map((id) => ({ type: 'province' as const, id })),
  ...need.districts.map((id) => ({ type: 'district' as const, id })),
  ...need.property_type.map((id) => ({ type: 'type' as const, id })),
  ...need.house_type.map((id) => ({ type: 'class' as const, id })),
];

function namesOf(need: Need, entries: Entries): NeedSummary['names'] {
  const all = (type: EntryKey['type'], ids: number[]) => ids.map((id) => entries.nameOf(type, id) ?? `#${id}`);
  return {
    province: all('province', need.province),
    districts: all('district', need.districts),
    property_type: all('type', need.property_type),
    house_type: all('class', need.house_type),
  };
}

/** Needs as matches show them, by id: what is wished, in ids and in names, and whose need it is. */
export async function summariesOf(needs: Need[]): Promise<Map<number, NeedSummary>> {
  const entries = await readEntries(needs.flatMap(entryKeys));
  const staff = await readStaffNames(needs.map(({ user_id }) => user_id));
  return new Map(
    needs.map((need) => [
      need.id,
      {
        ...need,
        names: namesOf(need, entries),
        user: personOf(staff, need.user_id),
        created_at: toEpoch(need.created_at),
      },
    ]),
  );
}
