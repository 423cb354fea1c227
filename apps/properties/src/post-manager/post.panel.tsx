import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostDetail } from '@toam/contracts/post/post.schema';
import { postColumnText, postStateText, postText } from '@toam/contracts/post/post.text';
import { writtenDay } from '@toam/domain/day';
import type { RowPanel } from '@toam/list-screen/use-list-screen';
import { useLive } from '@toam/live/live';
import { formatDateTime, formatNumber, Facts, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { DetailPanel, Skeleton } from '@toam/ui/detail';
import { Photo } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postFieldText } from '@toam/contracts/post/post-preflight.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { postManagerText as text } from '../post/post-manager.text';
import { paths } from '../paths';
import { DriftLines, ChannelName, LiveLink, postName, Reason, PostSection } from '../post/post-parts';
import { PostStateTag } from '../post/post-signs';
import { PostActions } from '../post/post-actions';
import { PostEvents } from '../post/post-events';
import { endText, houseLine, moneyText, newsLines } from '../post/post-words';
import { postQueries } from '../post/post.queries';

interface PostPanelProps {
  postId: number;
  panel: RowPanel;
  /** The list's total, formatted. */
  total: string | undefined;
  onClose: () => void;
}

/** A post beside the list: how it stands and why, what it costs, what is sent, and what became of it. Specification 3 §2.6 */
export default function PostPanel({ postId, panel, total }: PostPanelProps) {
  const queries = useQueryClient();
  const post = useQuery(postQueries.detail(postId));
  useLive('record.changed', ({ noun, record_id }) => {
    if (noun !== 'post' || record_id !== postId) return;
    void queries.invalidateQueries({ queryKey: postQueries.detail(postId).queryKey });
    void queries.invalidateQueries({ queryKey: postQueries.sandbox(postId).queryKey });
    if (post.data) void queries.invalidateQueries({ queryKey: postQueries.history(post.data.house.id).queryKey });
  });
  const title = (
    <Row gap={8} align="baseline">
      {text.panel(postId)}
      {panel.at >= 0 && total && (
        <Text size={12} tone="text3">
          {text.place(formatNumber(panel.at + 1), total)}
        </Text>
      )}
    </Row>
  );
  return (
    <DetailPanel
      {...panel}
      label={text.panel(postId)}
      title={title}
      actions={post.data?.link && <LiveLink name={post.data.channel.name} link={post.data.link} />}
      footer={post.data && <PostActions row={post.data} />}
    >
      <ScreenState
        query={post}
        skeleton={
          <Stack padX={[20, 16]} padY={16}>
            <Skeleton active paragraph={{ rows: 8 }} />
          </Stack>
        }
      >
        {(loaded) => <PanelBody key={loaded.id} post={loaded} />}
      </ScreenState>
    </DetailPanel>
  );
}

type Content = PostDetail['content'];

const figures = ['area', 'width', 'length', 'floors', 'bedrooms', 'bathrooms'] as const;

/** The words of a post, field by field; nothing for what it does not say. */
const ContentFacts = ({ content, news }: { content: Content; news?: string }) => (
  <Facts>
    <Fact label={text.news}>{news}</Fact>
    <Fact label={postFieldText.title}>{content.title}</Fact>
    <Fact label={postFieldText.price}>{content.price !== null && housePriceText(content.price, content.purpose)}</Fact>
    <Fact label={postFieldText.address}>{content.address}</Fact>
    {figures.map((field) => (
      <Fact key={field} label={postFieldText[field]}>
        {content[field] !== null && formatNumber(content[field])}
      </Fact>
    ))}
    <Fact label={postFieldText.direction}>{content.direction}</Fact>
    <Fact label={postFieldText.ownership}>{content.ownership}</Fact>
    <Fact label={postFieldText.images}>{text.pictureCount(content.images.length)}</Fact>
    <Fact label={postFieldText.text}>{content.text}</Fact>
  </Facts>
);

/** @param isSent whether a portal has it, or it would be sent now */
const PostContentSection = ({ content, isSent }: { content: Content; isSent: boolean }) => (
  <PostSection title={isSent ? text.content.sent : text.content.next}>
    <ContentFacts content={content} />
  </PostSection>
);

