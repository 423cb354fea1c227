import { JobPosition, Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db, tx } from './db/db';
import type { Env } from './env';
import { seedHolidays } from './modules/holidays/fixed-holidays';
import { noteMissingRequests } from './modules/houses/sharing/share-request.queries';
import { insertUserRow } from './modules/users/user.queries';
import { users } from './modules/users/user.schema';
import { seedDictionary } from './seed/seed-dictionary';
import { seedFormTypes } from './seed/seed-form-types';
import { seedPosts } from './seed/seed-posts';
import { isEasyToGuess } from './sessions/known-passwords';
import { hashPassword } from './sessions/password';
import { StartFailure } from './start-failure';

/**
 * Prepares a migrated database: adds the first dictionary entries and, if configured, the first administrator.
 * Design §13, D67.
 * @throws StartFailure in production if the database has a demo password, or has no user and no first administrator is configured;
 * if the first administrator's password is easy to guess
 */
export async function prepareDatabase(env: Pick<Env, 'production' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>): Promise<void> {
  if (env.production) await refuseDemoPasswords();
  await seedDictionary();
  await seedFormTypes();
  await seedHolidays();
  await seedPosts();
  const [anybody] = await db().select({ id: users.id }).from(users).limit(1);
  if (anybody) {
    // for databases older than stored requests, and for rows inserted by hand
    await noteMissingRequests();
    return;
  }
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) await createFirstAdmin(env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
  else if (env.production)
    throw new StartFailure(
      'Cơ sở dữ liệu chưa có ai để đăng nhập. Đặt ADMIN_EMAIL và ADMIN_PASSWORD để tạo quản trị viên đầu tiên.',
    );
}

async function refuseDemoPasswords(): Promise<void> {
  const [found] = await db().select({ email: users.email }).from(users).where(eq(users.demo_password, true)).limit(1);
  if (found) {
    throw new StartFailure(
      `Cơ sở dữ liệu còn tài khoản dùng mật khẩu dùng thử (${found.email}). Không chạy chính thức trên dữ liệu dùng thử.`,
    );
  }
}

const createFirstAdmin = async (email: string, password: string): Promise<void> => {
  const name = 'Quản trị viên';
  if (await isEasyToGuess(password, { name, email }))
    throw new StartFailure('ADMIN_PASSWORD quá phổ biến, ai cũng đoán được. Hãy đặt mật khẩu khác.');
  const password_hash = await hashPassword(password);
  await tx(async () => {
    await insertUserRow({
      name,
      email,
      password_hash,
      role: Role.superAdmin,
      job_position: JobPosition.superAdmin,
    });
  });
};
