import { z } from 'zod';
import { dictionaryTypes } from '@toam/contracts/option/option.schema';
import { epochSeconds } from '@toam/contracts/page';

/** Kinds of records that can use an entry: houses, their drafts, needs, limits of staff, child entries. */
export const dictionaryUsers = ['house', 'draft', 'request', 'user', 'entry'] as const;
export type DictionaryUser = (typeof dictionaryUsers)[number];

/** Number of uses by kind, including deleted records that can be restored. Kinds without uses are absent. */
export const dictionaryUse = z.object({ noun: z.enum(dictionaryUsers), count: z.number().int() });
export type DictionaryUse = z.output<typeof dictionaryUse>;

/**
 * One value that forms offer. Ids are unique within their type (D66). Houses store directions and streets by value,
 * everything else by id. Specification 2 §3 "Dictionary entry".
 */
export const dictionaryEntry = z.object({
  id: z.number().int(),
  type: z.enum(dictionaryTypes),
  value: z.string(),
  /** Parent: the Quận/Huyện of a ward or street, the city of a Quận/Huyện. */
  parent: z.object({ id: z.number().int(), value: z.string() }).nullable(),
  /** False: records still use it, but forms no longer offer it. */
  active: z.boolean(),
  uses: z.array(dictionaryUse),
  version: z.number().int(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type DictionaryEntry = z.output<typeof dictionaryEntry>;
