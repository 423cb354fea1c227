import { useQuery } from '@tanstack/react-query';
import { orgChartText as text } from './org-chart.text';
import type { OrgChart } from '@toam/contracts/user/org-chart.endpoints';
import { useLiveList } from '@toam/live/live-list';
import { EmptyState, formatNumber, Pane, Row, ScreenState, ScreenTitle, Stack, useIsPhone } from '@toam/ui/core';
import { useMemo } from 'react';
import { OrgCanvas } from './org-canvas';
import { OrgChartSkeleton } from './org-chart-skeleton';
import { orgChartQuery } from './org-chart.queries';
import { OrgList } from './org-list';
import { OrgPanel } from './org-panel';
import { orgTree } from './org-tree';
import { useOrgWalk } from './use-org-walk';

/** /employment: who stands under whom. `?person=` opens one of them. Specification 3 §2.2, D73. */
export function Component() {
  const chart = useQuery(orgChartQuery);
  useLiveList({ noun: 'user', list: orgChartQuery.queryKey });
  const count = chart.data && chart.data.nodes.length + chart.data.aside.length;
  return (
    <Pane>
      <ScreenTitle text={text.title} {...(count && { count: formatNumber(count) })} />
      <ScreenState query={chart} skeleton={<OrgChartSkeleton />}>
        {(shown) => (count === 0 ? <EmptyState reason={text.nobody} /> : <Chart chart={shown} />)}
      </ScreenState>
    </Pane>
  );
}

function Chart({ chart }: { chart: OrgChart }) {
  const tree = useMemo(() => orgTree(chart), [chart]);
  const walk = useOrgWalk(tree);
  const isPhone = useIsPhone();
  return (
    <Row flex={1} align="stretch" relative edge="top">
      <Stack flex={1}>{isPhone ? <OrgList walk={walk} /> : <OrgCanvas walk={walk} />}</Stack>
      {walk.person !== null && <OrgPanel walk={walk} personId={walk.person} />}
    </Row>
  );
}
