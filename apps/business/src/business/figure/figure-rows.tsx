import { useInfiniteQuery } from '@tanstack/react-query';
import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { daysOfPeriod } from '@toam/domain/business/business-period';
import { EmptyState, ScreenState, Stack, useIsPhone } from '@toam/ui/core';
import { ListFoot, useMoreRows } from '@toam/ui/list';
import { useRef } from 'react';
import type { BusinessChoice } from '../business-choice';
import { FigureCards } from './figure-cards';
import { FigureListLink } from './figure-list-link';
import { RowsSkeleton } from './figure-skeleton';
import { FigureSum } from './figure-sum';
import { FigureTable } from './figure-table';
import { figureQueries, figureQuestionOf } from './figure.queries';
import type { ShownFigures } from './shown-figures';
import { useLiveFigures } from './use-live-figures';

interface FigureRowsProps {
  figure: OpenFigure;
  asked: BusinessChoice;
  /** The figure as the screen shows it. */
  value: number | null;
  shown: ShownFigures;
}

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
