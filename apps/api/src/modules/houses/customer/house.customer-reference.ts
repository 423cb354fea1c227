import { isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import type { CustomerReferenceHandler } from '../../../references/customer-reference';
import { columnHandler } from '../../customers/customer-rows.writes';
import { houseDrafts } from '../saving/house-draft.schema';
import { houses } from '../house.schema';

/** Houses that a customer offers. */
export const houseOwners = columnHandler({
  name: 'houses',
  table: houses,
  reference: 'houses.customer_id',
  live: { noun: 'house', audienceOf: () => Promise.resolve({ rule: 'brokerage' }) },
  counted: { kind: 'houses', where: isNull(houses.deleted_at) },
});

const ids = z.array(z.number().int());

const proposes = (customer: number) => sql`attributes @> ${JSON.stringify({ customer_id: customer })}::jsonb`;
const named = (customer: number) => sql`attributes || ${JSON.stringify({ customer_id: customer })}::jsonb`;

/** Open drafts of houses that name a customer (D38). The name is in the draft's fields, not in a column. */
export const proposedHouseOwners: CustomerReferenceHandler = {
  name: 'house_drafts',
  references: [],
  count: () => Promise.resolve([]),
  move: async ({ kept, merged }) => {
    const { rows } = await db().execute<{ id: number }>(sql`
      update ${houseDrafts} set attributes = ${named(kept)} where status = 'open' and ${proposes(merged)} returning id`);
    return idsOf(rows);
  },
  revert: async ({ kept, merged }, moved) => {
    for (const id of ids.parse(moved))
      await db().execute(sql`
        update ${houseDrafts} set attributes = ${named(merged)}
        where id = ${id} and status = 'open' and ${proposes(kept)}`);
  },
};
