import { type SQL, sql } from 'drizzle-orm';

/** Ids as one parameter. A statement can have 65,535 parameters, so thousands of ids need this. */
export const idArray = (ids: readonly number[]): SQL => sql`${sql.param(`{${ids.join(',')}}`)}::int[]`;
