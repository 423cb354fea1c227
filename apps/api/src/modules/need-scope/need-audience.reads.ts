import type { NeedSharing } from '@toam/domain/need/need-access';
import { ManagerLevel } from '@toam/domain/need-values';
import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { readAtOnce } from '../../db/read-at-once';
import type { Audience } from '../../live/emit';
import { readSuperiors } from '../users/users.reads';
import { requests } from '../needs/need.schema';

type Sharing = Pick<NeedSharing, 'user_id' | 'staff' | 'manager'>;

/** The people with whom a need is shared: colleagues by name, superiors by level. D60. */
export async function readersOf({ user_id, staff, manager }: Sharing): Promise<number[]> {
  if (manager === ManagerLevel.none) return staff;
  const superiors = await readSuperiors(user_id);
  return [...staff, ...(manager === ManagerLevel.direct ? superiors.slice(0, 1) : superiors)];
}

async function involvedIn(needs: readonly Sharing[]): Promise<number[]> {
  const readers = await readAtOnce(...needs.map((need) => async () => [need.user_id, ...(await readersOf(need))]));
  return [...new Set(readers.flat())];
}

/** The audience of a change of these needs: everybody who may see them, before the change or after it. `canSeeNeed`. */
export const needAudience = async (...needs: Sharing[]): Promise<Audience> => ({
  rule: 'needs',
  users: await involvedIn(needs),
});

const sharing = { user_id: requests.user_id, staff: requests.staff, manager: requests.manager };

/** The audience of needs by id, as they are now. */
export const needAudienceOf = async (ids: number[]): Promise<Audience> =>
  needAudience(...(ids.length ? await db().select(sharing).from(requests).where(inArray(requests.id, ids)) : []));

/** The people who reach one of these customers through a need: the reverse of `readSharedCustomers`. */
export const readReachers = async (customerIds: number[]): Promise<number[]> =>
  involvedIn(
    await db()
      .select(sharing)
      .from(requests)
      .where(and(inArray(requests.customer_id, customerIds), eq(requests.customer_vouched, true))),
  );
