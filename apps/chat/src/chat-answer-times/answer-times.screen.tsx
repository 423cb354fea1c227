import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import {
  type AnswerFigure,
  longestAnswerTimes,
  type readAnswerTimes,
  answerFigures,
  type AnswerTimes,
  type AnsweredTurn,
} from '@toam/contracts/chat/answer-time.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { answerTimeText } from '@toam/contracts/chat/chat.text';
import { lengthOf } from '@toam/domain/business/business-period';
import { writtenDay } from '@toam/domain/day';
import {
  EmptyState,
  Grid,
  IconButton,
  ScreenState,
  ScreenTitle,
  Stack,
  useUrlState,
  Row,
  Card,
  NoValue,
  PlainButton,
  Text,
  formatNumber,
  Cell,
  formatDateTime,
} from '@toam/ui/core';
import { ArrowLeftIcon, XIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { SettledPeriod } from '@toam/pickers/period/period-picker';
import { useControlSize } from '@toam/ui/form';
import { Select } from '@toam/ui/select';
import { BottomDrawer } from '@toam/ui/detail';
import { ListFoot } from '@toam/ui/list';
import type { UIEvent } from 'react';
import { answerTimesText as text, chatConsoleText } from '../chat/chat-console.text';
import { paths } from '../paths';
import { answerTimeQueries } from './answer-times.queries';
import {
  answerTimesSearch,
  queryOf,
  periodIn,
  type AnswerTimesSearch,
  writtenPeriod,
  partOf,
} from './answer-times.search';
import * as css from './answer-times.module.css';
import { duration } from './duration';

interface PeriodBarProps {
  search: AnswerTimesSearch;
  /** Who has answered in the period. */
  people: DataOf<typeof readAnswerTimes>['people'];
  onChange: (patch: Partial<AnswerTimesSearch>, options: { replace: true }) => void;
}

/** Which days and whom the figures count. */
function PeriodBar({ search, people, onChange }: PeriodBarProps) {
  const choices = people.map(({ user }) => ({ value: user.id, label: user.name }));
  return (
    <Row flex="none" wrap gap={8} padX={16} padY={8} edge="bottom">
      <SettledPeriod
        period={periodIn(search)}
        onChange={(period) => onChange(writtenPeriod(period), { replace: true })}
      />
      <Select
        aria-label={text.person}
        size={useControlSize()}
        className={css.people}
        allowClear
        placeholder={text.everybody}
        value={search.user}
        options={choices}
        onChange={(user: number | null | undefined) => onChange({ user: user ?? null }, { replace: true })}
      />
    </Row>
  );
}

interface AnsweredTurnsProps {
  search: AnswerTimesSearch & { figure: AnswerFigure };
  onClose: () => void;
}

/** Pixels from the bottom that read the next page. */
const near = 80;

/** The conversations that a figure counts, the slowest first. */
function AnsweredTurns({ search, onClose }: AnsweredTurnsProps) {
  const turns = useInfiniteQuery(answerTimeQueries.rows(partOf(search), search.figure));
  const title = text.rowsOf(text.figures[search.figure], search.day ? writtenDay(search.day) : '');
  const scroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < near;
    if (isNear && turns.hasNextPage && !turns.isFetching && !turns.isFetchNextPageError) void turns.fetchNextPage();
  };
  return (
    <BottomDrawer label={title} onClose={onClose}>
      <Row as="header" flex="none" gap={8} justify="between" height={52} padX={16} edge="bottom">
        <Text as="h2" size={16} weight={600} ellipsis>
          {title}
        </Text>
        <IconButton aria-label={chatConsoleText.close} onClick={onClose}>
          <XIcon size={18} />
        </IconButton>
      </Row>
      <Stack flex={1} overflow="scroll" tabIndex={0} onScroll={scroll}>
        <ScreenState query={turns}>
          {({ pages }) => {
            const list = pages.flatMap((page) => page.list);
            if (list.length === 0) return <EmptyState reason={text.none} />;
            return (
              <>
                <Stack as="ul" divided>
                  {list.map((turn) => (
                    <li key={`${turn.uuid} ${turn.asked}`}>
                      <Turn turn={turn} />
                    </li>
                  ))}
                </Stack>
                <ListFoot query={turns} />
              </>
            );
          }}
        </ScreenState>
      </Stack>
    </BottomDrawer>
  );
}

