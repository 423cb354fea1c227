import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { answerQuestion, type ProjectQuestion } from '@toam/contracts/project/question.endpoints';
import { projectQuestionText as text } from '../project/project-screens.text';
import { question as record } from '@toam/domain/project/question.record';
import { currentRecord } from '@toam/record-form/edit-draft';
import {
  Avatar,
  Button,
  Cell,
  confirm,
  formatAgo,
  formatDateTime,
  Row,
  Stack,
  StatusTag,
  Text,
  toast,
  useIsPhone,
} from '@toam/ui/core';
import { ChatTextIcon, PencilSimpleIcon } from '@toam/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { questionQueries } from '../project/project.queries';
import { TypingBox } from './typing-box';

interface QuestionItemProps {
  question: ProjectQuestion;
  /** A link leads to it: it scrolls into view, in a tint. */
  isWanted: boolean;
  isAnswering: boolean;
  /** Opens the box for this question, or tells what it is now; null closes the box. */
  onAnswering: (question: ProjectQuestion | null) => void;
}

/** A question with its answer, and the box in which who edits projects answers. Mockup 30b. */
export function QuestionItem({ question, isWanted, isAnswering, onAnswering }: QuestionItemProps) {
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
