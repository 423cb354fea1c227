import type { Portal } from '@toam/domain/post/portal';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { type User, users } from '../user.schema';

/** A portal account as stored, with an encrypted password. */
export interface StoredPortal {
  name: string;
  password: string | null;
}

/** The columns of a portal account in a row of a staff user. */
export const portalIn = (user: Pick<User, `${Portal}_name` | `${Portal}_password`>, portal: Portal): StoredPortal => ({
  name: user[`${portal}_name`],
  password: user[`${portal}_password`],
});

export async function writePortal(userId: number, portal: Portal, { name, password }: StoredPortal): Promise<void> {
  const columns =
    portal === 'alonhadat'
      ? { alonhadat_name: name, alonhadat_password: password }
      : { batdongsan_name: name, batdongsan_password: password };
  await db().update(users).set(columns).where(eq(users.id, userId));
}
