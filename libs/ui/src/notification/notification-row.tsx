import { NotificationType, type Notification } from '@toam/contracts/notification/notification.endpoints';
import { notificationText } from '@toam/contracts/texts/notification';
import { Link } from 'react-router-dom';
import { LogoMark } from '../art/logo-mark';
import { formatAgo } from '../format/time';
import { Avatar } from '../person/avatar';
import { notificationTarget } from './notification-target';

/** What happened. Unknown kinds give '', because no text is better than a wrong one. */
const happened = ({ detail, type }: Notification): string =>
  detail ?? (notificationText.type as Record<number, string>)[type] ?? '';

/** The second line: the house, need or customer. A digest of one need's matches already names the customer. */
function subject({ type, house, needs, customer }: Notification): string {
  if (house) return house.title;
  const [need, ...more] = needs;
  if (type === NotificationType.requestMatch && need)
    return more.length > 0 ? [...new Set(needs.map((one) => one.customer))].join(', ') : notificationText.need(need.id);
  return need?.customer ?? customer?.name ?? '';
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);

/** One line of a list of notifications: who, what, which house, when; orange dot while unread. Specification 2 §2. */
export function NotificationRow({ one, onOpen }: { one: Notification; onOpen: () => void }) {
  const { user } = one;
  const isUnread = one.status === 0;
  const what = happened(one);
  return (
    <Link to={notificationTarget(one)} className="ta-notification" onClick={onOpen}>
      {user ? (
        <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
      ) : (
        <LogoMark size={32} />
      )}
      <span className="ta-notification-what">
        <span>
          {user && <b>{user.name} </b>}
          {user ? what : capital(what)}
        </span>
        <span className="ta-notification-house">
          <span className="ellipsis">{subject(one)}</span>
          <time dateTime={new Date(one.created_at * 1000).toISOString()}>{formatAgo(one.created_at)}</time>
        </span>
      </span>
      <i className={isUnread ? 'ta-notification-dot' : 'ta-notification-dot read'} />
      {isUnread && <span className="unseen">{notificationText.unread}</span>}
    </Link>
  );
}
