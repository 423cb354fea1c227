import type { Actor } from '@toam/domain/actor';
import { anActor, everyFlag, oneOfEach } from '../testing/an-actor';
import { accountant, leader, mate, stranger } from '../modules/deals/deal.fixture';

/**
 * Who asks. The leader leads agents 7 and 8, the manager leads the leader, and the other leader leads agent 9. The manager answers
 * chats, and agent 8 may switch houses. A visitor has the token of a chat, and nobody a session.
 */
export const people = {
  'super admin': oneOfEach.superAdmin,
  admin: oneOfEach.admin,
  accountant,
  'sale admin': { ...oneOfEach.saleAdmin, id: 12, ...everyFlag },
  manager: { ...oneOfEach.manager, id: 4, chat_permission: 1 },
  leader,
  'other leader': { ...oneOfEach.leader, id: 10 },
  'agent 7': anActor({ id: 7 }),
  'agent 8': { ...mate, update_product_permission: 1 },
  'agent 9': stranger,
  marketer: { ...oneOfEach.marketer, id: 11, ...everyFlag },
  visitor: null,
} satisfies Record<string, Actor | null>;

export type Person = keyof typeof people;
export const everybody = Object.keys(people) as Person[];

/** Who leads whom. */
export const managers: Record<number, number> = { 7: 6, 8: 6, 6: 4, 9: 10 };
