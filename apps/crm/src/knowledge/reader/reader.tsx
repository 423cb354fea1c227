import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { articleToPlain } from '@toam/domain/article/article-text';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import {
  Avatar,
  Button,
  Cell,
  copyText,
  formatDate,
  IconButton,
  Modal,
  RefusedState,
  Row,
  ScreenState,
  Stack,
  Text,
  useIsPhone,
} from '@toam/ui/core';
import { ArticleView, Skeleton, Alert } from '@toam/ui/detail';
import {
  CaretDownIcon,
  CaretUpIcon,
  LinkSimpleIcon,
  PencilSimpleIcon,
  ClockCounterClockwiseIcon,
} from '@toam/ui/icons';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import { useUser } from '@toam/auth/session';
import { writtenDay } from '@toam/domain/day';
import { useState } from 'react';
import { knowledgePageText as text } from '../knowledge-screen.text';
import { paths } from '../../paths';
import type { ShowArticle } from '../article-reader';
import { ArticleMenu } from '../article-menu';
import { knowledgeQueries } from '../knowledge.queries';
import { CommentBox, Comments } from './comments';
import * as css from './reader.module.css';
import { ReviewFacts, Versions } from './reader-aside';
import { VersionView } from './version-view';
import { useArticleActions } from '../use-article-actions';

interface ReaderProps {
  articleId: number;
  /** An older posted state, 0 for the author's edit; null: the article itself. */
  version: number | null;
  show: ShowArticle;
  onClose: () => void;
}

/** An article with its keeper, versions and comments. Live events bring changes of all of them. */
export default function Reader({ articleId, version, show, onClose }: ReaderProps) {
  const article = useQuery(knowledgeQueries.detail(articleId));
  // deleted while it was open, or not for this person
  const refusal = isRefused(article.error) ? article.error : null;
  return (
    <Modal
      open
      centered
      width={1152}
      phone="full"
      footer={null}
      className={css.modal}
      title={<Bar articleId={articleId} article={refusal ? undefined : article.data} show={show} onClose={onClose} />}
      onCancel={onClose}
    >
      {refusal ? (
        <RefusedState heading="h2" reason={refusal.message} isForbidden={refusal.status === 403}>
          <Button onClick={onClose}>{text.backToBoard}</Button>
        </RefusedState>
      ) : (
        <ScreenState query={article} skeleton={<Skeleton active className={css.skeleton} paragraph={{ rows: 12 }} />}>
          {(shown) => <Opened key={shown.id} article={shown} version={version} show={show} />}
        </ScreenState>
      )}
    </Modal>
  );
}

interface BarProps {
  articleId: number;
  article: KnowledgeArticle | undefined;
  show: ShowArticle;
  onClose: () => void;
}

function Bar({ articleId, article, show, onClose }: BarProps) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  return (
    <Row gap={8} className={css.bar}>
      <Text size={14} weight={500} ellipsis>
        {article?.type_name}
      </Text>
      <Text size={13} weight={400} tone="text3" nowrap>
        {text.code(articleId)}
      </Text>
      <Cell />
      {article && (
        <>
          {!isPhone && <Neighbours article={article} show={show} />}
          <IconButton
            aria-label={text.copyLink}
            title={text.copyLink}
            onClick={() => void copyText(location.origin + paths.article(articleId), text.linkCopied)}
          >
            <LinkSimpleIcon size={18} />
          </IconButton>
          {article.may_edit && (
            <Button
              size={isPhone ? 'large' : 'middle'}
              icon={<PencilSimpleIcon size={16} />}
              aria-label={text.edit}
              onClick={() => void navigate(paths.editArticle(article.id))}
            >
              {isPhone ? null : text.edit}
            </Button>
          )}
          <ArticleMenu article={article} onRemoved={onClose} />
        </>
      )}
    </Row>
  );
}

