import { useQuery } from '@tanstack/react-query';
import type { AnswerFigure } from '@toam/contracts/chat/answer-time.endpoints';
import { answerTimesText as text } from '@toam/contracts/texts/chat-console';
import { writtenDay } from '@toam/domain/day';
import { EmptyState, Grid, IconButton, ScreenState, ScreenTitle, Stack, useUrlState } from '@toam/ui/core';
import { ArrowLeftIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { AnswerFigures } from './answer-figures';
import { AnswerTable } from './answer-table';
import { answerTimeQueries } from './answer-times.queries';
import { answerTimesSearch, askedOf } from './answer-times.search';
import { AnsweredTurns } from './answered-turns';
import { PeriodBar } from './period-bar';

/** How fast customers are answered, by day and colleague; every figure opens its conversations. Issue 16. */
export function Component() {
  const [search, change] = useUrlState(answerTimesSearch);
  const times = useQuery(answerTimeQueries.figures(askedOf(search)));
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
        <ScreenState query={times}>
          {({ total, days, people }) => (
            <>
              <AnswerFigures figures={total} onOpen={(figure) => open(figure)} />
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
                    onOpen={open}
                  />
                  <AnswerTable
                    title={text.byPerson}
                    head={text.person}
                    rows={people.map(({ user, ...figures }) => ({
                      ...{ key: String(user.id), name: user.name, figures, part: { of: user.id } },
                    }))}
                    onOpen={open}
                  />
                </Grid>
              )}
            </>
          )}
        </ScreenState>
      </Stack>
      {search.figure && <AnsweredTurns search={{ ...search, figure: search.figure }} onClose={close} />}
    </Stack>
  );
}
