import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * Lets seconds pass for every conversation, in the database of a server that does not run: all of them were that much earlier. A flow
 * need not wait for the end of a lease.
 */
export async function letPass(dataDir: string, seconds: number): Promise<void> {
  const database = await PGlite.create({ dataDir: path.join(dataDir, 'db'), extensions: { pg_trgm, unaccent } });
  await database.exec(`
    update chat_conversations set
      start_support = start_support - make_interval(secs => ${seconds}),
      last_message_at = last_message_at - make_interval(secs => ${seconds})`);
  await database.close();
}