/** Who asked when, who answered, how long the customer waited. */
const Turn = ({ turn: { uuid, name, asked, seconds, user } }: { turn: AnsweredTurn }) => (
  <Row as={Link} to={paths.conversation(uuid)} gap={12} padX={16} padY={10} hover="row">
    <Cell>
      <Text size={13} weight={500} ellipsis>
        {name}
      </Text>
      <Text size={12} tone="text2">
        {text.asked} {formatDateTime(asked / 1000)} · {user?.name ?? text.nobody}
      </Text>
    </Cell>
    <Text size={13} weight={600} nowrap tone={seconds === null ? 'error' : undefined}>
      {seconds === null ? text.nobody : duration(seconds)}
    </Text>
  </Row>
);

/** How fast customers are answered, by day and colleague; every figure opens its conversations. Issue 16. */
export function Component() {
  const [search, change] = useUrlState(answerTimesSearch);
  const isTooLong = lengthOf(periodIn(search)) > longestAnswerTimes;
  const times = useQuery({ ...answerTimeQueries.figures(queryOf(search)), enabled: !isTooLong });
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

type Part = { day?: string; of?: number };

interface AnswerTableProps {
  title: string;
  /** What the first column holds. */
  head: string;
  rows: readonly { key: string; name: string; figures: AnswerTimes; part: Part }[];
  onOpen: (figure: AnswerFigure, part: Part) => void;
}

/** A figure as people read it: a number of conversations, or the middle wait; null if there is none. */
function valueOf(figures: AnswerTimes, figure: AnswerFigure): string | null {
  if (figure === 'answered' || figure === 'unanswered') return formatNumber(figures[figure]);
  const { median } = figures[figure];
  return median === null ? null : duration(median);
}

/** Whether there are conversations behind it. */
const isOpenable = (figures: AnswerTimes, figure: AnswerFigure): boolean =>
  (figure === 'answered' || figure === 'unanswered' ? figures[figure] : figures[figure].count) > 0;

interface AnswerFiguresProps {
  figures: AnswerTimes;
  onOpen: (figure: AnswerFigure) => void;
}

/** The whole period in four figures. */
const AnswerFigures = ({ figures, onOpen }: AnswerFiguresProps) => (
  <Grid columns={[4, 2]} gap={12}>
    {answerFigures.map((figure) => (
      <Card
        key={figure}
        as="button"
        type="button"
        align="start"
        padX={16}
        padY={12}
        gap={4}
        className={css.figure}
        disabled={!isOpenable(figures, figure)}
        onClick={() => onOpen(figure)}
      >
        <Text size={13} tone="text2">
          {text.figures[figure]}
        </Text>
        <Text size={20} weight={600} tone={figure === 'unanswered' && figures.unanswered > 0 ? 'error' : undefined}>
          {valueOf(figures, figure) ?? <NoValue />}
        </Text>
        <Text size={12} tone="text3">
          {slowest(figures, figure) ?? text.meaning[figure]}
        </Text>
      </Card>
    ))}
  </Grid>
);

/** What the slowest tenth waited at least. */
function slowest(figures: AnswerTimes, figure: AnswerFigure): string | null {
  if (figure === 'answered' || figure === 'unanswered') return null;
  const { p90 } = figures[figure];
  return p90 === null ? null : text.slow(duration(p90));
}

/** The figures of each day, or of each colleague. */
const AnswerTable = ({ title, head, rows, onOpen }: AnswerTableProps) => (
  <Card as="section" padX={0} padY={0} overflow="hidden">
    <Text as="h2" size={14} weight={600} padX={16} padY={12}>
      {title}
    </Text>
    <div className={css.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {answerFigures.map((figure) => (
              <th key={figure} scope="col" title={text.meaning[figure]}>
                {text.figures[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures, part }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {answerFigures.map((figure) => (
                <td key={figure}>
                  {isOpenable(figures, figure) ? (
                    <PlainButton
                      className={css.cell}
                      aria-label={`${text.open(text.figures[figure])}, ${name}: ${valueOf(figures, figure)}`}
                      onClick={() => onOpen(figure, part)}
                    >
                      {valueOf(figures, figure)}
                    </PlainButton>
                  ) : (
                    <NoValue />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Card>
);

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