/** The posted articles before and after it in its column, as far as the board shows them first. */
function Neighbours({ article, show }: { article: KnowledgeArticle; show: ShowArticle }) {
  const list = useQuery(knowledgeQueries.cards(article.type_id, 1)).data?.list ?? [];
  const at = list.findIndex(({ id }) => id === article.id);
  const [before, after] = at < 0 ? [] : [list[at - 1], list[at + 1]];
  const step = (to: { id: number; title: string } | undefined, label: string, icon: 'up' | 'down') => (
    <IconButton aria-label={label} title={to?.title ?? label} disabled={!to} onClick={() => to && show(to.id)}>
      {icon === 'up' ? <CaretUpIcon size={18} /> : <CaretDownIcon size={18} />}
    </IconButton>
  );
  return (
    <>
      {step(before, text.previous, 'up')}
      {step(after, text.next, 'down')}
    </>
  );
}

interface OpenedProps {
  article: KnowledgeArticle;
  version: number | null;
  show: ShowArticle;
}

/** The text has the focus first, not the comment box, so that keys scroll it. A control that somebody uses keeps the focus. */
function startInText(text: HTMLElement | null): void {
  const dialog = text?.closest('[role=dialog]');
  if (!dialog?.querySelector(':focus')) text?.focus({ preventScroll: true });
}

interface ArticleNoticesProps {
  article: KnowledgeArticle;
  onSeeEdit: () => void;
}

/** What stands in front of the text: it waits, was refused and why, has an edit that waits or was refused. */
function ArticleNotices({ article, onSeeEdit }: ArticleNoticesProps) {
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
function ReviewNotice({ article }: { article: KnowledgeArticle }) {
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

function Opened({ article, version, show }: OpenedProps) {
  const isPhone = useIsPhone();
  const isPosted = article.status === ArticleStatus.posted;
  return (
    <div className={css.parts}>
      <Stack ref={startInText} as="article" className={css.main} tabIndex={0} aria-label={article.title}>
        {version === null ? (
          <ArticleBody article={article} show={show} />
        ) : (
          <VersionView article={article} version={version} show={show} />
        )}
      </Stack>
      <Stack as="aside" className={css.aside}>
        <Stack className={css.side} gap={16}>
          {!isPhone && <ReviewNotice article={article} />}
          <ReviewFacts article={article} />
          {isPosted && <Versions articleId={article.id} open={version} show={show} />}
          <Comments article={article} />
        </Stack>
        <CommentBox articleId={article.id} />
      </Stack>
    </div>
  );
}

/** Words that people read in a minute. */
const wordsAMinute = 200;

function ArticleBody({ article, show }: { article: KnowledgeArticle; show: ShowArticle }) {
  const isPhone = useIsPhone();
  const [address] = useSearchParams();
  // from the palette, or from what the board's own search found
  const find = address.get('find') ?? address.get('search') ?? '';
  const { user, status, created_at, decided_at } = article;
  const words = articleToPlain(article.content).split(/\s+/).length;
  const day = formatDate(decided_at ?? created_at);
  return (
    <>
      <Text as="h1" size={isPhone ? 20 : 24} weight={600} breaks>
        {article.title}
      </Text>
      <Row gap={8} top={8} size={13} tone="text2" wrap>
        <Avatar {...user} image={user.avatar} size={24} decorative />
        <Text weight={500}>{user.name}</Text>
        <Text tone="text3">
          {[
            status === ArticleStatus.posted ? text.posted(day) : text.sent(formatDate(created_at)),
            text.minutes(Math.max(1, Math.round(words / wordsAMinute))),
          ].join(' · ')}
        </Text>
      </Row>
      {isPhone && <ReviewNotice article={article} />}
      <ArticleNotices article={article} onSeeEdit={() => show(article.id, 0)} />
      <Stack top={16}>
        {article.cover && <img className={css.cover} src={article.cover.main} alt="" />}
        <ArticleView text={article.content} images={article.content_images} find={find} />
      </Stack>
    </>
  );
}
