import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { notificationQueries, seeOne } from '@toam/live/notification.queries';
import { later, PendingState, Popover, Tooltip } from '@toam/ui/core';
import { BellIcon } from '@toam/ui/icons';
import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../chrome/icon-button';
import * as badge from '../chrome/nav-badge.module.css';
import * as css from './notification.module.css';

const LatestNotifications = later(() => import('./latest-notifications'), <PendingState />);

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
