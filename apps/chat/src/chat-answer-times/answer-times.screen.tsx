import { useQuery } from '@tanstack/react-query';
import {
  type AnswerFigure,
  longestAnswerTimes,
  type readAnswerTimes,
} from '@toam/contracts/chat/answer-time.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { answerTimeText } from '@toam/contracts/chat/chat.text';
import { answerTimesText as text } from '../chat/chat-console.text';
import { lengthOf } from '@toam/domain/business/business-period';
import { writtenDay } from '@toam/domain/day';
import { EmptyState, Grid, IconButton, ScreenState, ScreenTitle, Stack, useUrlState } from '@toam/ui/core';
import { ArrowLeftIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { AnswerFigures } from './answer-figures';
import { AnswerTable } from './answer-table';
import { answerTimeQueries } from './answer-times.queries';
import { answerTimesSearch, askedOf, periodIn } from './answer-times.search';
import { AnsweredTurns } from './answered-turns';
import { PeriodBar } from './period-bar';

/** How fast customers are answered, by day and colleague; every figure opens its conversations. Issue 16. */
export function Component() {
  const [search, change] = useUrlState(answerTimesSearch);
  const isTooLong = lengthOf(periodIn(search)) > longestAnswerTimes;
  const times = useQuery({ ...answerTimeQueries.figures(askedOf(search)), enabled: !isTooLong });
  const open = (figure: AnswerFigure, part: { day?: string; of?: number } = {}) =>
    change({ figure, day: part.day ?? null, of: part.of ?? null });
  const close = () => change({ figure: null, day: null, of: null }, { replace: true });
  return (
    <Stack height="100%">
      <ScreenTitle
        text={text.title}
        before={
          <IconButton as={Link} to={paths.console} aria-label={text.back} title={text.back}>
            <ArrowLeftIcon size={20} />
          </IconButton>
        }
      />
      <PeriodBar search={search} people={times.data?.people ?? []} onChange={change} />
      <Stack flex={1} overflow="scroll" background="layout" padX={16} padY={16} gap={12} tabIndex={0}>
        {isTooLong ? (
          <EmptyState reason={answerTimeText.period} />
        ) : (
          <ScreenState query={times}>{(data) => <Figures data={data} onOpen={open} />}</ScreenState>
        )}
      </Stack>
      {search.figure && <AnsweredTurns search={{ ...search, figure: search.figure }} onClose={close} />}
    </Stack>
  );
}

interface FiguresProps {
  data: DataOf<typeof readAnswerTimes>;
  onOpen: (figure: AnswerFigure, part?: { day?: string; of?: number }) => void;
}

/** The whole period, its days, and who answered. */
const Figures = ({ data: { total, days, people }, onOpen }: FiguresProps) => (
  <>
    <AnswerFigures figures={total} onOpen={(figure) => onOpen(figure)} />
    {total.waits.count + total.unanswered === 0 ? (
      <EmptyState reason={text.none} />
    ) : (
      <Grid columns={[2, 1]} gap={12} align="start">
        <AnswerTable
          title={text.byDay}
          head={text.day}
          rows={days
            .toReversed()
            .map(({ day, ...figures }) => ({ key: day, name: writtenDay(day), figures, part: { day } }))}
          onOpen={onOpen}
        />
        <AnswerTable
          title={text.byPerson}
          head={text.person}
          rows={people.map(({ user, ...figures }) => ({
            ...{ key: String(user.id), name: user.name, figures, part: { of: user.id } },
          }))}
          onOpen={onOpen}
        />
      </Grid>
    )}
  </>
);
