import type { Actor } from '@toam/domain/actor';
import { anActor, everyFlag, oneOfEach } from '../testing/an-actor';

/** Owns every planted record. Nobody leads this person, and nobody shares a record with them. */
export const owner = anActor({ id: 7 });
/** Decides the owner's forms. */
export const boss = oneOfEach.superAdmin;

/** Who attacks. Null: no live session. */
export const identities = {
  nobody: null,
  signedOut: null,
  locked: anActor({ id: 14 }),
  staff: anActor({ id: 8, create_product_permission: 0 }),
  flags: anActor({ id: 12, update_product_permission: 1, ...everyFlag }),
  manager: oneOfEach.manager,
  saleAdmin: { ...oneOfEach.saleAdmin, id: 13 },
  accountant: { ...oneOfEach.accountant, id: 9 },
  marketer: { ...oneOfEach.marketer, id: 6 },
  admin: oneOfEach.admin,
} satisfies Record<string, Actor | null>;

export type Identity = keyof typeof identities;
