import type { FormRow } from '@toam/contracts/form/form.schema';
import { type Actor, JobPosition } from '@toam/domain/actor';
import { seedFormTypes } from '../../seed/seed-form-types';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as } from '../../testing/test-app';

/** Somebody with 13 days of leave a year, below `leader`. */
export const agent = anActor({ id: 7 });
export const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
export const admin = anAdmin({ id: 2 });
export const other = anAdmin({ id: 3 });
/** 'Nghỉ phép năm', which is taken from the quota, and 'Nghỉ ốm', which is not. */
export const [yearly, sick] = [9, 10] as const;

export async function insertSenders(): Promise<void> {
  await seedFormTypes();
  await insertUser(admin);
  await insertUser(other);
  await insertUser(leader);
  await insertUser({ ...agent, manager: 6, employee_type: 'official', onboarding_date: '2021-03-20', department: 2 });
}

/** The body of a leave on a Tuesday. */
export const leave = (differing: object = {}) => ({
  ...{ reason: yearly, start_date: '2026/11/24', end_date: '2026/11/24', shift: 0, labour: 0 },
  ...{ user_approve: 2, note: 'Về quê', ...differing },
});

export const create = (body: object, kind = 'leave', actor: Actor = agent) => as(actor).post(`/form/${kind}`, body);

/** The form that this body makes. */
export const made = async (body: object = leave(), kind = 'leave', actor: Actor = agent): Promise<FormRow> =>
  (await create(body, kind, actor)).json().data;
