import { Row } from '../layout/layout';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as css from './tab-bar.module.css';

interface TabBarProps {
  /** Accessible name. */
  label: string;
  tabs: readonly { path: string; label: string; search?: string }[];
  /** What follows a tab's name, such as a count. `onWidened` brings the current tab back into view. */
  extra?: (path: string, isCurrent: boolean, onWidened: () => void) => ReactNode;
}

/** Links, not tabs of the kit: each has its own address, which people can open in a new tab or send. */
export function TabBar({ label, tabs, extra }: TabBarProps) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar scrolls sideways: keep the current tab in view. New browsers return a promise here; it is no clean-up.
  const showCurrent = useCallback(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);
  useEffect(showCurrent, [showCurrent, pathname]);
  return (
    <Row as="nav" ref={bar} flex="none" gap={20} padX={16} edge="bottom" className={css.bar} aria-label={label}>
      {tabs.map((tab) => {
        const isCurrent = tab.path === pathname;
        return (
          <Row
            as={Link}
            key={tab.path}
            to={tab.path + (tab.search ?? '')}
            flex="none"
            gap={6}
            height={[38, 42]}
            size={13}
            tone="text2"
            weight={isCurrent ? 500 : 400}
            nowrap
            relative
            className={css.tab}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {tab.label}
            {extra?.(tab.path, isCurrent, showCurrent)}
          </Row>
        );
      })}
    </Row>
  );
}
