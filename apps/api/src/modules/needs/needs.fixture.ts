import type { SavedNeed } from '@toam/contracts/need/need.endpoints';
import type { NeedDetail, NeedHistoryItem, NeedRow } from '@toam/contracts/need/need.schema';
import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertDictionary } from '../../testing/insert-house';
import { aNeedBody } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as } from '../../testing/test-app';

/** The people of the needs' tests, and their requests to the API. */

export const owner = anActor({ id: 7 });
export const viewer = anActor({ id: 8 });
export const editor = anActor({ id: 9 });
/** The owner's superior. */
export const superior = anActor({ id: 5, job_position: JobPosition.teamLeader });
export const stranger = anActor({ id: 10 });
export const marketer = anActor({ id: 6, role: Role.marketer, request_permission: 1, customer_permission: 1 });
/** May open the page of needs, but not the page of customers. */
export const clerk = anActor({ id: 11, request_permission: 1 });
export const admin = anAdmin();

/** Creates all people, one of them locked (12), the dictionary, and a customer of the owner's (1). */
export async function insertPeople(): Promise<void> {
  for (const one of [admin, superior, marketer, viewer, editor, stranger, clerk])
    await insertUser({ ...one, name: `Nhân viên ${one.id}` });
  await insertUser({ ...owner, name: 'Nguyễn Thu Hà', manager: 5 });
  await insertUser({ id: 12, name: 'Người đã khoá', status: 0 });
  await insertDictionary();
  await insertCustomer({ user_id: 7 });
}

interface Reply {
  statusCode: number;
  json(): unknown;
}

/** @throws if the API refused the call */
export const dataOf = <T>(reply: Reply): T => {
  expect(reply.json()).toHaveProperty('data');
  return (reply.json() as { data: T }).data;
};
export const errorsOf = (reply: Reply) => (reply.json() as { errors?: Record<string, string> }).errors;

export const create = async (body: object = {}, actor: Actor = owner): Promise<NeedRow> =>
  dataOf<SavedNeed>(await as(actor).post('/customer/request/detail', { customer_id: 1, ...aNeedBody, ...body })).need;
export const change = (body: object, actor: Actor = owner) => as(actor).put('/customer/request/detail', body);
export const detail = async (id: number, actor: Actor = owner) =>
  dataOf<NeedDetail>(await as(actor).get(`/customer/request/detail?request_id=${id}`));
export const list = async (query: string, actor: Actor = owner) =>
  dataOf<{ total: number; list: NeedRow[] }>(await as(actor).get(`/customer/request/list?${query}`));
export const ids = async (query: string, actor: Actor = owner) => (await list(query, actor)).list.map(({ id }) => id);
/** Shares need 1; with nobody by default. */
export const share = (body: object, actor: Actor = owner) =>
  as(actor).post('/customer/request/share', {
    request_id: 1,
    ...{ staff: [], staff_role: 0, manager: 0, manager_role: 0 },
    ...body,
  });
/** The history of need 1. */
export const history = async (actor: Actor = owner) =>
  dataOf<{ total: number; list: NeedHistoryItem[] }>(await as(actor).get('/customer/request/history?request_id=1'));
