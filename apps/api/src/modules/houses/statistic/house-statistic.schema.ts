import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { idOf } from '../../../db/columns';
import { users } from '../../users/user.schema';

const count = (name: string) => integer(name).notNull();

/** How many houses each agent had at a full hour. One row per hour and agent who has any. D88. */
export const houseStatistics = pgTable(
  'house_statistics',
  {
    taken_at: timestamp('taken_at', { withTimezone: true }).notNull(),
    user_id: idOf('user_id', () => users.id),
    /** All houses that were not deleted. */
    house_quantity: count('house_quantity'),
    /** Of them on sale. */
    house_remain: count('house_remain'),
    /** Created on that day, up to this hour. */
    new_house_quantity: count('new_house_quantity'),
    /** On sale and shown to customers or colleagues: on the website or approved for the community. */
    marketing_quantity: count('marketing_quantity'),
  },
  (row) => [
    primaryKey({ columns: [row.taken_at, row.user_id] }),
    index('house_statistics_person').on(row.user_id, row.taken_at),
  ],
);
