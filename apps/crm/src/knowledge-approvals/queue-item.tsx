import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed, isRefused } from '@toam/api-client/call-failed';
import { approveArticle, refuseArticle } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgePageText, knowledgeQueueText as text } from '../knowledge/knowledge-screen.text';
import {
  askReason,
  Avatar,
  Bar,
  Button,
  Card,
  Cell,
  confirm,
  formatDateTime,
  formatNumber,
  IconButton,
  Kbd,
  RefusedState,
  Row,
  ScreenState,
  Segmented,
  showError,
  Stack,
  StatusTag,
  Text,
  toast,
  useIsPhone,
} from '@toam/ui/core';
import { Alert, ArticleDiffView, ArticleView } from '@toam/ui/detail';
import { useHotkeys } from '@toam/ui/list';
import { ArrowLeftIcon, CaretDownIcon, CaretUpIcon, CheckIcon, EyeIcon, PencilSimpleIcon, XIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import { paths } from '../paths';
import * as css from './articles-queue.module.css';

interface QueueItemProps {
  articleId: number;
  /** False: somebody else decided or deleted it while it was open. */
  isListed: boolean;
  place: { at: number; total: number };
  onStep: (by: 1 | -1) => void;
  onDecided: () => void;
  onClose: () => void;
}

/** What waits, with what differs from the posted text, and the decision. */
export function QueueItem(props: QueueItemProps) {
  const article = useQuery(knowledgeQueries.detail(props.articleId));
  const refusal = isRefused(article.error) ? article.error : null;
  return (
    <Cell as="section" className={css.item} aria-label={article.data?.title ?? text.view}>
      {refusal ? (
        <RefusedState heading="h2" reason={refusal.message}>
          <Button onClick={props.onDecided}>{text.goOn}</Button>
        </RefusedState>
      ) : (
        <ScreenState query={article}>{(latest) => <Decided {...props} latest={latest} />}</ScreenState>
      )}
    </Cell>
  );
}

/** Another text of the author, or another state. */
const isSameText = (one: KnowledgeArticle, other: KnowledgeArticle) =>
  one.version === other.version && one.edit?.version === other.edit?.version;

/**
 * The text that the admin began to read stays until they ask for the newer one: nobody approves what they have not seen. The API refuses
 * a decision about an older text, too.
 */
function Decided({ latest, ...props }: QueueItemProps & { latest: KnowledgeArticle }) {
  const [read, setRead] = useState(latest);
  const isOld = !isSameText(read, latest);
  const shown = isOld ? read : latest;
  return <Item {...props} article={shown} newer={isOld ? latest : null} onNewer={() => setRead(latest)} />;
}

interface ItemProps extends QueueItemProps {
  article: KnowledgeArticle;
  newer: KnowledgeArticle | null;
  onNewer: () => void;
}

function Item({ article, newer, onNewer, isListed, place, onStep, onDecided, onClose }: ItemProps) {
  const isPhone = useIsPhone();
  const waits = isListed || (newer ?? article).may_decide;
  const { approve, reject } = useDecisions(article, onDecided);
  const act = (decide: () => void) => () => waits && decide();
  useHotkeys({ a: act(approve), r: act(reject) });
  const buttons = (
    <>
      <Button
        danger
        size={isPhone ? 'large' : 'middle'}
        disabled={!waits}
        icon={<XIcon size={16} />}
        aria-keyshortcuts="R"
        onClick={reject}
      >
        {text.reject}
        {!isPhone && <Kbd>R</Kbd>}
      </Button>
      <Button
        type="primary"
        size={isPhone ? 'large' : 'middle'}
        disabled={!waits}
        icon={<CheckIcon size={16} />}
        aria-keyshortcuts="A"
        onClick={approve}
      >
        {text.approve}
        {!isPhone && <Kbd>A</Kbd>}
      </Button>
    </>
  );
  return (
    <>
      {isPhone && <PhoneBar article={article} place={place} onStep={onStep} onClose={onClose} />}
      <Stack flex={1} gap={12} padX={[20, 16]} padY={16} overflow="scroll" background={isPhone ? 'surface' : 'layout'}>
        <Head article={article} />
        {newer && waits && (
          <Alert
            type="warning"
            showIcon
            title={text.newerText}
            action={
              <Button size="small" onClick={onNewer}>
                {text.showNewer}
              </Button>
            }
          />
        )}
        {!waits && (
          <Alert
            type="info"
            showIcon
            title={text.decidedElsewhere}
            action={
              <Button size="small" onClick={onDecided}>
                {text.goOn}
              </Button>
            }
          />
        )}
        <Content article={article} />
      </Stack>
      <Bar
        as="footer"
        justify="between"
        height={56}
        padX={[20, 16]}
        padY={0}
        background="surface"
        edge="top"
        liftsToasts="bar"
      >
        {!isPhone && (
          <Row gap={4} size={12} tone="text3">
            <Kbd>J</Kbd>
            <Kbd>K</Kbd>
            {text.move}
          </Row>
        )}
        <Row gap={8} className={css.decisions}>
          {buttons}
        </Row>
      </Bar>
    </>
  );
}

/** The two decisions. One that comes too late is told, and the newer state is read. */
function useDecisions(article: KnowledgeArticle, onDecided: () => void) {
  const queries = useQueryClient();
  const { id, version, edit } = article;
  const title = edit?.title ?? article.title;
  const seen = { id, version, ...(edit && { edit_version: edit.version }) };
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['approval'] }),
      queries.invalidateQueries({ queryKey: knowledgeQueries.all }),
    ]);
  /** @throws what the dialog should show; it stays open then */
  const send = async (decide: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await decide();
      toast.success(done);
      onDecided();
    } catch (error) {
      const isLate = error instanceof CallFailed && [404, 409].includes(error.status);
      if (!isLate) throw error;
      toast.warning(error.message);
    }
    void refresh();
  };
  return {
    approve: () =>
      void confirm({ title: text.confirmApprove(title) }, () =>
        send(() => call(approveArticle, { body: seen }), text.approved),
      ).catch(showError),
    reject: () =>
      void askReason({ title: text.confirmReject(title), missing: text.reasonMissing, danger: true }, (reason_reject) =>
        send(() => call(refuseArticle, { body: { ...seen, reason_reject } }), text.rejected),
      ).catch(showError),
  };
}

