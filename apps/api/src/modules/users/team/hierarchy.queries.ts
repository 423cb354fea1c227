import { and, asc, isNull } from 'drizzle-orm';
import { contains } from '../../../db/column-conditions';
import { searchWords } from '@toam/domain/vietnamese';
import { db } from '../../../db/db';
import { users } from '../user.schema';

/** Everybody who is not deleted, by name, with the columns of the hierarchy. A search narrows them. */
export const readHierarchy = (search = '') => {
  const { id, role, job_position, manager, other_account, status } = users;
  return db()
    .select({ id, role, job_position, manager, other_account, status })
    .from(users)
    .where(and(isNull(users.deleted_at), ...searchWords(search).map((word) => contains(users.search, word))))
    .orderBy(asc(users.name_order), asc(users.id));
};
