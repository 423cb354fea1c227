import { staffValueText } from '@toam/contracts/user/staff-choices';
import { readEmployments, readStaffNames } from '../users/users.reads';

/** How the sheet names a person. */
export interface SheetPerson {
  id: number;
  name: string;
  position: string;
  /** Whose team it is. */
  team: string;
}

/** As they are called now. */
export async function readSheetPeople(ids: readonly number[]): Promise<Map<number, SheetPerson>> {
  const people = await readEmployments(ids);
  const staff = await readStaffNames(people.flatMap(({ id, manager }) => (manager === null ? [id] : [id, manager])));
  return new Map(
    people.map(({ id, job_position, manager }) => [
      id,
      {
        id,
        name: staff.get(id)?.name ?? '',
        position: staffValueText('job_position', job_position) ?? '',
        team: (manager !== null && staff.get(manager)?.name) || '',
      },
    ]),
  );
}
