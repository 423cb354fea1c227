import { NotificationType, type Notification } from '@toam/contracts/notification/notification.endpoints';

const aboutComments: number[] = [NotificationType.commented, NotificationType.mention, NotificationType.replied];

/** Screens of what is about no house. Other teams' screens are linked by URL. */
const screens: Record<number, string> = {
  [NotificationType.requestMatch]: '/request/list',
  [NotificationType.formWaiting]: '/form',
  [NotificationType.formDecided]: '/form',
  [NotificationType.articleDecided]: '/knowledge',
};

/** Where a notification leads: its house, at the comments if it is about one; else the screen of its kind. Specification 2 §2. */
export function notificationTarget({ type, house }: Pick<Notification, 'type' | 'house'>): string {
  if (!house) return screens[type] ?? '/dashboard/notification';
  return aboutComments.includes(type) ? `/house/${house.id}#comments` : `/house/${house.id}`;
}
