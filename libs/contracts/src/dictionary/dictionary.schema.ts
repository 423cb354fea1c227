import { z } from 'zod';
import { dictionaryTypes } from '../option/option.schema';
import { epochSeconds } from '../page';

/** What may use an entry: houses, their proposed edits, needs, limits of staff, entries that belong to it. */
export const dictionaryUsers = ['house', 'draft', 'request', 'user', 'entry'] as const;
export type DictionaryUser = (typeof dictionaryUsers)[number];

/** How many of a kind use an entry, deleted records that may come back among them; only kinds that do. */
export const dictionaryUse = z.object({ noun: z.enum(dictionaryUsers), count: z.number().int() });
export type DictionaryUse = z.output<typeof dictionaryUse>;

/**
 * One value that forms choose from. Ids are unique within their type (D66); houses hold directions and streets by value,
 * everything else by id. Specification 2 §3 "Dictionary entry".
 */
export const dictionaryEntry = z.object({
  id: z.number().int(),
  type: z.enum(dictionaryTypes),
  value: z.string(),
  /** The Quận/Huyện of a ward or street, the city of a Quận/Huyện. */
  parent: z.object({ id: z.number().int(), value: z.string() }).nullable(),
  /** False: kept by what uses it, no longer offered. */
  active: z.boolean(),
  uses: z.array(dictionaryUse),
  version: z.number().int(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type DictionaryEntry = z.output<typeof dictionaryEntry>;
