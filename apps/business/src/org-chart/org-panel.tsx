import { orgChartText as text } from './org-chart.text';
import { copyText, EmptyState, IconButton, Row, Stack, useIsPhone } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { useHotkeys } from '@toam/ui/list';
import { LinkSimpleIcon, XIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './org-panel.module.css';
import { OrgPanelBody } from './org-panel-body';
import { personOf } from './org-tree';
import type { OrgWalk } from './use-org-walk';

/** One person: beside the drawing, or the whole screen of a phone. */
export function OrgPanel({ walk, personId }: { walk: OrgWalk; personId: number }) {
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
