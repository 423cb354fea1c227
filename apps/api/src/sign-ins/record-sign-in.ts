import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import { needsOutside } from '../geocoder/geocoder';
import { enqueue } from '../jobs/enqueue';
import { notify } from '../live/notify';
import type { Origin } from '../sessions/begin-session';
import { deviceOf } from './device-of';
import { findSignInPlace } from './find-place';
import { loginTracks } from './login-track.schema';
import { publishSignIns } from './publish-sign-ins';

interface Begun {
  userId: number;
  sessionId: number;
  origin: Origin;
  /** This browser signs in to this account for the first time. */
  isNewDevice: boolean;
}

/**
 * Stores a sign-in in the transaction that creates its session, so no session is without one. If it is not the person's first
 * sign-in and the device is new, they get a notification. A job finds the place. Specification 2 §3 "Login tracking".
 */
export async function recordSignIn({ userId, sessionId, origin, isNewDevice }: Begun): Promise<void> {
  const [before] = await db()
    .select({ id: loginTracks.id })
    .from(loginTracks)
    .where(eq(loginTracks.user_id, userId))
    .limit(1);
  const device = origin.device.slice(0, 300);
  const [track] = await db()
    .insert(loginTracks)
    .values({ user_id: userId, session_id: sessionId, ip: origin.ip, device })
    .returning({ id: loginTracks.id });
  if (needsOutside({ ip: origin.ip })) await enqueue(findSignInPlace, { track_id: track!.id });
  if (before && isNewDevice) await notifyNewDevice(userId, device);
  await publishSignIns(userId, userId);
}

async function notifyNewDevice(userId: number, userAgent: string): Promise<void> {
  const { browser, os } = deviceOf(userAgent);
  await notify({
    users: [userId],
    by: null,
    type: NotificationType.newDevice,
    detail: notificationText.newDevice(browser, os),
  });
}
