import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, count, desc, eq, inArray, isNull, like, type SQL } from 'drizzle-orm';
import { db } from '../../db/db';
import { users } from './user.schema';

/** The role filter that means locked users. Specification 2 §9. */
const lockedFilter = 100;

export interface StaffFilter {
  search: string;
  /** 0 all, a role, or 100: locked. */
  role?: number;
  job_position?: number;
  ids?: number[];
  isActiveOnly?: boolean;
}

export interface StaffOrder {
  sortColumn: 'id' | 'name' | 'email' | 'phone_number' | 'created_at' | 'onboarding_date' | 'job_position';
  sortOrder: 'asc' | 'desc';
}

export const findUser = async (id: number) => {
  const [user] = await db()
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)));
  return user;
};

/** Locks the row until the transaction ends. */
export const lockUserRow = async (id: number) => {
  const [user] = await db()
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('update');
  return user;
};

/** Word by word, in any order, without case and accents (D47). */
const matches = (search: string): SQL[] => searchWords(search).map((word) => like(users.search, `%${word}%`));

function where(filter: StaffFilter): SQL | undefined {
  const { role = 0 } = filter;
  return and(
    isNull(users.deleted_at),
    ...matches(filter.search),
    role === lockedFilter ? eq(users.status, 0) : undefined,
    role > 0 && role !== lockedFilter ? eq(users.role, role as typeof users.$inferSelect.role) : undefined,
    filter.job_position
      ? eq(users.job_position, filter.job_position as typeof users.$inferSelect.job_position)
      : undefined,
    filter.ids ? inArray(users.id, filter.ids) : undefined,
    filter.isActiveOnly ? eq(users.status, 1) : undefined,
  );
}

/** One page of staff and how many there are in all. */
export async function listStaff(
  filter: StaffFilter,
  order: StaffOrder,
  { page, size }: { page: number; size: number },
) {
  const direction = order.sortOrder === 'asc' ? asc : desc;
  const [counted] = await db().select({ total: count() }).from(users).where(where(filter));
  const list = await db()
    .select()
    .from(users)
    .where(where(filter))
    .orderBy(direction(users[order.sortColumn]), direction(users.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

export async function setStatus(id: number, status: 0 | 1): Promise<void> {
  await db().update(users).set({ status }).where(eq(users.id, id));
}
