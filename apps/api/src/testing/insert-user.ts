import { db } from '../db/db';
import { beginSession } from '../sessions/begin-session';
import { type NewUser, type User, users } from '../modules/users/user.schema';

/** Stores a staff user; one whose id exists already is brought to these values. */
export async function insertUser(values: Partial<NewUser> = {}): Promise<User> {
  const user = { name: 'Nguyễn Thu Hà', ...values };
  const [stored] = await db()
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.id, set: user })
    .returning();
  return stored!;
}

/** A live session of a stored user. @returns its token */
export const insertSession = async (userId: number): Promise<string> =>
  (await beginSession(userId, { ip: '127.0.0.1', device: 'test' })).token;
