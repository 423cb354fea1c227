import { NotificationType, type Notification } from '@toam/contracts/notification/notification.endpoints';

/** An unread notification: a colleague shared a house five minutes ago, unless said otherwise. */
export const aNotification = (differing: Partial<Notification> = {}): Notification => ({
  id: 1,
  status: 0,
  type: NotificationType.shared,
  created_at: Math.floor(Date.now() / 1000) - 300,
  user: { id: 8, name: 'Lê Hoàng Phúc', avatar: null },
  house: { id: 12, title: 'Nhà phố hẻm xe hơi' },
  needs: [],
  subject: null,
  customer: null,
  detail: null,
  ...differing,
});
