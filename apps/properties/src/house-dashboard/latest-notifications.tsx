import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationText } from '@toam/contracts/texts/notification';
import { notificationQueries, seeOne } from '@toam/live/notification.queries';
import { CountBadge, formatNumber, NotificationRow, ScreenState } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** The six newest notifications, the same as in the bell. Specification 2 §2, §9. */
export function LatestNotifications() {
  const queries = useQueryClient();
  const latest = useQuery(notificationQueries.latest());
  const markOne = useMutation(seeOne(queries));
  const unread = latest.data?.unread ?? 0;
  return (
    <section className="house-dashboard-card house-notifications">
      <header>
        <h2>
          {notificationText.title}
          {unread > 0 && <CountBadge>{formatNumber(unread)}</CountBadge>}
        </h2>
        <Link to={paths.notifications}>{notificationText.showAll}</Link>
      </header>
      <ScreenState query={latest} skeleton={<div className="house-dashboard-waiting" />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="house-dashboard-none">{notificationText.empty}</p>
          ) : (
            <ul>
              {list.map((one) => (
                <li key={one.id}>
                  <NotificationRow one={one} onOpen={() => one.status === 0 && markOne.mutate(one)} />
                </li>
              ))}
            </ul>
          )
        }
      </ScreenState>
    </section>
  );
}
