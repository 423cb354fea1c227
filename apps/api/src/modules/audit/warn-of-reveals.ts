import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { notify } from '../../live/notify';
import { readStaffNames, readSuperAdmins } from '../users/users.reads';

/** Sends one message to the super admins when somebody's hour passes the limit of shown numbers. D107. */
export async function warnOfReveals(userId: number, count: number): Promise<void> {
  const name = (await readStaffNames([userId])).get(userId)?.name ?? `#${userId}`;
  await notify({
    users: await readSuperAdmins(),
    by: null,
    type: NotificationType.manyReveals,
    detail: notificationText.manyReveals(name, count),
  });
}
