import type { HandOver, HandOverPreview } from '@toam/contracts/user/hand-over.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as } from '../../../testing/test-app';

/** The actor in the tests of hand-overs; 7 leaves, 8 takes over. */
export const admin = anAdmin({ id: 2 });

/** Two team leaders with a manager above them, and two who report to the first. */
export async function insertPeople(): Promise<void> {
  await insertUser(admin);
  await insertUser({ id: 5, name: 'Phạm Quản Lý', job_position: JobPosition.manager });
  const leads = { job_position: JobPosition.teamLeader, manager: 5 };
  await insertUser({ id: 7, name: 'Lê Thị Nghỉ', employee_status: 'active', ...leads });
  await insertUser({ id: 8, name: 'Trần Văn Nhận', ...leads });
  for (const id of [11, 12]) await insertUser({ id, name: `Nhân viên ${id}`, manager: 7 });
}

/** A customer of the person, with a need and a house. */
export async function insertWork(user_id: number, phone = '0903618274') {
  const customer = await insertCustomer({ user_id, phone_number: phone, phones: [phone] });
  const need = await insertNeed({ user_id, customer_id: customer.id });
  const house = await insertHouse({ user_id, customer_id: customer.id });
  return { customer, need, house };
}

type Body = Record<string, unknown>;

export const preview = async (body: Body): Promise<HandOverPreview> =>
  (await as(admin).post('/user/hand-over/preview', body)).json<{ data: HandOverPreview }>().data;

/** Hands over everything from 7 to 8 by default. */
export const send = (body: Body = {}) => as(admin).post('/user/hand-over', { user_id: 7, to_id: 8, ...body });

export async function handOver(body: Body = {}): Promise<HandOver> {
  const reply = await send(body);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ data: HandOver }>().data;
}

export const sendUndo = (id: number) => as(admin).post(`/user/hand-over/${id}/undo`);

export async function undo(id: number): Promise<HandOver> {
  const reply = await sendUndo(id);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ data: HandOver }>().data;
}
