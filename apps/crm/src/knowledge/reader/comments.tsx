import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { commentArticle, deleteArticleComment } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { ArticleComment, KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { commonText } from '@toam/contracts/texts/common';
import { knowledgePageText as text } from '../knowledge-screen.text';
import { useSavedText } from '@toam/record-form/draft/typing-store';
import {
  Avatar,
  Button,
  Cell,
  confirm,
  formatDateTime,
  IconButton,
  isSubmitKey,
  Row,
  ScreenState,
  showError,
  Stack,
  Text,
} from '@toam/ui/core';
import { Skeleton, TextBox } from '@toam/ui/detail';
import { PaperPlaneRightIcon, TrashIcon } from '@toam/ui/icons';
import { useId } from 'react';
import { knowledgeQueries } from '../knowledge.queries';
import { Section } from './reader-aside';
import * as css from './reader.module.css';

/** What colleagues say, the newest last. */
export function Comments({ article }: { article: KnowledgeArticle }) {
  const comments = useInfiniteQuery(knowledgeQueries.comments(article.id));
  return (
    <Section title={text.commentsTitle} count={article.comments_count}>
      <ScreenState query={comments} skeleton={<Skeleton active avatar paragraph={{ rows: 2 }} />}>
        {({ pages }) => {
          const shown = pages.toReversed().flatMap(({ list }) => list);
          return (
            <>
              {shown.length === 0 && (
                <Text size={13} tone="text3">
                  {text.noComments}
                </Text>
              )}
              {comments.hasNextPage && (
                <Button
                  type="text"
                  size="small"
                  loading={comments.isFetchingNextPage}
                  onClick={() => void comments.fetchNextPage()}
                >
                  {text.olderComments}
                </Button>
              )}
              <Stack as="ul" gap={12}>
                {shown.map((comment) => (
                  <Line key={comment.id} comment={comment} articleId={article.id} />
                ))}
              </Stack>
            </>
          );
        }}
      </ScreenState>
    </Section>
  );
}

function Line({ comment, articleId }: { comment: ArticleComment; articleId: number }) {
  const { id, user, content, created_at, may_delete } = comment;
  const refresh = useRefresh(articleId);
  const remove = async () => {
    const question = { title: text.confirmDeleteComment, danger: true };
    if (await confirm(question, () => call(deleteArticleComment, { params: { id } }))) await refresh();
  };
  return (
    <Row as="li" gap={8} align="start">
      <Avatar {...user} image={user.avatar} size={28} decorative />
      <Cell>
        <Row gap={6} size={13}>
          <Text weight={600} ellipsis>
            {user.name}
          </Text>
          <Text size={12} tone="text3" nowrap>
            {formatDateTime(created_at)}
          </Text>
        </Row>
        <Text as="p" size={13} breaks preLine>
          {content}
        </Text>
      </Cell>
      {may_delete && (
        <IconButton
          width={[28, 40]}
          height={[28, 40]}
          aria-label={text.deleteComment(user.name)}
          onClick={() => void remove()}
        >
          <TrashIcon size={16} />
        </IconButton>
      )}
    </Row>
  );
}

function useRefresh(articleId: number): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: knowledgeQueries.board });
    await queries.invalidateQueries({ queryKey: knowledgeQueries.detail(articleId).queryKey });
  };
}

/** Characters. The API's rule. */
const longest = 2000;

/** Writes a comment. What is typed stays on the device until it is stored, also when the article is closed. */
export function CommentBox({ articleId }: { articleId: number }) {
  const me = useUser();
  const { typed, change, clear } = useSavedText(`article-comment-${articleId}`);
  const noteId = useId();
  const refresh = useRefresh(articleId);
  const send = useSave({
    staysOpen: true,
    send: (content: string, once) => call(commentArticle, { params: { id: articleId }, body: { content }, ...once }),
    onSuccess: async () => {
      clear();
      await refresh();
    },
    onError: showError,
  });
  const { length } = typed.trim();
  const isLong = length > longest;
  const maySend = length > 0 && !isLong && !send.isPending;
  const submit = () => maySend && send.mutate(typed.trim());
  return (
    <Row
      as="form"
      gap={8}
      align="end"
      className={css.write}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Avatar {...me} image={me.avatar} size={32} decorative />
      <Cell>
        <TextBox
          autoSize={{ minRows: 1, maxRows: 6 }}
          value={typed}
          // The box is emptied when what was sent is stored. Nothing may be typed into it meanwhile.
          readOnly={send.isPending}
          status={isLong ? 'error' : undefined}
          aria-invalid={isLong || undefined}
          aria-describedby={isLong ? noteId : undefined}
          placeholder={text.writeComment}
          aria-label={text.writeComment}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (!isSubmitKey(event)) return;
            event.preventDefault();
            event.stopPropagation();
            submit();
          }}
        />
        {isLong && (
          <Text as="p" id={noteId} size={12} tone="error" role="alert">
            {commonText.tooLong(longest, length)}
          </Text>
        )}
      </Cell>
      <Button
        htmlType="submit"
        type="text"
        icon={<PaperPlaneRightIcon size={18} />}
        aria-label={text.sendComment}
        loading={send.isPending}
        disabled={!maySend}
      />
    </Row>
  );
}
