import { orgChartText as text } from './org-chart.text';
import { memo } from 'react';
import { Row } from '@toam/ui/core';
import * as css from './org-card.module.css';
import { card, type OrgSpot } from './org-layout';
import { OrgPersonLine } from './org-person';
import type { OrgBranch, OrgRow } from './org-tree';

/** What screen readers and keys need of a person in the tree. */
export const treeItem = (row: OrgRow, isStop: boolean, isChosen: boolean) => ({
  role: 'treeitem',
  tabIndex: isStop ? 0 : -1,
  'data-person': row.id,
  'aria-level': row.level,
  'aria-posinset': row.place,
  'aria-setsize': row.of,
  'aria-expanded': row.isOpen,
  'aria-selected': isChosen,
});

/** How many people stand below, for screen readers: the mark that shows it is a button of the mouse. */
export const BelowUnseen = ({ below }: { below: number }) =>
  below > 0 && <span className="unseen">{text.below(below)}</span>;

interface OrgCardProps {
  row: OrgRow;
  spot: OrgSpot;
  branch: OrgBranch;
  isStop: boolean;
  isChosen: boolean;
  isViewer: boolean;
  match: 'found' | 'current' | undefined;
}

/** A person of the drawing. The mark at the lower edge opens and closes the branch. */
export const OrgCard = memo(function OrgCard(props: OrgCardProps) {
  const { row, spot, branch, isStop, isChosen, isViewer, match } = props;
  return (
    <Row
      {...treeItem(row, isStop, isChosen)}
      className={css.card}
      gap={10}
      padX={10}
      radius={8}
      background="surface"
      data-match={match}
      style={{ left: spot.x, top: spot.y, width: card.width, height: card.height }}
    >
      <OrgPersonLine person={branch.person} isViewer={isViewer} isNarrow />
      <BelowUnseen below={branch.below} />
      {row.isOpen !== undefined && (
        <span className={css.toggle} data-toggle data-column={spot.leadsColumn || undefined} aria-hidden>
          {row.isOpen ? '–' : '+'} {branch.below}
        </span>
      )}
    </Row>
  );
});
