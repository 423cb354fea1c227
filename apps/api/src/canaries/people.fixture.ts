import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { anActor, anAdmin } from '../testing/an-actor';
import { accountant, leader, mate, stranger } from '../modules/deals/deal.fixture';

const everyFlag = {
  chat_permission: 1,
  customer_permission: 1,
  request_permission: 1,
  project_permission: 1,
  news_permission: 1,
  employment_diagram_permission: 1,
  bussiness_permission: 1,
} as const;

/**
 * Who asks. The leader leads agents 7 and 8, the manager leads the leader, and the other leader leads agent 9. The manager answers
 * chats, and agent 8 may switch houses. A visitor has the token of a chat, and nobody a session.
 */
export const people = {
  'super admin': anActor({ id: 1, role: Role.superAdmin, job_position: JobPosition.superAdmin }),
  admin: anAdmin({ id: 2 }),
  accountant,
  'sale admin': anActor({ id: 12, job_position: JobPosition.saleAdmin, ...everyFlag }),
  manager: anActor({ id: 4, job_position: JobPosition.manager, chat_permission: 1 }),
  leader,
  'other leader': anActor({ id: 10, job_position: JobPosition.teamLeader }),
  'agent 7': anActor({ id: 7 }),
  'agent 8': { ...mate, update_product_permission: 1 },
  'agent 9': stranger,
  marketer: anActor({ id: 11, role: Role.marketer, ...everyFlag }),
  visitor: null,
} satisfies Record<string, Actor | null>;

export type Person = keyof typeof people;
export const everybody = Object.keys(people) as Person[];

/** Who leads whom. */
export const managers: Record<number, number> = { 7: 6, 8: 6, 6: 4, 9: 10 };
