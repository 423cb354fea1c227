import { db } from '../../db/db';
import { type HrSetting, hrSettings } from './hr-setting.schema';

export async function writeHrSetting(key: HrSetting, value: number): Promise<void> {
  await db().insert(hrSettings).values({ key, value }).onConflictDoUpdate({ target: hrSettings.key, set: { value } });
}
