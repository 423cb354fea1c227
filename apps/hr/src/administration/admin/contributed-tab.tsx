import { shellText } from '@toam/contracts/shell/shell.text';
import { Contributed, useContributions } from '@toam/platform/slot';
import { PendingState } from '@toam/ui/core';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';

/** Any other address under /admin: the tab of the remote that names it, or else the staff list (D13). */
export function ContributedTab() {
  const { pathname } = useLocation();
  const contribution = useContributions('admin.tab').find(({ path }) => path === pathname);
  const label = contribution?.label;
  // Only the contribution knows its title. The route sets the document title for all contributions.
  useEffect(() => {
    if (label) document.title = shellText.pageTitle(label);
  }, [label]);
  if (!contribution) return <Navigate to={paths.staff} replace />;
  return (
    <Contributed key={pathname} slot="admin.tab" contribution={contribution} props={{}} loading={<PendingState />} />
  );
}
