import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Settings of attendance and forms. 'default_approver': the id of a staff user (H12). 'approver_is_manager': 1 sends forms to the
 * sender's direct manager (D114). 'holidays_until': the last year that got its fixed holidays (H1).
 */
export const hrSettings = pgTable('hr_settings', {
  key: text('key').primaryKey().$type<'default_approver' | 'approver_is_manager' | 'holidays_until'>(),
  value: integer('value').notNull(),
});

export type HrSetting = (typeof hrSettings.$inferSelect)['key'];