/** What the built-in gateway got instead of a portal. D102 */
function SandboxSection({ postId }: { postId: number }) {
  const sandbox = useQuery(postQueries.sandbox(postId));
  return (
    <PostSection title={text.stored}>
      <ScreenState query={sandbox} skeleton={<Skeleton active paragraph={{ rows: 2 }} />}>
        {({ stored }) => {
          if (!stored) return <Text tone="text3">{text.storedNone}</Text>;
          const moments = [
            [text.storedAt, stored.received_at],
            [text.storedChanged, stored.updated_at],
            [text.storedGone, stored.removed_at],
          ] as const;
          const input = moments.flatMap(([label, at]) => (at === null ? [] : `${label} ${formatDateTime(at)}`));
          return (
            <Stack gap={8} padX={12} padY={10} radius={8} background="infoTint">
              <Text size={12} tone="info">
                {postText.sandbox(portalText.title[stored.portal])}
              </Text>
              <Text size={12} tone="text2">
                {input.join(' · ')}
              </Text>
              <Text size={12} tone="text2" breaks>
                {text.storedKey}: {stored.key}
              </Text>
              <ContentFacts content={stored.content} news={stored.content.news} />
            </Stack>
          );
        }}
      </ScreenState>
    </PostSection>
  );
}

const PanelBody = ({ post }: { post: PostDetail }) => (
  <Stack gap={20} padX={[20, 16]} padY={16}>
    <Stack gap={8}>
      {post.house.images.length > 0 && (
        <Row gap={6}>
          {post.house.images.map(({ id, thumbnail }) => (
            <Photo key={id} src={thumbnail} seed={post.house.id} width="calc((100% - 18px) / 4)" height={92} />
          ))}
        </Row>
      )}
      <Text as="h2" size={16} weight={600}>
        {post.house.is_visible ? <Link to={paths.house(post.house.id)}>{postName(post)}</Link> : postName(post)}
      </Text>
      <Text size={13} tone="text2">
        {houseLine(post)}
      </Text>
      <Row gap={8} wrap>
        <PostStateTag standing={post.standing} />
        <ChannelName row={post} />
      </Row>
      <Reason row={post} isWhole />
    </Stack>
    {post.drift.length > 0 && (
      <Stack as="section" gap={6} padX={12} padY={10} radius={8} background="warningTint" aria-label={text.driftTitle}>
        <Text as="h3" size={13} weight={600} tone="warning">
          {text.driftTitle}
        </Text>
        <DriftLines row={post} />
      </Stack>
    )}
    <PostFacts post={post} />
    <PostContentSection content={post.sent ?? post.content} isSent={post.sent !== null} />
    {post.gateway === 'sandbox' && post.channel.portal && <SandboxSection postId={post.id} />}
    <PostEvents houseId={post.house.id} postId={post.id} />
  </Stack>
);

function PostFacts({ post }: { post: PostDetail }) {
  const { kind, detail } = newsLines(post);
  const money = moneyText(post);
  const at = (seconds: number | null) => seconds !== null && formatDateTime(seconds);
  return (
    <Facts>
      <Fact label={text.news}>{[kind, detail].filter(Boolean).join(' · ')}</Fact>
      <Fact label={text.money}>{money === null ? text.noPrice : `${money} đ`}</Fact>
      <Fact label={text.poster}>{post.user.name}</Fact>
      <Fact label={text.approver}>
        {post.approver
          ? [post.approver.name, at(post.approved_at)].filter(Boolean).join(' · ')
          : post.state === 'waitingApproval' && text.approvedNobody}
      </Fact>
      <Fact label={text.createdAt}>{at(post.created_at)}</Fact>
      <Fact label={text.postedAt}>{at(post.posted_at)}</Fact>
      <Fact label={text.renewedPost}>
        {post.renews && <Link to={paths.post(post.renews.id, 'posted')}>{text.panel(post.renews.id)}</Link>}
      </Fact>
      <Fact label={text.ownRenewal}>
        {post.renewal && (
          <Link to={paths.post(post.renewal.id, 'waiting')}>{postStateText[post.renewal.standing]}</Link>
        )}
      </Fact>
      <Fact label={text.overBudget}>{post.over_budget}</Fact>
      <Fact label={text.lastDay}>{post.last_day && `${writtenDay(post.last_day)} · ${endText(post)}`}</Fact>
      <Fact label={text.nextTry}>{at(post.next_try_at)}</Fact>
      <Fact label={text.failures}>{post.failed_quantity > 0 && formatNumber(post.failed_quantity)}</Fact>
      <Fact label={text.portalRef}>{post.portal_ref}</Fact>
      <Fact label={postColumnText.link}>
        {post.link && (
          <a href={post.link} target="_blank" rel="noreferrer">
            {post.link}
          </a>
        )}
      </Fact>
    </Facts>
  );
}

/** Nothing for what is not there. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <>
      <dt>{label}</dt>
      <Text as="dd" breaks preLine>
        {children}
      </Text>
    </>
  ) : null;
