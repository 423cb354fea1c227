import { sql } from 'drizzle-orm';
import { db, tx } from '../db/db';
import { demoPassword, type Env } from '../env';
import { openStorage } from '../files/storage';
import { users } from '../modules/users/user.schema';
import { hashPassword } from '../sessions/password';
import { demoBrokerage, type DemoSize } from './brokerage';
import { insertAroundHouses, insertHouses } from './fill-houses';
import { insertCustomerPictures, insertDocuments, insertPictures, storePictures } from './fill-media';
import { insertNeeds } from './fill-needs';
import { insertSignIns } from './fill-sign-ins';
import { insertTalk } from './fill-talk';
import { insertCustomers, insertStaff } from './fill-people';

const demoLock = 7_202_611;

/**
 * Fills an empty database with the demo brokerage, in one transaction: killed half way, it is empty and filled again.
 * Pictures are encoded while the rows go in. Design §13.
 * @returns false, having changed nothing, if anybody is in the database already
 * @throws Error in production
 */
export async function fillWithDemo(
  env: Pick<Env, 'DATA_DIR' | 'FILES_URL' | 'production'>,
  size: DemoSize,
  now = new Date(),
): Promise<boolean> {
  if (env.production) throw new Error('demo data never goes into production');
  const storage = openStorage(env);
  const brokerage = demoBrokerage(size, now);
  const [passwordHash, encodings] = [hashPassword(demoPassword), storePictures(brokerage, storage)];
  // whoever awaits them sees the failure; this only keeps an early one from ending the process before that
  encodings.catch(() => undefined);
  const filled = await tx(async () => {
    // of two instances that start at once, the second waits and finds the first one's people
    await db().execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    const [anybody] = await db().select({ id: users.id }).from(users).limit(1);
    if (anybody) return false;
    const staff = await insertStaff(brokerage, await passwordHash);
    await insertSignIns(brokerage, staff);
    const people = { staff, customers: await insertCustomers(brokerage, staff) };
    const houseIds = await insertHouses(brokerage, people);
    await insertAroundHouses(brokerage, people, houseIds);
    await insertNeeds(brokerage, people, houseIds);
    await insertDocuments(brokerage, storage, staff, houseIds);
    await insertPictures(brokerage, await encodings, staff, houseIds);
    await insertCustomerPictures(brokerage, await encodings, people);
    await insertTalk(brokerage, await encodings, staff, houseIds);
    return true;
  });
  // without fresh figures the planner guesses wildly until autovacuum comes by; PGlite has none
  if (filled) await db().execute(sql`analyze`);
  return filled;
}
