import { sql } from 'drizzle-orm';
import { db, tx } from '../../apps/api/src/db/db';
import { demoPassword, type Env } from '../../apps/api/src/env';
import { openStorage } from '../../apps/api/src/files/storage';
import { users } from '../../apps/api/src/modules/users/user.schema';
import { seedDictionary } from '../../apps/api/src/seed/seed-dictionary';
import { seedFormTypes } from '../../apps/api/src/seed/seed-form-types';
import { seedPosts } from '../../apps/api/src/seed/seed-posts';
import { seedHolidays } from '../../apps/api/src/modules/holidays/fixed-holidays';
import { hashPassword } from '../../apps/api/src/sessions/password';
import { StartFailure } from '../../apps/api/src/start-failure';
import { demoBrokerage, type DemoSize } from './brokerage';
import { insertActivity } from './fill-activity';
import { insertAttendance } from './fill-attendance';
import { insertChats } from './fill-chat';
import { insertNews, insertProjectPages } from './fill-content';
import { insertHouseStatistics } from './fill-house-statistics';
import { insertAroundHouses, insertHouses } from './fill-houses';
import { insertKnowledge } from './fill-knowledge';
import { insertLedger } from './fill-ledger';
import { insertCustomerPictures, insertDocuments, insertPictures, storePictures } from './fill-media';
import { insertLunarHolidays } from './lunar-holidays';
import { insertNeeds } from './fill-needs';
import { insertNotices } from './fill-notices';
import { insertPosts } from './fill-posts';
import { insertSignIns } from './fill-sign-ins';
import { insertTalk } from './fill-talk';
import { insertCustomers, insertStaff } from './fill-people';

const demoLock = 7_202_611;

async function isInhabited(): Promise<boolean> {
  const [anybody] = await db().select({ id: users.id }).from(users).limit(1);
  return anybody !== undefined;
}

/**
 * Fills an empty, migrated database with the demo brokerage, in one transaction. If the process is killed, the database stays empty and
 * can be filled again. Thumbnails are made in parallel to the inserts. Design §13.
 * @returns false, without changes, if the database already has people
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
  await seedFormTypes();
  await seedHolidays();
  await seedPosts();
  await insertLunarHolidays(now);
  const storage = openStorage(env);
  const brokerage = demoBrokerage(size, now);
  const [passwordHash, dimensions] = [hashPassword(demoPassword), storePictures(storage)];
  // the later await handles the failure; this only stops an early rejection from ending the process
  dimensions.catch(() => undefined);
  const filled = await tx(async () => {
    // if two processes fill at once, the second one waits and then finds the people of the first
    await db().execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if (await isInhabited()) return false;
    const staff = await insertStaff(brokerage, await passwordHash);
    await insertSignIns(brokerage, staff);
    await insertActivity(brokerage, staff, await insertAttendance(brokerage, staff));
    const people = { staff, customers: await insertCustomers(brokerage, staff) };
    const houseIds = await insertHouses(brokerage, people);
    await insertAroundHouses(brokerage, people, houseIds);
    await insertNeeds(brokerage, people, houseIds);
    const shares = await insertLedger(brokerage, people, houseIds);
    await insertHouseStatistics(brokerage);
    await insertDocuments(brokerage, storage, staff, houseIds);
    await insertPictures(brokerage, await dimensions, staff, houseIds);
    await insertCustomerPictures(brokerage, await dimensions, people);
    await insertTalk(brokerage, await dimensions, staff, houseIds);
    await insertChats(brokerage, await dimensions, { staff, houses: houseIds });
    await insertNews(brokerage, await dimensions, staff);
    const projects = await insertProjectPages(brokerage, await dimensions, staff);
    const articles = await insertKnowledge(brokerage, await dimensions, staff);
    const posts = await insertPosts(brokerage, staff, houseIds);
    await insertNotices(brokerage, people, { houses: houseIds, shares, projects, articles, posts });
    return true;
  });
  // without new statistics the planner makes bad plans until autovacuum runs; PGlite has no autovacuum
  if (filled) await db().execute(sql`analyze`);
  return filled;
}
