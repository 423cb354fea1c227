import { sql } from 'drizzle-orm';
import { db, tx } from '../../apps/api/src/db/db';
import { demoPassword, type Env } from '../../apps/api/src/env';
import { openStorage } from '../../apps/api/src/files/storage';
import { users } from '../../apps/api/src/modules/users/user.schema';
import { seedDictionary } from '../../apps/api/src/seed/seed-dictionary';
import { hashPassword } from '../../apps/api/src/sessions/password';
import { StartFailure } from '../../apps/api/src/start-failure';
import { demoBrokerage, type DemoSize } from './brokerage';
import { insertAroundHouses, insertHouses } from './fill-houses';
import { insertCustomerPictures, insertDocuments, insertPictures, storePictures } from './fill-media';
import { insertNeeds } from './fill-needs';
import { insertSignIns } from './fill-sign-ins';
import { insertTalk } from './fill-talk';
import { insertCustomers, insertStaff } from './fill-people';

const demoLock = 7_202_611;

async function isInhabited(): Promise<boolean> {
  const [anybody] = await db().select({ id: users.id }).from(users).limit(1);
  return anybody !== undefined;
}

/**
 * Fills an empty, migrated database with the demo brokerage, in one transaction: killed half way, it is empty and filled again.
 * Thumbnails are made while the rows go in. Design §13.
 * @returns false, having changed nothing, if anybody is in the database already
 * @throws StartFailure in production (D67)
 */
export async function fillWithDemo(
  env: Pick<Env, 'DATA_DIR' | 'FILES_URL' | 'production'>,
  size: DemoSize,
  now = new Date(),
): Promise<boolean> {
  if (env.production)
    throw new StartFailure('Chạy chính thức không nhận DEMO: mật khẩu của tài khoản dùng thử ai cũng biết');
  if (await isInhabited()) return false;
  await seedDictionary();
  const storage = openStorage(env);
  const brokerage = demoBrokerage(size, now);
  const [passwordHash, dimensions] = [hashPassword(demoPassword), storePictures(storage)];
  // whoever awaits them sees the failure; this only keeps an early one from ending the process before that
  dimensions.catch(() => undefined);
  const filled = await tx(async () => {
    // of two that fill at once, the second waits and finds the first one's people
    await db().execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if (await isInhabited()) return false;
    const staff = await insertStaff(brokerage, await passwordHash);
    await insertSignIns(brokerage, staff);
    const people = { staff, customers: await insertCustomers(brokerage, staff) };
    const houseIds = await insertHouses(brokerage, people);
    await insertAroundHouses(brokerage, people, houseIds);
    await insertNeeds(brokerage, people, houseIds);
    await insertDocuments(brokerage, storage, staff, houseIds);
    await insertPictures(brokerage, await dimensions, staff, houseIds);
    await insertCustomerPictures(brokerage, await dimensions, people);
    await insertTalk(brokerage, await dimensions, staff, houseIds);
    return true;
  });
  // without fresh figures the planner guesses wildly until autovacuum comes by; PGlite has none
  if (filled) await db().execute(sql`analyze`);
  return filled;
}
