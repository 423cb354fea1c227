import { useUser } from '@toam/auth/session';
import { adminText } from '@toam/contracts/texts/admin';
import { useContributions } from '@toam/platform/slot';
import { useWaiting } from '@toam/platform/waiting';
import { CountBadge, formatNumber, ScreenTitle } from '@toam/ui/core';
import { useCallback, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { adminTabs, type AdminTab } from './admin-tabs';
import './admin.css';

/** /admin: title and tab bar above the screen of the address, ours or another remote's. Specification 2 §2, mockup 07. */
export function Component() {
  const tabs = adminTabs(useUser(), useContributions('admin.tab'));
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar scrolls sideways: keep the current tab in view. New browsers return a promise here; it is no clean-up.
  const showCurrent = useCallback(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);
  useEffect(showCurrent, [showCurrent, pathname]);
  return (
    <div className="admin">
      <ScreenTitle text={adminText.title} />
      <nav ref={bar} className="admin-tabs" aria-label={adminText.tabs}>
        {tabs.map((tab) => (
          <TabLink key={tab.path} tab={tab} isCurrent={tab.path === pathname} onWidened={showCurrent} />
        ))}
      </nav>
      <div className="admin-content">
        <Outlet />
      </div>
    </div>
  );
}

interface TabLinkProps {
  tab: AdminTab;
  isCurrent: boolean;
  /** Called when the tab's count arrives: the tab is wider then and moves the tabs after it. */
  onWidened: () => void;
}

/** A link, not a tab of the kit: each tab has its own address, which people can open in a new tab or send. */
function TabLink({ tab: { path, label, count }, isCurrent, onWidened }: TabLinkProps) {
  const waiting = useWaiting(count ? [count] : []);
  const isCounted = waiting !== undefined;
  useEffect(() => {
    if (isCounted) onWidened();
  }, [isCounted, onWidened]);
  return (
    <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
      {label}
      {waiting !== undefined && waiting > 0 && (
        <>
          <span aria-hidden>
            <CountBadge small active={isCurrent}>
              {formatNumber(waiting)}
            </CountBadge>
          </span>
          <span className="unseen">, {adminText.waiting(waiting)}</span>
        </>
      )}
    </Link>
  );
}
