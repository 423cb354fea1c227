import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { listText } from '@toam/contracts/texts/list';
import { notificationText } from '@toam/contracts/texts/notification';
import { notificationQueries, seeAll, seeOne } from '@toam/live/notification.queries';
import {
  Button,
  EmptyState,
  formatTotal,
  NotificationRow,
  ScreenState,
  ScreenTitle,
  Segmented,
  useUrlState,
} from '@toam/ui/core';
import { ListFoot, rowsOf, useMoreRows } from '@toam/ui/heavy';
import { ChecksIcon } from '@toam/ui/icons';
import { useRef } from 'react';
import { z } from 'zod';
import './notifications.css';

const search = z.object({ show: z.enum(['all', 'unread']).catch('all') });
const choices = [
  { value: 'all' as const, label: notificationText.filterAll },
  { value: 'unread' as const, label: notificationText.filterUnread },
];

/** /dashboard/notification: all notifications of the person. Specification 2 §2 "Notifications". */
export function Component() {
  const queries = useQueryClient();
  const [{ show }, change] = useUrlState(search);
  const box = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery(notificationQueries.list(show === 'unread'));
  const scrolled = useMoreRows(box, query, show, false, query.isSuccess);
  const markOne = useMutation(seeOne(queries));
  const markAll = useMutation(seeAll(queries));

  const [page] = query.data?.pages ?? [];
  const list = query.data && rowsOf(query);
  return (
    <div className="notifications">
      <ScreenTitle
        text={notificationText.title}
        {...(list && page && { count: `${formatTotal(list.length)}/${formatTotal(page.total)}` })}
      />
      <div className="notifications-bar">
        <Segmented
          aria-label={notificationText.filter}
          options={choices}
          value={show}
          onChange={(chosen) => change({ show: chosen }, { replace: true })}
        />
        <Button
          type="text"
          icon={<ChecksIcon size={16} />}
          disabled={!page?.unread}
          loading={markAll.isPending}
          onClick={() => markAll.mutate()}
        >
          {notificationText.seeAll}
        </Button>
      </div>
      <div ref={box} className="notifications-box" tabIndex={0} onScroll={(event) => scrolled(event.currentTarget)}>
        <ScreenState query={{ ...query, data: list }} skeleton={<NotificationBones />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState reason={show === 'unread' ? notificationText.noneUnread : notificationText.empty} />
            ) : (
              <ul className={query.isPlaceholderData ? 'waiting' : undefined}>
                {rows.map((one) => (
                  <li key={one.id}>
                    <NotificationRow one={one} onOpen={() => one.status === 0 && markOne.mutate(one)} />
                  </li>
                ))}
              </ul>
            )
          }
        </ScreenState>
        <ListFoot query={query} />
      </div>
    </div>
  );
}

const NotificationBones = () => (
  <div role="status" aria-label={listText.loading}>
    {[64, 48, 72, 56, 60, 52, 68, 50].map((width, row) => (
      <div key={width} className="notification-bones" aria-hidden style={{ opacity: 1 - row * 0.1 }}>
        <i className="ta-bone" style={{ width: 32, height: 32, borderRadius: 16 }} />
        <span>
          <i className="ta-bone" style={{ width: `${width}%`, height: 10, borderRadius: 4 }} />
          <i className="ta-bone" style={{ width: `${width - 22}%`, height: 10, borderRadius: 4 }} />
        </span>
      </div>
    ))}
  </div>
);
