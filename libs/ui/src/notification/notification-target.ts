import { NotificationType, type Notification } from '@toam/contracts/notification/notification.endpoints';

const aboutComments: number[] = [NotificationType.commented, NotificationType.mention, NotificationType.replied];

/** Screens of kinds without a house. Other teams' screens are linked by URL. */
const screens: Record<number, string> = {
  [NotificationType.requestMatch]: '/request/list',
  [NotificationType.needShared]: '/request/list',
  [NotificationType.visitDue]: '/request/list',
  [NotificationType.customerMerged]: '/customer/list',
  [NotificationType.handedOver]: '/customer/list',
  [NotificationType.newDevice]: '/login-history',
  [NotificationType.manyReveals]: '/admin/audit?f.action=phone_reveal',
  [NotificationType.formWaiting]: '/form?tab=waiting',
  [NotificationType.formDecided]: '/form',
  [NotificationType.staffAway]: '/form',
  [NotificationType.articleDecided]: '/knowledge',
  [NotificationType.reviewDue]: '/knowledge?show=overdue',
  [NotificationType.dealRecorded]: '/bussiness/transaction',
  [NotificationType.ledgerRemoved]: '/bussiness/transaction',
  [NotificationType.questionAnswered]: '/project/list',
  [NotificationType.postFailed]: '/post/manager?tab=failed',
  [NotificationType.postsEnd]: '/post/manager?tab=posted&show=endsSoon',
};

/** Tab of the need's drawer by kind. */
const needTabs: Record<number, string> = {
  [NotificationType.requestMatch]: '&tab=suitable',
};

/** Link to one need's drawer, for a visit with its house. Several needs link to the list. */
function needTarget({ type, needs, house }: Aim): string | null {
  const [first, ...more] = needs;
  if (!first) return null;
  if (more.length > 0) return '/request/list';
  const visited = type === NotificationType.visitDue && house ? `&house=${house.id}` : '';
  return `/request/list?need=${first.id}${needTabs[type] ?? ''}${visited}`;
}

/** Link to one form: among those that wait for the reader, or among their own. C14. */
function formTarget({ type, subject }: Aim): string | null {
  if (subject?.noun !== 'form') return null;
  const tab = type === NotificationType.formWaiting ? 'tab=waiting&' : '';
  return `/form?${tab}open=${subject.id}`;
}

/** Link to one's share of a deal. B16. */
const dealTarget = ({ subject }: Aim): string | null =>
  subject?.noun === 'transaction' ? `/bussiness/transaction?tab=detail&open=${subject.id}` : null;

/** Link to the project that somebody asked about. C14. */
const projectTarget = ({ subject }: Aim): string | null =>
  subject?.noun === 'project' ? `/project/${subject.id}` : null;

/** Link to one article, over the board. C14 */
const articleTarget = ({ subject }: Aim): string | null =>
  subject?.noun === 'article' ? `/knowledge?article=${subject.id}` : null;

/** Link to one post, in the list that it is in. C14 */
const postTarget = ({ type, subject }: Aim): string | null =>
  subject?.noun === 'post' ? `${screens[type] ?? '/post/manager?tab=failed'}&open=${subject.id}` : null;

type Aim = Pick<Notification, 'type' | 'house' | 'needs' | 'customer' | 'subject'>;

/**
 * Link of a notification. The first that it has: its form; its deal; its project; its article; its post; its need; its house (at the comments
 * for a comment, at the website's questions for a question); its customer; the screen of its kind. Specification 2 §2.
 */
export function notificationTarget(aim: Aim): string {
  const { type, house, customer } = aim;
  const record =
    formTarget(aim) ??
    dealTarget(aim) ??
    projectTarget(aim) ??
    articleTarget(aim) ??
    postTarget(aim) ??
    needTarget(aim);
  if (record) return record;
  if (!house) return customer ? `/customer/${customer.id}` : (screens[type] ?? '/dashboard/notification');
  if (type === NotificationType.contacted) return `/customer-contacts?house=${house.id}`;
  return aboutComments.includes(type) ? `/house/${house.id}#comments` : `/house/${house.id}`;
}
