import { db } from '../db/db';
import { dictionaryEntries } from '../modules/options/dictionary.schema';
import { dictionaryValues } from './dictionary-values';

/**
 * Adds the first entries to an empty dictionary, in production too. A dictionary with any entry is not changed:
 * entries that a company renamed or switched off must not come back.
 * @returns how many entries were written
 */
export async function seedDictionary(): Promise<number> {
  const [any] = await db().select({ id: dictionaryEntries.id }).from(dictionaryEntries).limit(1);
  if (any) return 0;
  // two instances may start at once: the second finds the rows and adds nothing
  await db()
    .insert(dictionaryEntries)
    .values([...dictionaryValues])
    .onConflictDoNothing();
  return dictionaryValues.length;
}
