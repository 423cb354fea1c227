import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnsweredTurn, AnswerFigure } from '@toam/contracts/chat/answer-time.endpoints';
import { answerTimesText as text, chatConsoleText } from '../chat/chat-console.text';
import { writtenDay } from '@toam/domain/day';
import { Cell, EmptyState, formatDateTime, IconButton, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { BottomDrawer } from '@toam/ui/detail';
import { ListFoot } from '@toam/ui/list';
import { XIcon } from '@toam/ui/icons';
import type { UIEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { answerTimeQueries } from './answer-times.queries';
import { type AnswerTimesSearch, partOf } from './answer-times.search';
import { duration } from './duration';

interface AnsweredTurnsProps {
  search: AnswerTimesSearch & { figure: AnswerFigure };
  onClose: () => void;
}

/** Pixels from the bottom that read the next page. */
const near = 80;

/** The conversations that a figure counts, the slowest first. */
export function AnsweredTurns({ search, onClose }: AnsweredTurnsProps) {
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
