import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { notificationQueries, seeOne } from '@toam/live/notification.queries';
import { CountBadge, formatNumber, Stack } from '@toam/ui/core';
import { NotificationRow } from '@toam/ui/detail';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { CardList, DashboardCard } from './dashboard-card';
import * as css from './house-dashboard.module.css';

/** The six newest notifications, the same as in the bell. Specification 2 §2, §9. */
export function LatestNotifications() {
  const queries = useQueryClient();
  const latest = useQuery(notificationQueries.latest());
  const markOne = useMutation(seeOne(queries));
  const unread = latest.data?.unread ?? 0;
  return (
    <DashboardCard
      title={
        <>
          {notificationText.title}
          {unread > 0 && <CountBadge>{formatNumber(unread)}</CountBadge>}
        </>
      }
      aside={<Link to={paths.notifications}>{notificationText.showAll}</Link>}
    >
      <CardList query={latest} empty={notificationText.empty}>
        {(list) => (
          <Stack as="ul" className={css.notifications}>
            {list.map((one) => (
              <li key={one.id}>
                <NotificationRow one={one} isShort onOpen={() => one.status === 0 && markOne.mutate(one)} />
              </li>
            ))}
          </Stack>
        )}
      </CardList>
    </DashboardCard>
  );
}
