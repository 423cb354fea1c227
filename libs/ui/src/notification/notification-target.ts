import { NotificationType, type Notification } from '@toam/contracts/notification/notification.endpoints';

const aboutComments: number[] = [NotificationType.commented, NotificationType.mention, NotificationType.replied];

/** Screens of what is about no house. Other teams' screens are linked by URL. */
const screens: Record<number, string> = {
  [NotificationType.requestMatch]: '/request/list',
  [NotificationType.needShared]: '/request/list',
  [NotificationType.visitDue]: '/request/list',
  [NotificationType.customerMerged]: '/customer/list',
  [NotificationType.handedOver]: '/customer/list',
  [NotificationType.newDevice]: '/login-history',
  [NotificationType.manyReveals]: '/admin/audit?f.action=phone_reveal',
  [NotificationType.formWaiting]: '/form',
  [NotificationType.formDecided]: '/form',
  [NotificationType.articleDecided]: '/knowledge',
};

/** The tab of the need's drawer that a kind is about. */
const needTabs: Record<number, string> = {
  [NotificationType.requestMatch]: '&tab=suitable',
};

/** A need opens in its drawer, a visit at its house there; several are the list's. */
function needTarget({ type, needs, house }: Aim): string | null {
  const [first, ...more] = needs;
  if (!first) return null;
  if (more.length > 0) return '/request/list';
  const visited = type === NotificationType.visitDue && house ? `&house=${house.id}` : '';
  return `/request/list?need=${first.id}${needTabs[type] ?? ''}${visited}`;
}

type Aim = Pick<Notification, 'type' | 'house' | 'needs' | 'customer'>;

/**
 * Where a notification leads: the need that it is about, else its house, at the comments if it is about one, or what was
 * asked about it on the website, else the customer; else the screen of its kind. Specification 2 §2.
 */
export function notificationTarget(aim: Aim): string {
  const { type, house, customer } = aim;
  const need = needTarget(aim);
  if (need) return need;
  if (!house) return customer ? `/customer/${customer.id}` : (screens[type] ?? '/dashboard/notification');
  if (type === NotificationType.contacted) return `/customer-contacts?house=${house.id}`;
  return aboutComments.includes(type) ? `/house/${house.id}#comments` : `/house/${house.id}`;
}
