import { NotificationType, type Notification } from '@toam/contracts/notification/notification.endpoints';

const aboutComments: number[] = [NotificationType.commented, NotificationType.mention, NotificationType.replied];

/** Screens of what is about no house. Other teams' screens are linked by URL. */
const screens: Record<number, string> = {
  [NotificationType.requestMatch]: '/request/list',
  [NotificationType.needShared]: '/request/list',
  [NotificationType.visitDue]: '/request/list',
  [NotificationType.customerMerged]: '/customer/list',
  [NotificationType.formWaiting]: '/form',
  [NotificationType.formDecided]: '/form',
  [NotificationType.articleDecided]: '/knowledge',
};

/** The tab of the need's drawer that a kind is about. */
const needTabs: Record<number, string> = {
  [NotificationType.requestMatch]: '&tab=suitable',
  [NotificationType.visitDue]: '&tab=seen',
};

/** A need opens in its drawer; several are the list's. */
function needTarget(type: number, needs: Notification['needs']): string | null {
  const [first, ...more] = needs;
  if (!first) return null;
  return more.length > 0 ? '/request/list' : `/request/list?need=${first.id}${needTabs[type] ?? ''}`;
}

type Aim = Pick<Notification, 'type' | 'house' | 'needs' | 'customer'>;

/**
 * Where a notification leads: the need that it is about, else its house, at the comments if it is about one, else the
 * customer; else the screen of its kind. Specification 2 §2.
 */
export function notificationTarget({ type, house, needs, customer }: Aim): string {
  const need = needTarget(type, needs);
  if (need) return need;
  if (!house) return customer ? `/customer/${customer.id}` : (screens[type] ?? '/dashboard/notification');
  return aboutComments.includes(type) ? `/house/${house.id}#comments` : `/house/${house.id}`;
}
