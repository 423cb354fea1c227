import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { askQuestion, type ProjectQuestion } from '@toam/contracts/project/question.endpoints';
import { projectQuestionText as text } from '../project/project-screens.text';
import { question as record } from '@toam/domain/project/question.record';
import { useLiveList } from '@toam/live/live-list';
import {
  Card,
  CountBadge,
  EmptyState,
  formatTotal,
  Row,
  ScreenState,
  Segmented,
  Stack,
  Text,
  toast,
  useIsPhone,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { ListFoot, LoadOn, rowsOf } from '@toam/ui/list';
import { useEffect, useState } from 'react';
import { questionQueries, type Answered } from '../project/project.queries';
import * as css from './project-page.module.css';
import { QuestionItem } from './question-item';
import { TypingBox } from './typing-box';

interface QuestionsProps {
  projectId: number;
  /** The one that a link leads to: pages are read until it is there. */
  wanted: number | null;
  /** In the address bar: only those with or without an answer. */
  answered: Answered;
  onAnswered: (answered: Answered) => void;
}

/** Questions about a project with their answers, and the box to ask. Everybody asks and reads. D16; mockup 30b. */
export function Questions({ projectId, wanted, answered, onAnswered }: QuestionsProps) {
  const queries = useQueryClient();
  const isPhone = useIsPhone();
  const asked = questionQueries.list(projectId, answered);
  const questions = useInfiniteQuery(asked);
  const all = useInfiniteQuery(questionQueries.list(projectId, null));
  const open = useInfiniteQuery(questionQueries.list(projectId, '0'));
  useLiveList({ noun: 'question', list: asked.queryKey, counts: questionQueries.of(projectId) });
  const total = (of: typeof all) => of.data?.pages[0] && formatTotal(of.data.pages[0].total);
  const waiting = total(open);
  const rows = rowsOf(questions);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = questions;
  const mayReadOn = hasNextPage && !isFetching && !isFetchNextPageError;
  const isMissing = wanted !== null && !rows.some(({ id }) => id === wanted);
  const pages = questions.data?.pages.length;
  useEffect(() => {
    if (isMissing && mayReadOn) void fetchNextPage();
  }, [isMissing, mayReadOn, pages, fetchNextPage]); // each page may be one of several on the way
  return (
    <Card as="section" gap={12} id="questions" className={css.part} aria-label={text.title}>
      <Row gap={8} rowGap={8} wrap justify="between">
        <Row gap={8}>
          <Text as="h2" size={14} weight={600}>
            {text.title}
          </Text>
          <CountBadge>{total(all)}</CountBadge>
        </Row>
        <Segmented
          size={isPhone ? 'large' : 'small'}
          block={isPhone}
          style={isPhone ? { width: '100%' } : undefined}
          aria-label={text.filter}
          options={[
            { value: 'all', label: text.all },
            { value: '0', label: waiting && waiting !== '0' ? `${text.open} ${waiting}` : text.open },
            { value: '1', label: text.answered },
          ]}
          value={answered ?? 'all'}
          onChange={(chosen) => onAnswered(chosen === '0' || chosen === '1' ? chosen : null)}
        />
      </Row>
      <div id="ask">
        <TypingBox
          name={`question-${projectId}`}
          label={text.ask}
          placeholder={text.askPlaceholder}
          longest={record.fields.content.max}
          sendText={text.send}
          send={(content, once) => call(askQuestion, { params: { id: projectId }, body: { content }, ...once })}
          onSent={() => {
            toast.success(text.asked);
            void queries.invalidateQueries({ queryKey: questionQueries.of(projectId) });
          }}
        />
      </div>
      <ScreenState query={questions} skeleton={<Skeleton active avatar paragraph={{ rows: 4 }} />}>
        {() => <Rows {...{ rows, wanted, answered }} />}
      </ScreenState>
      {questions.data && (
        <>
          <LoadOn hasMore={mayReadOn} onReach={() => void fetchNextPage()} />
          <ListFoot query={questions} />
        </>
      )}
    </Card>
  );
}

const reasons = { all: text.empty, '0': text.emptyOpen, '1': text.emptyAnswered };

/** One question at a time is answered. It stays while somebody writes, also if the filter would take it away. */
function Rows({ rows, wanted, answered }: { rows: ProjectQuestion[] } & Pick<QuestionsProps, 'wanted' | 'answered'>) {
  const [answering, setAnswering] = useState<ProjectQuestion | null>(null);
  const isHeld = answering !== null && !rows.some(({ id }) => id === answering.id);
  const shown = isHeld ? [answering, ...rows] : rows;
  if (shown.length === 0) return <EmptyState reason={reasons[answered ?? 'all']} />;
  return (
    <Stack as="ul" divided>
      {shown.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          isWanted={question.id === wanted}
          isAnswering={answering?.id === question.id}
          onAnswering={setAnswering}
        />
      ))}
    </Stack>
  );
}
