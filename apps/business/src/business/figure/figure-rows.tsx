import { useInfiniteQuery } from '@tanstack/react-query';
import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { daysOfPeriod } from '@toam/domain/business/business-period';
import { EmptyState, ScreenState, Stack, useIsPhone, Bone, Cell, Row, Button, formatTotal, Text } from '@toam/ui/core';
import { ListFoot, useMoreRows } from '@toam/ui/list';
import { useRef } from 'react';
import type { FigureRow } from '@toam/contracts/business/statistic.endpoints';
import { CheckCircleIcon, WarningCircleIcon } from '@toam/ui/icons';
import type { BusinessChoice } from '../business-choice';
import { FigureCards } from './figure-cards';
import { FigureListLink } from './figure-list-link';
import { FigureTable } from './figure-table';
import { figureQueries, figureQuestionOf } from './figure.queries';
import type { ShownFigures } from './shown-figures';
import { useLiveFigures } from './use-live-figures';
import { figureWords } from './figure-words';

interface FigureRowsProps {
  figure: OpenFigure;
  asked: BusinessChoice;
  /** The figure as the screen shows it. */
  value: number | null;
  shown: ShownFigures;
}

/** Lines in the shape of rows. */
const RowsSkeleton = () => (
  <Stack aria-hidden divided>
    {Array.from({ length: 8 }, (_, at) => (
      <Row key={at} gap={12} height={48} padX={[20, 16]}>
        <Bone width={40} height={12} />
        <Cell gap={6}>
          <Bone width={`${70 - at * 4}%`} height={12} />
          <Bone width={90} height={10} />
        </Cell>
        <Bone width={84} height={12} />
      </Row>
    ))}
  </Stack>
);

interface FigureSumProps {
  figure: OpenFigure;
  query: {
    data: { pages: { list: FigureRow[]; total: number; sum: number }[] } | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The figure as the screen shows it. */
  value: number | null;
  shown: ShownFigures;
}

type Judgement = 'matches' | 'differs' | 'unknown';

/** The sum of all rows, pinned. Says whether it is the figure of the screen. */
function FigureSum({ figure, query, value, shown }: FigureSumProps) {
  const isPhone = useIsPhone();
  const counted = query.data?.pages[0];
  if (!counted) return query.isFetching ? <PendingSum /> : null;
  const { sum, total } = counted;
  const rows = formatTotal(total);
  const isSettled = !query.isFetching && !shown.isReading && value !== null;
  const judgement: Judgement = sum === value ? 'matches' : isSettled ? 'differs' : 'unknown';
  const reload = () => {
    void query.refetch();
    shown.onReload();
  };
  return (
    <Row
      flex="none"
      gap={8}
      minHeight={56}
      padX={[20, 16]}
      padY={8}
      edge="top"
      liftsToasts="bar"
      size={13}
      background={
        { matches: 'tealTint' as const, differs: 'warningTint' as const, unknown: 'layout' as const }[judgement]
      }
      tone={{ matches: 'teal' as const, differs: 'warning' as const, unknown: 'text2' as const }[judgement]}
    >
      {judgement === 'matches' && <CheckCircleIcon size={16} weight="fill" />}
      {judgement === 'differs' && <WarningCircleIcon size={16} weight="fill" />}
      <Cell role="status" weight={500}>
        {judgement === 'matches' && (isPhone ? text.matchesShort(rows) : text.matches(rows))}
        {judgement === 'unknown' && text.sum(rows)}
        {judgement === 'differs' && value !== null && (
          <>
            {text.sum(rows)}. {text.differs(figureWords(figure, value))}
          </>
        )}
      </Cell>
      {judgement === 'differs' && (
        <Button size="small" onClick={reload}>
          {text.reload}
        </Button>
      )}
      <Text size={14} weight={600} tone="text" nowrap>
        {figureWords(figure, sum)}
      </Text>
    </Row>
  );
}

const PendingSum = () => (
  <Row flex="none" justify="between" height={56} padX={[20, 16]} edge="top" background="layout" aria-hidden>
    <Bone width={160} height={14} />
    <Bone width={110} height={16} />
  </Row>
);

/** The records that a figure is made of, and their sum against the figure. More load while one scrolls. */
export function FigureRows({ figure, asked, value, shown }: FigureRowsProps) {
  const body = figureQuestionOf(figure, asked);
  const question = JSON.stringify(body);
  const rows = figureQueries.rows(body);
  const query = useInfiniteQuery(rows);
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  const onScroll = useMoreRows(box, query, question, false, list.length > 0);
  useLiveFigures(rows.queryKey);
  const { first, last } = daysOfPeriod(asked.period);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const Rows = isPhone ? FigureCards : FigureTable;
  return (
    <>
      <Stack
        ref={box}
        flex={1}
        overflow="scroll"
        tabIndex={0}
        role="region"
        aria-label={text.table}
        aria-busy={query.isFetching}
        onScroll={(event) => onScroll(event.currentTarget)}
      >
        <ScreenState query={query} skeleton={<RowsSkeleton />}>
          {() =>
            list.length === 0 ? (
              <EmptyState reason={text.nothing} />
            ) : (
              <>
                <Rows figure={figure} rows={list} isOneYear={isOneYear} />
                <ListFoot query={query} />
              </>
            )
          }
        </ScreenState>
        {!isPhone && list.length > 0 && !query.hasNextPage && (
          <Stack padX={20} padY={14} align="start">
            <FigureListLink figure={figure} asked={asked} />
          </Stack>
        )}
      </Stack>
      <FigureSum figure={figure} query={query} value={value} shown={shown} />
    </>
  );
}
