import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { listText } from '@toam/contracts/texts/list';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { notificationQueries, seeAll, seeOne } from '@toam/live/notification.queries';
import {
  Bone,
  Button,
  Cell,
  EmptyState,
  formatTotal,
  Pane,
  Row,
  ScreenState,
  ScreenTitle,
  Segmented,
  Stack,
  useUrlState,
} from '@toam/ui/core';
import { NotificationRow } from '@toam/ui/detail';
import { ListFoot, rowsOf, useMoreRows } from '@toam/ui/list';
import { ChecksIcon } from '@toam/ui/icons';
import { useRef } from 'react';
import { z } from 'zod';
import * as css from './notifications.module.css';

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
    <Pane>
      <ScreenTitle
        text={notificationText.title}
        {...(list && page && { count: `${formatTotal(list.length)}/${formatTotal(page.total)}` })}
      />
      <Row className={css.bar} flex="none" justify="between" gap={8} maxWidth={752} padX={16} padY={6}>
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
      </Row>
      <Stack
        ref={box}
        flex={1}
        overflow="scroll"
        edge="top"
        tabIndex={0}
        onScroll={(event) => scrolled(event.currentTarget)}
      >
        <ScreenState query={{ ...query, data: list }} skeleton={<NotificationBones />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState reason={show === 'unread' ? notificationText.noneUnread : notificationText.empty} />
            ) : (
              <Stack
                as="ul"
                className={css.list}
                divided
                maxWidth={752}
                padX={8}
                padY={8}
                data-old={query.isPlaceholderData || undefined}
              >
                {rows.map((one) => (
                  <li key={one.id}>
                    <NotificationRow one={one} onOpen={() => one.status === 0 && markOne.mutate(one)} />
                  </li>
                ))}
              </Stack>
            )
          }
        </ScreenState>
        <ListFoot query={query} />
      </Stack>
    </Pane>
  );
}

const NotificationBones = () => (
  <div role="status" aria-label={listText.loading}>
    {[64, 48, 72, 56, 60, 52, 68, 50].map((width, row) => (
      <Row
        key={width}
        aria-hidden
        align="start"
        gap={10}
        maxWidth={752}
        padX={16}
        padY={16}
        style={{ opacity: 1 - row * 0.1 }}
      >
        <Bone width={32} height={32} radius="circle" />
        <Cell gap={10}>
          <Bone width={`${width}%`} height={10} />
          <Bone width={`${width - 22}%`} height={10} />
        </Cell>
      </Row>
    ))}
  </div>
);
