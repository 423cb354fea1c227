import { orgChartText as text } from './org-chart.text';
import { Row, Stack, Text } from '@toam/ui/core';
import { CaretDownIcon, CaretRightIcon } from '@toam/ui/icons';
import { BelowUnseen, treeItem } from './org-card';
import * as css from './org-list.module.css';
import { AsidePerson, CallLink, OrgPersonLine } from './org-person';
import { FindMe, OrgSearchBox } from './org-search-box';
import type { OrgBranch, OrgRow, OrgTree } from './org-tree';
import type { OrgWalk } from './use-org-walk';
import { type Marks, useOrgView } from './use-org-view';

/** The tree as an indented list, for a phone. */
export function OrgList({ walk }: { walk: OrgWalk }) {
  const { tree } = walk;
  const { frame, rows, stop, handlers, marks } = useOrgView(walk);
  return (
    <>
      <Row flex="none" gap={8} padX={16} padY={8} edge="bottom">
        <OrgSearchBox search={walk.search} />
        <FindMe walk={walk} />
      </Row>
      <Stack ref={frame} flex={1} overflow="scroll" {...handlers}>
        <div role="tree" aria-label={text.tree}>
          {rows.map((row) => {
            const branch = tree.branches.get(row.id);
            return branch && <Line key={row.id} {...{ row, branch, marks }} isStop={row.id === stop} />;
          })}
        </div>
        {tree.aside.length > 0 && <Aside tree={tree} marks={marks} />}
      </Stack>
    </>
  );
}

interface LineProps {
  row: OrgRow;
  branch: OrgBranch;
  marks: Marks;
  isStop: boolean;
}

const Line = ({ row, branch, marks, isStop }: LineProps) => (
  <Row
    {...treeItem(row, isStop, row.id === marks.chosen)}
    className={css.line}
    gap={10}
    edge="bottomSoft"
    relative
    data-match={marks.matchOf(row.id)}
    style={{ paddingInlineStart: indentOf(row.level) }}
  >
    {Array.from({ length: row.level - 1 }, (_, at) => (
      <i key={at} className={css.guide} style={{ insetInlineStart: indentOf(at + 1) + arrow / 2 }} />
    ))}
    <Row
      as="span"
      justify="center"
      flex="none"
      width={arrow}
      height={60}
      tone="text2"
      data-toggle={row.isOpen === undefined ? undefined : true}
      aria-hidden
    >
      {row.isOpen === true && <CaretDownIcon size={16} />}
      {row.isOpen === false && <CaretRightIcon size={16} />}
    </Row>
    <OrgPersonLine person={branch.person} isViewer={row.id === marks.viewerId} />
    <BelowUnseen below={branch.below} />
    {branch.below > 0 && (
      <Text size={12} tone="text2" nowrap aria-hidden>
        {text.people(branch.below)}
      </Text>
    )}
    <CallLink person={branch.person} inTree />
  </Row>
);

/** Pixels of the place that opens a branch. */
const arrow = 40;

/** Pixels before a line. Deep levels stay on the screen. */
const indentOf = (level: number): number => Math.min(level - 1, 6) * 14;

const Aside = ({ tree, marks }: { tree: OrgTree; marks: Marks }) => (
  <section aria-label={text.aside}>
    <Text as="h2" padX={16} padY={8} size={12} weight={500} tone="text2" background="layout" edge="bottom">
      {text.asideCounted(tree.aside.length)}
    </Text>
    {tree.aside.map((person) => (
      <Row key={person.id} edge="bottomSoft" className={css.accountant}>
        <AsidePerson person={person} marks={marks} />
        <CallLink person={person} />
      </Row>
    ))}
  </section>
);
