import { adminText } from './admin.text';
import { deletionText } from '@toam/contracts/deletion/deletion.text';
import { allows, type AccessRule } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import type { Contribution } from '@toam/platform/host';
import type { WaitingCount } from '@toam/platform/remote-manifest';
import { paths } from '../paths';

/** One tab of the bar: a link to its screen. */
export interface AdminTab {
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
export function adminTabs(actor: Actor, contributions: readonly Contribution[]): AdminTab[] {
  const contributed = contributions.flatMap(({ path, label, order, count }) =>
    path ? [{ path, label, order, count }] : [],
  );
  return [...ownTabs.filter(({ access }) => allows(access, actor)), ...contributed].sort((a, b) => a.order - b.order);
}
