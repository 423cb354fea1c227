import { ageRangeKeys } from '@toam/domain/staff/age';
import { publicStaffSorts, type StaffSort, staffSorts } from '@toam/contracts/user/user-list.schema';
import { staffChoices } from '@toam/contracts/user/staff-choices';
import type { Random } from '@toam/domain/random';
import { generateStaff } from '../generate-staff';
import type { Ask, Draw, ListKind } from './list-kind';
import { readSamples, type Sample, somePage, someText, written } from './some';

const askers = { admin: 2, 'trực chat': 4 };

/** What people type: a name or a part of one, a number, an email. */
function someSearch(r: Random, samples: Sample[]): string {
  const { name, phone_number: phone, email } = r.pick(samples) as { name: string; phone_number: string; email: string };
  return r.weighted([
    [someText(r, name), 5],
    [name, 2],
    [phone, 1],
    [phone.slice(-4), 1],
    [email, 1],
  ]);
}

const publicFilters = (r: Random): object =>
  r.pick<object>([
    { gender: [r.pick(staffChoices.gender)] },
    { employee_type: r.some(staffChoices.employeeType, r.whole(1, 2)) },
    { employee_status: [r.pick(staffChoices.employeeStatus)] },
    { department: [r.pick(staffChoices.department)] },
    { job_position: [r.pick([5, 6, 7])] },
    { status: [r.pick([0, 1])] },
    { manager: [r.whole(1, 2000)] },
    { team: [r.whole(1, 2000)] },
  ]);

const paperFilters = (r: Random): object =>
  r.pick<object>([
    { religion: [r.pick(staffChoices.religion)] },
    { literacy: r.some(staffChoices.literacy, 2) },
    { age: [r.pick(ageRangeKeys)] },
    { missing: [r.pick(['religion', 'literacy', 'date_of_birth', 'department'])] },
  ]);

async function prepare(ask: Ask): Promise<Draw> {
  const samples = await readSamples(ask, 'users');
  return (r) => {
    const asker = r.pick(Object.keys(askers));
    const isAdmin = asker === 'admin';
    const sorts: readonly StaffSort[] = isAdmin ? staffSorts : publicStaffSorts;
    const someFilter = isAdmin ? r.pick([publicFilters, paperFilters]) : publicFilters;
    return {
      asker,
      method: 'GET',
      path: `/user/list?${written({
        page: somePage(r),
        size: 20,
        role: r.weighted([
          [0, 6],
          [3, 2],
          [100, 1],
        ]),
        sortColumn: r.pick(sorts),
        sortOrder: r.pick(['asc', 'desc']),
        search: r.chance(0.3) ? someSearch(r, samples) : undefined,
        filters: Object.assign({}, ...Array.from({ length: r.whole(0, 3) }, () => someFilter(r))) as object,
      })}`,
    };
  };
}

/** Staff: every order and filter that the contract offers. */
export const staff: ListKind = {
  name: 'staff',
  table: 'users',
  fill: generateStaff,
  askers,
  prepare,
  save: `update users set phone_number = '0' || (phone_number::bigint + 1), note = note || ' mới', version = version + 1,
    updated_at = now() where id = $1`,
};
