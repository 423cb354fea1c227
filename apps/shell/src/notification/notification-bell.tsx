import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationText } from '@toam/contracts/texts/notification';
import { notificationQueries, seeAll, seeOne } from '@toam/live/notification.queries';
import { Button, NotificationRow, Popover, Row, ScreenState, Stack, Text, Tooltip } from '@toam/ui/core';
import { BellIcon } from '@toam/ui/icons';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../chrome/icon-button';
import * as badge from '../chrome/nav-badge.module.css';
import * as css from './notification.module.css';

function LatestNotifications({ onClose }: { onClose: () => void }) {
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

/**
 * The bell in every title bar. Live events keep its count correct. A click while its list is open marks the list's unread items
 * as read and closes the list. Specification 2 §2, §4, mockup 02.
 */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  const { data } = useQuery(notificationQueries.latest());
  const markOne = useMutation(seeOne(queries));
  const unread = data?.unread ?? 0;
  const name = unread ? `${notificationText.title}, ${notificationText.count(unread)}` : notificationText.title;
  const click = () => {
    if (!open) return;
    for (const one of data?.list ?? []) if (one.status === 0) markOne.mutate(one);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    bell.current?.focus();
  };
  return (
    <span onKeyDown={press}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        destroyOnHidden
        content={<LatestNotifications onClose={() => setOpen(false)} />}
        classNames={{ root: css.popover }}
      >
        <Tooltip title={open ? '' : notificationText.title}>
          <IconButton ref={bell} aria-label={name} aria-haspopup="dialog" aria-expanded={open} onClick={click}>
            <BellIcon size={20} />
            {unread > 0 && (
              <span className={clsx(badge.count, css.count)} aria-hidden>
                {unread > 99 ? '99+' : unread}
              </span>
            )}
          </IconButton>
        </Tooltip>
      </Popover>
    </span>
  );
}
