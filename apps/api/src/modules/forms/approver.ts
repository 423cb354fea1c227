import { Role } from '@toam/domain/actor';
import { readHrSetting } from '../hr-settings/hr-settings.reads';
import { personOf, readActiveAdmins, readStaffNames } from '../users/users.reads';

/** Who decides forms unless the sender names somebody else: the setting, else an admin, else a super admin. Null: there is no active admin. D96, H12. */
export async function defaultApprover(): Promise<{ id: number | null; choices: number[] }> {
  const admins = await readActiveAdmins();
  const set = await readHrSetting('default_approver');
  const found = admins.find(({ id }) => id === set) ?? admins.find(({ role }) => role === Role.admin) ?? admins[0];
  return { id: found?.id ?? null, choices: admins.map(({ id }) => id) };
}

/** The setting as the API answers it. */
export async function readApproverSetting() {
  const { id, choices } = await defaultApprover();
  const staff = await readStaffNames(choices);
  return { approver: personOf(staff, id), choices: choices.map((choice) => personOf(staff, choice)!) };
}
