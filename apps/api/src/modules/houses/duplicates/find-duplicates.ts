import type { InputOf } from '@toam/contracts/endpoint';
import { type Duplicates, findDuplicateAddress, findDuplicateOwner } from '@toam/contracts/house/house.endpoints';
import type { Actor } from '@toam/domain/actor';
import { addressKey } from '@toam/domain/house/address';
import { canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { handle, type Handled } from '../../../http/handle';
import { lookUpLimit } from '../../../http/look-up-limit';
import { findCustomerOwner, findSamePhoneOwners } from '../../customers/customers.reads';
import { alive, visibleTo } from '../house-scope.queries';
import { readRows } from '../house-serializer';
import { houses } from '../house.schema';

/** People don't read more while they type. */
const maxShown = 5;

const none: Duplicates = { list: [], hidden: false };

const findIds = async (where: SQL | undefined, max: number): Promise<number[]> => {
  const found = await db().select({ id: houses.id }).from(houses).where(where).orderBy(desc(houses.id)).limit(max);
  return idsOf(found);
};

/** The houses that the actor may see, and whether there are others. */
async function partly(actor: Actor, same: SQL | undefined): Promise<Duplicates> {
  const visible = visibleTo(actor);
  const seen = await findIds(and(same, visible), maxShown);
  const unseen = visible ? await findIds(and(same, sql`(${visible}) is not true`), 1) : [];
  return { list: await readRows(actor, seen), hidden: unseen.length > 0 };
}

type TypedAddress = InputOf<typeof findDuplicateAddress>['query'];

/**
 * Houses at the typed address. Of houses that the actor may not see, it says only that there are some. So nobody enters
 * a house twice. An admin can say whose they are.
 */
async function findSameAddress(actor: Actor, typed: TypedAddress): Promise<Duplicates> {
  const key = addressKey(typed.house_number, typed.house_address);
  if (key === null) return none;
  return partly(
    actor,
    and(
      alive,
      eq(houses.province, typed.province),
      eq(houses.address_key, key),
      typed.district ? or(eq(houses.district, typed.district), isNull(houses.district)) : undefined,
      typed.house_id ? ne(houses.id, typed.house_id) : undefined,
    ),
  );
}

/**
 * Houses of owners who share a number with this customer. Numbers are compared only for people who may see this
 * customer's. Others could guess hidden numbers by trial and error. They get only the houses of this customer, which
 * their lists show anyway. D24, D55.
 */
async function findSameOwner(
  actor: Actor,
  { customer_id, house_id }: { customer_id: number; house_id?: number | undefined },
): Promise<Duplicates> {
  const customer = await findCustomerOwner(customer_id);
  if (!customer) return none;
  const other = and(alive, house_id ? ne(houses.id, house_id) : undefined);
  if (!canSeeCustomerPhone(actor, customer)) {
    const seen = await findIds(and(other, eq(houses.customer_id, customer_id), visibleTo(actor)), maxShown);
    return { list: await readRows(actor, seen), hidden: false };
  }
  return partly(actor, and(other, inArray(houses.customer_id, await findSamePhoneOwners(customer_id))));
}

/** Looking for a house that is entered already. How often somebody looks is limited: the answers tell of houses that they may not see. */
export function duplicateCalls(): Handled[] {
  const allowLookUp = lookUpLimit();
  return [
    handle(findDuplicateAddress, ({ actor, query }) => {
      allowLookUp(actor);
      return findSameAddress(actor, query);
    }),
    handle(findDuplicateOwner, ({ actor, query }) => {
      allowLookUp(actor);
      return findSameOwner(actor, query);
    }),
  ];
}
