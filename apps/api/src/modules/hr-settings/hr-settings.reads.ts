import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { type HrSetting, hrSettings } from './hr-setting.schema';

/** Null: never set. */
export async function readHrSetting(key: HrSetting): Promise<number | null> {
  const [found] = await db().select({ value: hrSettings.value }).from(hrSettings).where(eq(hrSettings.key, key));
  return found?.value ?? null;
}
