import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { notificationQueries, seeAll, seeOne } from '@toam/live/notification.queries';
import { Button, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { NotificationRow } from '@toam/ui/detail';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as css from './notification.module.css';

/** What the bell opens: the latest notifications. */
export default function LatestNotifications({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const latest = useQuery(notificationQueries.latest());
  const markOne = useMutation(seeOne(queries));
  const markAll = useMutation(seeAll(queries));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className={css.panel} role="dialog" aria-label={notificationText.title}>
      <Row as="header" justify="between" className={css.head}>
        <b>{notificationText.title}</b>
        <Button type="link" size="small" disabled={!latest.data?.unread} onClick={() => markAll.mutate()}>
          {notificationText.seeAll}
        </Button>
      </Row>
      <ScreenState query={latest}>
        {({ list }) =>
          list.length === 0 ? (
            <Text as="p" tone="text2" textAlign="center" className={css.none}>
              {notificationText.empty}
            </Text>
          ) : (
            <Stack as="ul" padX={8} className={css.list}>
              {list.map((one) => (
                <li key={one.id}>
                  <NotificationRow
                    one={one}
                    onOpen={() => {
                      if (one.status === 0) markOne.mutate(one);
                      onClose();
                    }}
                  />
                </li>
              ))}
            </Stack>
          )
        }
      </ScreenState>
      <Link to="/dashboard/notification" className={css.all} onClick={onClose}>
        {notificationText.showAll}
      </Link>
    </div>
  );
}
