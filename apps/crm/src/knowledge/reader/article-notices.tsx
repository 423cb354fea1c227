import { useUser } from '@toam/auth/session';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgePageText as text } from '../knowledge-screen.text';
import { writtenDay } from '@toam/domain/day';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { Button, Row, Stack, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { ClockCounterClockwiseIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useArticleActions } from '../use-article-actions';
import * as css from './reader.module.css';

interface ArticleNoticesProps {
  article: KnowledgeArticle;
  onSeeEdit: () => void;
}

/** What stands in front of the text: it waits, was refused and why, has an edit that waits or was refused. */
export function ArticleNotices({ article, onSeeEdit }: ArticleNoticesProps) {
  const { id, status, edit, may_decide, reason_reject } = article;
  const queue = may_decide && <Link to={paths.articleQueue(id)}>{text.toQueue}</Link>;
  const seeEdit = (
    <Button size="small" onClick={onSeeEdit}>
      {text.seeEdit}
    </Button>
  );
  if (status === ArticleStatus.waiting)
    return <Notice type="info" title={may_decide ? text.waitingForYou : text.waitingNote} action={queue} />;
  if (status === ArticleStatus.refused)
    return <Notice type="error" title={text.refusedNote(reason_reject ?? '')} description={text.refusedWay} />;
  if (edit?.state === 'open')
    return <Notice type="info" title={text.editOpenNote} action={<Row gap={8}>{[queue, seeEdit]}</Row>} />;
  if (edit?.state === 'rejected')
    return (
      <Notice
        type="error"
        title={text.editRefusedNote(edit.reason_reject ?? '')}
        description={text.refusedWay}
        action={seeEdit}
      />
    );
  return null;
}

const Notice = (props: Parameters<typeof Alert>[0]) => <Alert {...props} showIcon className={css.notice} />;

/** Its day of review has come: whoever keeps it says that it is still true. C15 */
export function ReviewNotice({ article }: { article: KnowledgeArticle }) {
  const { id: me } = useUser();
  const { review } = useArticleActions();
  const [isSending, setSending] = useState(false);
  const { is_overdue, review_on, may_review, keeper, status } = article;
  if (!is_overdue || review_on === null || status !== ArticleStatus.posted) return null;
  const send = () => {
    setSending(true);
    void review(article).finally(() => setSending(false));
  };
  return (
    <Stack gap={8} padX={14} padY={12} radius={8} background="warningTint" size={13} role="note" className={css.due}>
      <Row gap={8} weight={600} tone="warning">
        <ClockCounterClockwiseIcon size={18} />
        {text.dueSince(writtenDay(review_on))}
      </Row>
      <Text as="p">{keeper.id === me ? text.dueMine : text.dueOther(keeper.name)}</Text>
      {may_review && (
        <Button type={keeper.id === me ? 'primary' : 'default'} loading={isSending} onClick={send}>
          {text.stillTrue}
        </Button>
      )}
    </Stack>
  );
}
