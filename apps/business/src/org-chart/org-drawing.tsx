import { orgChartText as text } from './org-chart.text';
import { Card, Stack, Text } from '@toam/ui/core';
import { memo } from 'react';
import { OrgCard } from './org-card';
import { AsidePerson } from './org-person';
import * as css from './org-drawing.module.css';
import type { OrgLayout } from './org-layout';
import type { OrgRow, OrgTree } from './org-tree';
import type { Marks } from './use-org-view';

interface OrgDrawingProps {
  tree: OrgTree;
  layout: OrgLayout;
  rows: readonly OrgRow[];
  /** The tab stop. */
  stop: number | null;
  marks: Marks;
}

/** All that is zoomed. Zooming and panning do not render it again. */
export const OrgDrawing = memo(function OrgDrawing({ tree, layout, rows, stop, marks }: OrgDrawingProps) {
  return (
    <>
      <Lines tree={tree} layout={layout} />
      <div role="tree" aria-label={text.tree} style={{ width: layout.width, height: layout.height }}>
        {rows.map((row) => {
          const branch = tree.branches.get(row.id);
          const spot = layout.spots.get(row.id);
          if (!branch || !spot) return null;
          return (
            <OrgCard
              key={row.id}
              {...{ row, spot, branch }}
              isStop={row.id === stop}
              isChosen={row.id === marks.chosen}
              isViewer={row.id === marks.viewerId}
              match={marks.matchOf(row.id)}
            />
          );
        })}
      </div>
      {layout.aside && <Aside box={layout.aside} tree={tree} marks={marks} />}
    </>
  );
});

/** Dashed where a person's own manager is not in the chart. */
const Lines = memo(({ tree, layout }: Pick<OrgDrawingProps, 'tree' | 'layout'>) => (
  <svg className={css.lines} width={layout.width} height={layout.height} aria-hidden>
    {layout.lines.map(({ to, path }) => (
      <path key={to} d={path} data-loose={tree.branches.get(to)?.person.placement !== 'manager' || undefined} />
    ))}
  </svg>
));

interface AsideProps extends Pick<OrgDrawingProps, 'tree' | 'marks'> {
  box: NonNullable<OrgLayout['aside']>;
}

const Aside = ({ box, tree, marks }: AsideProps) => (
  <Card
    as="section"
    aria-label={text.aside}
    className={css.aside}
    padX={8}
    padY={8}
    background="layout"
    style={{ left: box.x, width: box.width, height: box.height }}
  >
    <Text as="h2" padX={8} size={12} weight={500} tone="text2">
      {text.aside}
    </Text>
    <Stack as="ul" top={4}>
      {tree.aside.map((person) => (
        <li key={person.id}>
          <AsidePerson person={person} marks={marks} />
        </li>
      ))}
    </Stack>
  </Card>
);
