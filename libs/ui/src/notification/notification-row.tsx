import { NotificationType, type Notification } from '@toam/contracts/notification/notification.endpoints';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { Link } from 'react-router-dom';
import { LogoMark } from '../art/logo-mark';
import { formatAgo } from '../format/time';
import { Cell, Row, Text } from '../layout/layout';
import { Avatar } from '../person/avatar';
import { notificationTarget } from './notification-target';
import * as css from './notification.module.css';

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

interface NotificationRowProps {
  one: Notification;
  onOpen: () => void;
  /** Cuts what happened after one line. */
  isShort?: boolean;
}

/** One line of a list of notifications: who, what, which house, when; orange dot while unread. Specification 2 §2. */
export function NotificationRow({ one, onOpen, isShort = false }: NotificationRowProps) {
  const { user } = one;
  const isUnread = one.status === 0;
  const what = happened(one);
  return (
    <Row
      as={Link}
      to={notificationTarget(one)}
      gap={10}
      align="start"
      padX={8}
      padY={isShort ? 6 : 8}
      radius={6}
      size={13}
      tone="text"
      hover="fill"
      onClick={onOpen}
    >
      {user ? (
        <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
      ) : (
        <LogoMark size={32} />
      )}
      <Cell as="span" gap={2} tone="text2">
        <Text ellipsis={isShort}>
          {user && (
            <Text tone="text" weight={600}>
              {user.name}{' '}
            </Text>
          )}
          {user ? what : capital(what)}
        </Text>
        <Row as="span" gap={8} justify="between">
          <Text tone="text" weight={500} ellipsis>
            {subject(one)}
          </Text>
          <Text as="time" flex="none" size={12} tone="text3" dateTime={new Date(one.created_at * 1000).toISOString()}>
            {formatAgo(one.created_at)}
          </Text>
        </Row>
      </Cell>
      <Text
        as="i"
        className={isUnread ? css.unread : undefined}
        flex="none"
        top={6}
        width={8}
        height={8}
        radius="circle"
      />
      {isUnread && <span className="unseen">{notificationText.unread}</span>}
    </Row>
  );
}
