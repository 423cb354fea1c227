import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow, insertRow, saveRow, updateRow } from '../../db/rows';
import { type NewUser, type User, users } from './user.schema';

const alive = isNull(users.deleted_at);

/** Columns that a save writes. Other use cases write the server's own columns. */
export type WrittenColumns = Partial<
  Omit<NewUser, 'id' | 'version' | 'created_at' | 'updated_at' | 'search' | 'name_order'>
>;

/** Every column of the table by its name in the API. */
export const userColumns = getTableColumns(users);

export const findUser = (id: number): Promise<User | undefined> => findRow(users, and(eq(users.id, id), alive));

export const findDeletedUser = (id: number): Promise<User | undefined> =>
  findRow(users, and(eq(users.id, id), isNotNull(users.deleted_at)));

/** Locks the row until the transaction ends. */
export const lockUserRow = (id: number): Promise<User | undefined> =>
  findRow(users, and(eq(users.id, id), alive), 'no key update');

/** Locks the rows, deleted ones too, always in the same order. Other transactions can still write records that refer to them. */
export async function lockPeople(ids: number[]): Promise<Map<number, User>> {
  const found = await db().select().from(users).where(inArray(users.id, ids)).orderBy(users.id).for('no key update');
  return new Map(found.map((user) => [user.id, user]));
}

/** Makes saves that change who reports to whom run one after the other: together two of them could close a circle (D27). */
export const lockHierarchy = async (): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('users.manager', 0))`);
};

/** Makes saves of the same email run one after the other, so that the later one finds it taken. */
export const lockEmail = async (email: string): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('users.email ' || lower(${email}), 0))`);
};

/** Locks a row so that nobody can refer to it while it is being deleted. */
export const lockAgainstReferences = async (id: number): Promise<void> => {
  await db().select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
};

export const insertUserRow = (values: NewUser): Promise<User> => insertRow(users, values);

/** Writes the columns and increments the version. @returns the row afterwards */
export const updateUser = (id: number, columns: WrittenColumns): Promise<User> => saveRow(users, id, columns);

/** Stores a password that the person must change at the next sign-in. No form contains it, so the version stays. D67. */
export const givePassword = (id: number, password_hash: string): Promise<User> =>
  updateRow(users, eq(users.id, id), {
    password_hash,
    must_change_password: true,
    password_given_at: new Date(),
    demo_password: false,
  });

/** Keys that identify a person; one match is enough. */
interface UniqueKeys {
  email?: string | null | undefined;
  phone_number?: string | null | undefined;
  social_id?: string | null | undefined;
}

/** People with the email (without case), number or paper number; a few at most. */
export async function findByUniqueKeys({ email, phone_number, social_id }: UniqueKeys, exceptId?: number) {
  const marks = [
    email ? sql`lower(${users.email}) = lower(${email})` : undefined,
    phone_number ? eq(users.phone_number, phone_number) : undefined,
    social_id ? eq(users.social_id, social_id) : undefined,
  ].filter((mark) => mark !== undefined);
  if (marks.length === 0) return [];
  const { id, name } = users;
  return db()
    .select({ id, name, email: users.email, phone_number: users.phone_number, social_id: users.social_id })
    .from(users)
    .where(and(alive, or(...marks), exceptId ? ne(users.id, exceptId) : undefined))
    .orderBy(users.id)
    .limit(20);
}
