import type { RevealNoun, RevealPlace } from '@toam/contracts/audit/reveal-place';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';
import { auditEntries } from './audit.schema';

/**
 * The customers whose numbers a person saw within an hour, each once: the details of an audit entry 'phone_reveal' (D107).
 * Rows are only added; the trigger of `audit_entries` refuses everything else.
 */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    /** The entry of this person and hour. */
    entry_id: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => auditEntries.id),
    noun: text('noun').notNull().$type<RevealNoun>(),
    record_id: integer('record_id').notNull(),
    /** Where it was shown first. */
    place: text('place').notNull().$type<RevealPlace>(),
    created_at: createdAt(),
  },
  (reveal) => [
    primaryKey({ columns: [reveal.entry_id, reveal.noun, reveal.record_id] }),
    index('phone_reveals_of').on(reveal.noun, reveal.record_id),
  ],
);
