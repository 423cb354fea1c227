import { type FormRow, wireName } from '@toam/contracts/form/form.schema';
import { type Actor, JobPosition } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { type AskedField, effectOf, type FormKind, kindsOfForms } from '@toam/domain/work/form-kinds';
import { addDays } from '@toam/domain/work-calendar';
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

/** A day that may be explained. */
const yesterday = addDays(dayOf(Date.now() / 1000), -1);

/** What a kind asks, as the wire names it: of one day, or of two. */
export function aBodyOf(kind: FormKind): Record<string, unknown> {
  const { days, asks } = kindsOfForms[kind];
  const [first, last] = effectOf(kind) === 'explanation' ? [yesterday, yesterday] : ['2026/11/24', '2026/11/25'];
  const filled: Record<AskedField, unknown> = {
    ...{ reason: sick, shift: 0, labour: 1, address: 'Thủ Đức', time_start: '14:00', time_end: '15:30' },
    ...{ late_time: '00:30', soon_time: '00:00' },
    ...{ activity_explanation: 'out', reason_explanation: 'forgot', explanation: 'Quên' },
  };
  const asked = asks.map((field: AskedField) => [wireName(field), filled[field]]);
  return { [days[1]]: last, [days[0]]: first, ...Object.fromEntries(asked), user_approve: 2 };
}

export const create = (body: object, kind = 'leave', actor: Actor = agent) => as(actor).post(`/form/${kind}`, body);

/** The form that this body makes. */
export const made = async (body: object = leave(), kind = 'leave', actor: Actor = agent): Promise<FormRow> =>
  (await create(body, kind, actor)).json().data;