function Head({ article }: { article: KnowledgeArticle }) {
  const navigate = useNavigate();
  const { id, user, edit, type_name, created_at } = article;
  const author = edit?.user ?? user;
  return (
    <Row as="header" align="start" gap={12} wrap>
      <Cell>
        <Row as="h2" gap={8} wrap size={16} weight={600}>
          <Text breaks>{article.title}</Text>
          <StatusTag tone={edit ? 'info' : 'teal'}>{edit ? text.isEdit : text.isNew}</StatusTag>
        </Row>
        <Row as="p" gap={6} top={4} size={13} tone="text2" align="start">
          <Avatar {...author} image={author.avatar} size={20} decorative />
          <Text breaks>{text.sentBy(author.name, formatDateTime(edit?.created_at ?? created_at), type_name)}</Text>
        </Row>
      </Cell>
      <Row gap={8}>
        <Button icon={<EyeIcon size={16} />} onClick={() => void navigate(paths.article(id))}>
          {text.view}
        </Button>
        {!edit && (
          <Button icon={<PencilSimpleIcon size={16} />} onClick={() => void navigate(paths.editArticle(id))}>
            {text.edit}
          </Button>
        )}
      </Row>
    </Row>
  );
}

/** A new article whole; an edit compared with what everybody reads. */
function Content({ article }: { article: KnowledgeArticle }) {
  const { edit, cover, title, type_id } = article;
  const [isWhole, setWhole] = useState(false);
  const columns = useQuery(knowledgeQueries.columns).data ?? [];
  const nameOf = (id: number) => columns.find((column) => column.id === id)?.type_name ?? `#${id}`;
  const shown = edit ?? article;
  return (
    <>
      <Card as="article" gap={12}>
        {edit && (
          <Row>
            <Segmented
              aria-label={text.views}
              options={[
                { value: 'merged', label: text.merged },
                { value: 'whole', label: text.whole },
              ]}
              value={isWhole ? 'whole' : 'merged'}
              onChange={(value) => setWhole(value === 'whole')}
            />
          </Row>
        )}
        {edit && edit.title !== title && (
          <Text as="p" size={16} weight={600} breaks>
            <Text as="del" tone="error">
              {title}
            </Text>{' '}
            <Text as="ins" tone="success">
              {edit.title}
            </Text>
          </Text>
        )}
        {edit && edit.type_id !== type_id && (
          <Text as="p" size={13} tone="text2">
            {text.movesTo(nameOf(type_id), nameOf(edit.type_id))}
          </Text>
        )}
        {shown.cover && (!edit || isWhole || edit.cover?.id !== cover?.id) && (
          <Stack gap={4}>
            {edit && edit.cover?.id !== cover?.id && (
              <Text size={12} tone="text3">
                {text.coverChanged}
              </Text>
            )}
            <img className={css.cover} src={shown.cover.main} alt="" />
          </Stack>
        )}
        {edit && !isWhole ? (
          <ArticleDiffView
            before={article.content}
            after={edit.content}
            images={[...article.content_images, ...edit.content_images]}
          />
        ) : (
          <ArticleView text={shown.content} images={shown.content_images} />
        )}
      </Card>
      <Alert type="info" showIcon title={edit ? text.editNote : text.newNote} />
    </>
  );
}

function PhoneBar({ article, place, onStep, onClose }: Pick<ItemProps, 'article' | 'place' | 'onStep' | 'onClose'>) {
  return (
    <Row flex="none" gap={4} height={52} padX={8} edge="bottom">
      <IconButton aria-label={text.list} onClick={onClose}>
        <ArrowLeftIcon size={22} />
      </IconButton>
      <Cell as="span">
        <Text as="b" size={14} weight={600} ellipsis>
          {knowledgePageText.code(article.id)}
        </Text>
        {place.at >= 0 && (
          <Text as="small" size={11} tone="text3">
            {text.place(formatNumber(place.at + 1), formatNumber(place.total))}
          </Text>
        )}
      </Cell>
      <IconButton aria-label={text.previous} disabled={place.at <= 0} onClick={() => onStep(-1)}>
        <CaretUpIcon size={20} />
      </IconButton>
      <IconButton aria-label={text.next} disabled={place.at >= place.total - 1} onClick={() => onStep(1)}>
        <CaretDownIcon size={20} />
      </IconButton>
    </Row>
  );
}
