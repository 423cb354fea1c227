import { useUser } from '@toam/auth/session';
import { adminText } from './admin.text';
import { useContributions } from '@toam/platform/slot';
import { useWaiting } from '@toam/platform/waiting';
import { CountBadge, formatNumber, ScreenTitle, Stack } from '@toam/ui/core';
import { TabBar } from '@toam/ui/list';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { adminTabs, type AdminTab } from './admin-tabs';

/** /admin: title and tab bar above the screen of the address, ours or another remote's. Specification 2 §2, mockup 07. */
export function Component() {
  const tabs = adminTabs(useUser(), useContributions('admin.tab'));
  return (
    <Stack flex={1} height="100%">
      <ScreenTitle text={adminText.title} />
      <TabBar
        label={adminText.tabs}
        tabs={tabs}
        extra={(path, isCurrent, onWidened) => (
          <TabWaiting
            count={tabs.find((tab) => tab.path === path)?.count}
            isCurrent={isCurrent}
            onWidened={onWidened}
          />
        )}
      />
      <Stack flex={1} overflow="scroll">
        <Outlet />
      </Stack>
    </Stack>
  );
}

interface TabWaitingProps {
  count: AdminTab['count'];
  isCurrent: boolean;
  /** Called when the tab's count arrives: the tab is wider then and moves the tabs after it. */
  onWidened: () => void;
}

/** How many decisions wait behind a tab. */
function TabWaiting({ count, isCurrent, onWidened }: TabWaitingProps) {
  const waiting = useWaiting(count ? [count] : []);
  const isCounted = waiting !== undefined;
  useEffect(() => {
    if (isCounted) onWidened();
  }, [isCounted, onWidened]);
  if (!waiting) return null;
  return (
    <>
      <span aria-hidden>
        <CountBadge small active={isCurrent}>
          {formatNumber(waiting)}
        </CountBadge>
      </span>
      <span className="unseen">, {adminText.waiting(waiting)}</span>
    </>
  );
}
