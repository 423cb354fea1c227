import { shellText } from '@toam/contracts/shell/shell.text';
import { useBadge } from '@toam/platform/badge';
import { useWaiting } from '@toam/platform/waiting';
import { clsx } from 'clsx';
import type { RegisteredMenuEntry } from '../federation/menu';
import { useIsIdle } from './use-is-idle';
import * as css from './nav-badge.module.css';

interface NavBadgeProps {
  entry: Pick<RegisteredMenuEntry, 'badge' | 'counts'>;
  /** Positions the badge. */
  className?: string;
}

/** The number of unread or waiting items behind a menu entry; renders nothing at 0. */
export function NavBadge({ entry: { badge, counts }, className }: NavBadgeProps) {
  const unread = useBadge(badge);
  const waiting = useWaiting(counts, useIsIdle()) ?? 0;
  if (unread + waiting === 0) return null;
  const words = waiting > 0 ? shellText.waiting(unread + waiting) : shellText.unread(unread);
  return (
    <span className={clsx(css.count, className)}>
      <span aria-hidden>{unread + waiting > 99 ? '99+' : unread + waiting}</span>
      <span className="unseen">, {words}</span>
    </span>
  );
}
