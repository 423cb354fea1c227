import { orgChartText as text } from './org-chart.text';
import { IconButton } from '@toam/ui/core';
import { UserFocusIcon } from '@toam/ui/icons';
import { personOf } from './org-tree';
import type { OrgWalk } from './use-org-walk';

/** Brings the viewer into view; nothing for somebody who is not in the chart. */
export const FindMe = ({ walk: { tree, viewerId, lookAt } }: { walk: OrgWalk }) =>
  personOf(tree, viewerId) && (
    <IconButton border title={text.findMe} aria-label={text.findMe} onClick={() => lookAt(viewerId)}>
      <UserFocusIcon size={18} />
    </IconButton>
  );
