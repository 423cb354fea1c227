import { type SQL, sql } from 'drizzle-orm';

/** Ids as one parameter: thousands of them fit into a statement, which holds 65,535 parameters. */
export const idArray = (ids: readonly number[]): SQL => sql`${sql.param(`{${ids.join(',')}}`)}::int[]`;
