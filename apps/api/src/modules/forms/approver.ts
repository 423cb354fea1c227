import { readFormSetting } from '@toam/contracts/form/form.endpoints';
import { type Actor, isAdmin, Role } from '@toam/domain/actor';
import { nearestApprover } from '@toam/domain/work/form-access';
import { handle } from '../../http/handle';
import { readHrSetting } from '../hr-settings/hr-settings.reads';
import { isAskedBySomebody, personOf, readActiveAdmins, readStaffNames, readSuperiorStaff } from '../users/users.reads';

/** Who may be named on a form, and who is unless its sender names somebody else. Null: nobody is there to decide. */
interface Approvers {
  id: number | null;
  choices: number[];
}

/** The admin who decides what has no direct manager: the setting, else an admin, else a super admin. D96, H12. */
export async function fixedApprover(): Promise<Approvers> {
  const admins = await readActiveAdmins();
  const set = await readHrSetting('default_approver');
  const found = admins.find(({ id }) => id === set) ?? admins.find(({ role }) => role === Role.admin) ?? admins[0];
  return { id: found?.id ?? null, choices: admins.map(({ id }) => id) };
}

/** Whether forms go to the sender's direct manager. D114. */
export const isByManager = async (): Promise<boolean> => (await readHrSetting('approver_is_manager')) === 1;

/** The setting for one sender: an admin, or the nearest superior who may be asked. D114. */
export async function approversOf(senderId: number): Promise<Approvers> {
  const fixed = await fixedApprover();
  const manager = (await isByManager()) ? nearestApprover(await readSuperiorStaff(senderId)) : null;
  if (manager === null) return fixed;
  return { id: manager, choices: [...new Set([manager, ...fixed.choices])] };
}

/** Whether somebody's forms wait for the actor: admins decide all, others whom the setting can ask. D97, D114. */
export const seesWaitingForms = async (actor: Actor): Promise<boolean> =>
  isAdmin(actor) || ((await isByManager()) && (await isAskedBySomebody(actor.id)));

/** The setting as the API answers it. `approver` and `choices`: for forms of the actor. */
export async function readApproverSetting(actor: Actor) {
  const own = await approversOf(actor.id);
  const fixed = await fixedApprover();
  const staff = await readStaffNames([...own.choices, ...fixed.choices]);
  const person = (id: number | null) => personOf(staff, id);
  return {
    approver: person(own.id),
    choices: own.choices.map((id) => person(id)!),
    by: (await isByManager()) ? ('manager' as const) : ('admin' as const),
    fixed: person(fixed.id),
    admins: fixed.choices.map((id) => person(id)!),
  };
}

export const readApproverSettingCall = handle(readFormSetting, ({ actor }) => readApproverSetting(actor));
