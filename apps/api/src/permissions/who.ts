import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { anActor } from '../testing/an-actor';

/** The people of the permission matrix. Issue 2 §6. Null: no session, or a revoked one. */
export const who = {
  'no session': null,
  locked: null,
  'staff, owner': anActor({ id: 7 }),
  'staff, other': anActor({ id: 8, create_product_permission: 0 }),
  manager: anActor({ id: 5, job_position: JobPosition.manager }),
  admin: anActor({ id: 2, role: Role.admin, job_position: JobPosition.admin }),
  accountant: anActor({ id: 9, job_position: JobPosition.accountant }),
  marketer: anActor({ id: 6, role: Role.marketer }),
} satisfies Record<string, Actor | null>;

export type Who = keyof typeof who;

export const everybody = Object.keys(who) as Who[];

export const signedIn: Who[] = ['staff, owner', 'staff, other', 'manager', 'admin', 'accountant', 'marketer'];
/** Marketers read approved houses, share posts and write news, nothing more (D20). */
export const brokerage: Who[] = ['staff, owner', 'staff, other', 'manager', 'admin', 'accountant'];
export const admin: Who[] = ['admin'];
/** Back office, marketers and holders of the flag. C6 */
export const news: Who[] = ['admin', 'marketer'];
/** Back office and marketers; none of the others answers chats. D20 */
export const posts: Who[] = ['admin', 'marketer'];
export const everyone: Who[] = ['no session', 'locked', ...signedIn];
/** Who records deals and money. D89. */
export const recorders: Who[] = ['admin', 'accountant'];
/** create_product_permission; 'staff, other' does not have it. */
export const createHouse: Who[] = ['staff, owner', 'manager', 'admin', 'accountant'];
