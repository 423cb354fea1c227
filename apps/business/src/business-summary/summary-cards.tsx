import { summaryText as text } from './business-summary.text';
import { userText } from '@toam/contracts/user/user.text';
import type { StaffFigures } from '@toam/contracts/business/statistic.schema';
import type { JobPosition } from '@toam/domain/actor';
import { Avatar, Card, Grid, Row, Stack, Text, TwoLines } from '@toam/ui/core';
import type { SummaryColumn } from './summary-columns';
import { SummaryFigure } from './summary-figure';
import type { SummaryPeopleProps } from './summary-props';
import * as css from './summary.module.css';

/** People in cards on a phone, all of them first. */
export function SummaryCards({ people, total, columns, isStale }: SummaryPeopleProps) {
  return (
    <Stack
      flex={1}
      overflow="scroll"
      gap={8}
      padX={12}
      padY={12}
      background="layout"
      data-stale={isStale || undefined}
      className={css.cards}
      tabIndex={0}
      role="region"
      aria-label={text.table}
    >
      <Card as="article" gap={10} padX={14} padY={12} background="tealTint">
        <Text as="h2" size={14} weight={600}>
          {text.total(people.length)}
        </Text>
        <Figures columns={columns} row={total} person={null} />
      </Card>
      {people.map((row) => (
        <Card as="article" key={row.user.id} gap={10} padX={14} padY={12}>
          <Row gap={10}>
            <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={32} decorative />
            <TwoLines flex={1}>
              <Text as="h2" size={14} ellipsis>
                {row.user.name}
              </Text>
              <span>{userText.jobPosition[row.user.job_position as JobPosition]}</span>
            </TwoLines>
          </Row>
          <Figures columns={columns} row={row} person={row.user.id} />
        </Card>
      ))}
    </Stack>
  );
}

interface FiguresProps {
  columns: readonly SummaryColumn[];
  row: StaffFigures;
  person: number | null;
}

const Figures = ({ columns, row, person }: FiguresProps) => (
  <Grid as="dl" columns={2} gap={12} rowGap={8}>
    {columns.map((column) => (
      <div key={column.figure}>
        <Text as="dt" size={12} tone="text2">
          {column.title}
        </Text>
        <Text as="dd" size={14} weight={600}>
          <SummaryFigure column={column} row={row} person={person} />
        </Text>
      </div>
    ))}
  </Grid>
);
