import { db } from '../db/db';
import { dictionaryEntries } from '../modules/options/dictionary.schema';
import { dictionaryValues } from './dictionary-values';

/**
 * Gives an empty dictionary its first values; any database needs them, production too. One that holds anything is left
 * alone: what a company renamed or switched off must not come back.
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
