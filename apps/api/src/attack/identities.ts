import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { anActor, anAdmin } from '../testing/an-actor';

/** Owns every planted record. Nobody leads this person, and nobody shares a record with them. */
export const owner = anActor({ id: 7 });
/** Decides the owner's forms. */
export const boss = anActor({ id: 1, role: Role.superAdmin, job_position: JobPosition.superAdmin });

const everyFlag = {
  update_product_permission: 1,
  chat_permission: 1,
  customer_permission: 1,
  request_permission: 1,
  project_permission: 1,
  news_permission: 1,
  employment_diagram_permission: 1,
  bussiness_permission: 1,
} as const;

/** Who attacks. Null: no live session. */
export const identities = {
  nobody: null,
  signedOut: null,
  locked: anActor({ id: 14 }),
  staff: anActor({ id: 8, create_product_permission: 0 }),
  flags: anActor({ id: 12, ...everyFlag }),
  manager: anActor({ id: 5, job_position: JobPosition.manager }),
  saleAdmin: anActor({ id: 13, job_position: JobPosition.saleAdmin }),
  accountant: anActor({ id: 9, job_position: JobPosition.accountant }),
  marketer: anActor({ id: 6, role: Role.marketer }),
  admin: anAdmin({ id: 2 }),
} satisfies Record<string, Actor | null>;

export type Identity = keyof typeof identities;
