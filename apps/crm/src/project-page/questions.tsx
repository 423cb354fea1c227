import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { askQuestion, type ProjectQuestion, answerQuestion } from '@toam/contracts/project/question.endpoints';
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
  Avatar,
  Button,
  Cell,
  confirm,
  formatAgo,
  formatDateTime,
  StatusTag,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { ListFoot, LoadOn, rowsOf } from '@toam/ui/list';
import { useEffect, useState, useRef } from 'react';
import { CallFailed } from '@toam/api-client/call-failed';
import { currentRecord } from '@toam/record-form/edit-draft';
import { ChatTextIcon, PencilSimpleIcon } from '@toam/ui/icons';
import { projectQuestionText as text } from '../project/project-screens.text';
import { questionQueries, type Answered } from '../project/project.queries';
import * as css from './project-page.module.css';
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
  const query = questionQueries.list(projectId, answered);
  const questions = useInfiniteQuery(query);
  const all = useInfiniteQuery(questionQueries.list(projectId, null));
  const open = useInfiniteQuery(questionQueries.list(projectId, '0'));
  useLiveList({ noun: 'question', list: query.queryKey, counts: questionQueries.of(projectId) });
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

interface QuestionItemProps {
  question: ProjectQuestion;
  /** A link leads to it: it scrolls into view, in a tint. */
  isWanted: boolean;
  isAnswering: boolean;
  /** Opens the box for this question, or tells what it is now; null closes the box. */
  onAnswering: (question: ProjectQuestion | null) => void;
}

/** A question with its answer, and the box in which who edits projects answers. Mockup 30b. */
function QuestionItem({ question, isWanted, isAnswering, onAnswering }: QuestionItemProps) {
  const { user, answer, answered_by } = question;
  const isPhone = useIsPhone();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <Row
      as="li"
      ref={item}
      gap={8}
      align="start"
      padY={12}
      size={13}
      aria-current={isWanted ? 'true' : undefined}
      {...(isWanted && { padX: 8, radius: 8, background: 'warningTint' })}
    >
      <Avatar id={user.id} name={user.name} image={user.avatar} size={28} decorative />
      <Cell gap={4}>
        <Row gap={8} justify="between">
          <Who name={user.name} at={question.created_at} />
          {answer === null && <StatusTag tone="warning">{text.open}</StatusTag>}
        </Row>
        <Text as="p" size={14} breaks preLine>
          {question.content}
        </Text>
        {answer !== null && (
          <Stack gap={4} top={4} padX={12} padY={10} radius={8} background="tealTint">
            {answered_by && question.answered_at !== null && (
              <Row gap={6}>
                <Avatar id={answered_by.id} name={answered_by.name} image={answered_by.avatar} size={20} decorative />
                <Who name={answered_by.name} at={question.answered_at} />
              </Row>
            )}
            <Text as="p" size={14} breaks preLine>
              {answer}
            </Text>
          </Stack>
        )}
        {isAnswering ? (
          <AnswerBox question={question} onAnswering={onAnswering} />
        ) : (
          question.may_answer && (
            <Row top={4}>
              <Button
                size={isPhone ? 'large' : 'small'}
                type={answer === null ? 'default' : 'text'}
                icon={answer === null ? <ChatTextIcon size={14} /> : <PencilSimpleIcon size={14} />}
                onClick={() => onAnswering(question)}
              >
                {answer === null ? text.reply : text.editAnswer}
              </Button>
            </Row>
          )
        )}
      </Cell>
    </Row>
  );
}

const Who = ({ name, at }: { name: string; at: number }) => (
  <Row gap={6} size={13}>
    <Text weight={500} ellipsis>
      {name}
    </Text>
    <Text as="time" flex="none" size={12} tone="text3" title={formatDateTime(at)}>
      {formatAgo(at)}
    </Text>
  </Row>
);

/** Sends or changes the answer; an empty one takes it back. A colleague's newer answer shows above, and what is typed stays. D12 */
function AnswerBox({ question, onAnswering }: Pick<QuestionItemProps, 'question' | 'onAnswering'>) {
  const queries = useQueryClient();
  const { id, version, answer, project_id } = question;
  const refresh = () => void queries.invalidateQueries({ queryKey: questionQueries.of(project_id) });
  const [begun] = useState(answer ?? '');
  return (
    <TypingBox
      name={`answer-${id}`}
      label={text.answerOf(question.user.name)}
      placeholder={text.answerPlaceholder}
      stored={begun}
      longest={record.fields.answer.max}
      sendText={begun === '' ? text.sendAnswer : text.saveAnswer}
      autoFocus
      maySend={async (typed) => typed !== '' || confirm({ title: text.sureClear, danger: true })}
      send={async (typed, once) => {
        try {
          const saved = await call(answerQuestion, { params: { id }, body: { answer: typed, version }, ...once });
          toast.success(saved.answer === null ? text.cleared : text.sent);
        } catch (error) {
          const newer = currentRecord<ProjectQuestion>(error);
          if (newer) onAnswering(newer);
          refresh();
          throw error;
        }
      }}
      refusal={(error) =>
        error instanceof CallFailed && error.status === 409 ? text.changedMeanwhile(error.changedBy?.name) : null
      }
      onSent={() => {
        refresh();
        onAnswering(null);
      }}
      onCancel={() => onAnswering(null)}
    />
  );
}

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
