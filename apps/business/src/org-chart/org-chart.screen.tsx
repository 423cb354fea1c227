import { useQuery } from '@tanstack/react-query';
import type { OrgChart } from '@toam/contracts/user/org-chart.endpoints';
import { useLiveList } from '@toam/live/live-list';
import {
  EmptyState,
  formatNumber,
  Pane,
  Row,
  ScreenState,
  ScreenTitle,
  Stack,
  useIsPhone,
  Bone,
  copyText,
  IconButton,
} from '@toam/ui/core';
import { useMemo, type ReactNode } from 'react';
import { DetailPanel } from '@toam/ui/detail';
import { useHotkeys } from '@toam/ui/list';
import { LinkSimpleIcon, XIcon } from '@toam/ui/icons';
import { useHref } from 'react-router-dom';
import { orgChartText as text } from './org-chart.text';
import { OrgCanvas } from './org-canvas';
import { orgChartQuery } from './org-chart.queries';
import { OrgList } from './org-list';
import { orgTree, personOf } from './org-tree';
import { useOrgWalk, type OrgWalk } from './use-org-walk';
import { card } from './org-layout';
import { paths } from '../paths';
import * as css from './org-panel.module.css';
import { OrgPanelBody } from './org-panel-body';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Cards on three levels; on a phone, lines. */
const OrgChartSkeleton = () => (useIsPhone() ? <Lines /> : <Cards />);

const Cards = () => (
  <Stack
    role="status"
    aria-label={text.loading}
    flex={1}
    align="center"
    gap={32}
    padY={32}
    overflow="hidden"
    background="layout"
  >
    {[1, 2, 4].map((count) => (
      <Row key={count} gap={16} flex="none">
        {times(count).map((at) => (
          <Bone key={at} width={card.width} height={card.height} radius={8} />
        ))}
      </Row>
    ))}
  </Stack>
);

const Lines = () => (
  <Stack role="status" aria-label={text.loading} flex={1} padX={16} padY={16} gap={24} overflow="hidden">
    {times(9).map((at) => (
      <Row key={at} gap={10} style={{ paddingInlineStart: Math.min(at, 3) * 14 }}>
        <Bone width={36} height={36} radius="circle" />
        <Bone width="56%" height={16} />
      </Row>
    ))}
  </Stack>
);

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

/** One person: beside the drawing, or the whole screen of a phone. */
function OrgPanel({ walk, personId }: { walk: OrgWalk; personId: number }) {
  const isPhone = useIsPhone();
  const person = personOf(walk.tree, personId);
  const close = () => walk.show(null);
  const label = person ? text.panel(person.name) : text.notThere;
  const body = person ? (
    <OrgPanelBody key={personId} walk={walk} person={person} />
  ) : (
    <EmptyState title={text.notThere} reason={text.notThereWhy} />
  );
  const actions = person && <CopyLink personId={personId} />;
  return isPhone ? (
    <DetailPanel label={label} title={text.title} actions={actions} onClose={close}>
      {body}
    </DetailPanel>
  ) : (
    <BesidePanel label={label} actions={actions} onClose={close}>
      {body}
    </BesidePanel>
  );
}

interface BesidePanelProps {
  label: string;
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The focus stays in the tree, so that its keys go on. Tab leads here, Esc closes. */
function BesidePanel({ label, actions, onClose, children }: BesidePanelProps) {
  useHotkeys({ Escape: onClose });
  return (
    <Stack as="aside" flex="none" width={320} background="surface" edge="left" className={css.panel} aria-label={label}>
      <Row flex="none" justify="end" gap={2} padX={12} padY={8}>
        {actions}
        <IconButton title={`${text.close} (Esc)`} aria-label={text.close} onClick={onClose}>
          <XIcon size={18} />
        </IconButton>
      </Row>
      <Stack flex={1} overflow="scroll">
        {children}
      </Stack>
    </Stack>
  );
}

/** The link that opens the chart with this person, without the sender's search. */
function CopyLink({ personId }: { personId: number }) {
  const href = useHref(paths.personInChart(personId));
  return (
    <IconButton
      title={text.copyLink}
      aria-label={text.copyLink}
      onClick={() => void copyText(new URL(href, location.origin).href, text.linkCopied)}
    >
      <LinkSimpleIcon size={18} />
    </IconButton>
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
