import type { Notification } from '@toam/contracts/notification/notification.endpoints';
import { notificationText } from '@toam/contracts/texts/notification';
import { Avatar, formatAgo, LogoMark } from '@toam/ui/core';
import { Link } from 'react-router-dom';

const allNotifications = '/dashboard/notification';

/** What happened; kinds that this shell does not know yet say nothing rather than something wrong. */
const happened = (type: number): string => (notificationText.type as Record<number, string>)[type] ?? '';

/** One line of the bell's list: who, what, which house, when; orange dot while unread. Specification 2 §2. */
export function NotificationRow({ one, onOpen }: { one: Notification; onOpen: () => void }) {
  const { user, house } = one;
  const isUnread = one.status === 0;
  return (
    <Link to={house ? `/house/${house.id}` : allNotifications} className="notification-row" onClick={onOpen}>
      {user ? (
        <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
      ) : (
        <LogoMark size={32} />
      )}
      <span className="notification-what">
        <span>
          {user && <b>{user.name} </b>}
          {happened(one.type)}
        </span>
        <span className="notification-house">
          <span className="ellipsis">{house?.title}</span>
          <time dateTime={new Date(one.created_at * 1000).toISOString()}>{formatAgo(one.created_at)}</time>
        </span>
      </span>
      <i className={isUnread ? 'notification-dot' : 'notification-dot read'} />
      {isUnread && <span className="unseen">{notificationText.unread}</span>}
    </Link>
  );
}
