import { useUser } from '@toam/auth/session';
import { deletionText } from '@toam/contracts/deletion/deletion.text';
import { allows, type AccessRule } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import type { Contribution } from '@toam/platform/host';
import type { WaitingCount } from '@toam/platform/remote-manifest';
import { useContributions } from '@toam/platform/slot';
import { useWaiting } from '@toam/platform/waiting';
import { CountBadge, formatNumber, ScreenTitle, Stack } from '@toam/ui/core';
import { TabBar } from '@toam/ui/list';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { adminText } from './admin.text';

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

/** One tab of the bar: a link to its screen. */
interface AdminTab {
  path: string;
  label: string;
  /** Position in the bar, among our own and contributed tabs. */
  order: number;
  count?: WaitingCount | undefined;
}

/** The tabs that this remote owns; other remotes add theirs through the slot `admin.tab`. Specification 2 §2, D23. */
const ownTabs: (AdminTab & { access: AccessRule })[] = [
  { path: paths.staff, label: adminText.staff, order: 10, access: 'backOffice' },
  { path: paths.staffStatistics, label: adminText.statistics, order: 20, access: 'backOffice' },
  { path: paths.dictionary, label: adminText.dictionary, order: 30, access: 'backOffice' },
  { path: paths.formTypes, label: adminText.formTypes, order: 70, access: 'admin' },
  { path: paths.deleted, label: deletionText.title, order: 75, access: 'admin' },
  { path: paths.security, label: adminText.security, order: 80, access: 'superAdmin' },
  { path: paths.audit, label: adminText.audit, order: 90, access: 'superAdmin' },
];

/** The tabs that a person may open, in order: our own and the contributions that the shell lists for this person. */
function adminTabs(actor: Actor, contributions: readonly Contribution[]): AdminTab[] {
  const contributed = contributions.flatMap(({ path, label, order, count }) =>
    path ? [{ path, label, order, count }] : [],
  );
  return [...ownTabs.filter(({ access }) => allows(access, actor)), ...contributed].sort((a, b) => a.order - b.order);
}
