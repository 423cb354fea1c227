import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PostDetail } from '@toam/contracts/post/post.schema';
import { portalText } from '@toam/contracts/texts/portal';
import { postText } from '@toam/contracts/texts/post';
import { postFieldText } from '@toam/contracts/texts/post-preflight';
import { postManagerText as text } from '@toam/contracts/texts/post-manager';
import { housePriceText } from '@toam/domain/house/house-price';
import { Button, formatDateTime, formatNumber, Facts, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { Fragment, type ReactNode } from 'react';
import { postQueries } from '../post/post.queries';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={8} aria-label={title}>
    <Text as="h3" size={13} weight={600}>
      {title}
    </Text>
    {children}
  </Stack>
);

type Content = PostDetail['content'];

const figures = ['area', 'width', 'length', 'floors', 'bedrooms', 'bathrooms'] as const;

/** The words of a post, field by field; nothing for what it does not say. */
const ContentFacts = ({ content, news }: { content: Content; news?: string }) => {
  const line = (label: string, value: ReactNode) =>
    value && (
      <>
        <dt>{label}</dt>
        <Text as="dd" breaks preLine>
          {value}
        </Text>
      </>
    );
  return (
    <Facts>
      {line(text.news, news)}
      {line(postFieldText.title, content.title)}
      {line(postFieldText.price, content.price !== null && housePriceText(content.price, content.purpose))}
      {line(postFieldText.address, content.address)}
      {figures.map((field) => (
        <Fragment key={field}>
          {line(postFieldText[field], content[field] !== null && formatNumber(content[field]))}
        </Fragment>
      ))}
      {line(postFieldText.direction, content.direction)}
      {line(postFieldText.ownership, content.ownership)}
      {line(postFieldText.images, text.pictureCount(content.images.length))}
      {line(postFieldText.text, content.text)}
    </Facts>
  );
};

/** @param isSent whether a portal has it, or it would be sent now */
export const PostContentSection = ({ content, isSent }: { content: Content; isSent: boolean }) => (
  <Section title={isSent ? text.content.sent : text.content.next}>
    <ContentFacts content={content} />
  </Section>
);

/** What the built-in gateway got instead of a portal. D102 */
export function SandboxSection({ postId }: { postId: number }) {
  const sandbox = useQuery(postQueries.sandbox(postId));
  return (
    <Section title={text.stored}>
      <ScreenState query={sandbox} skeleton={<Skeleton active paragraph={{ rows: 2 }} />}>
        {({ stored }) => {
          if (!stored) return <Text tone="text3">{text.storedNone}</Text>;
          const moments = [
            [text.storedAt, stored.received_at],
            [text.storedChanged, stored.updated_at],
            [text.storedGone, stored.removed_at],
          ] as const;
          const said = moments.flatMap(([label, at]) => (at === null ? [] : `${label} ${formatDateTime(at)}`));
          return (
            <Stack gap={8} padX={12} padY={10} radius={8} background="infoTint">
              <Text size={12} tone="info">
                {postText.sandbox(portalText.title[stored.portal])}
              </Text>
              <Text size={12} tone="text2">
                {said.join(' · ')}
              </Text>
              <Text size={12} tone="text2" breaks>
                {text.storedKey}: {stored.key}
              </Text>
              <ContentFacts content={stored.content} news={stored.content.news} />
            </Stack>
          );
        }}
      </ScreenState>
    </Section>
  );
}

/** What became of the house's posts, the newest first; this post's own lines stand out. */
export function PostEvents({ houseId, postId }: { houseId: number; postId: number }) {
  const events = useInfiniteQuery(postQueries.history(houseId));
  return (
    <Section title={text.events}>
      <ScreenState query={events} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <Text tone="text3">{text.eventsNone}</Text>;
          return (
            <>
              <Stack as="ol" divided>
                {list.map((event) => (
                  <Stack key={event.id} as="li" gap={2} padY={6} size={13}>
                    <Row gap={8} align="baseline">
                      <Text flex={1} weight={event.post_id === postId ? 500 : 400} breaks>
                        {event.title}
                      </Text>
                      <Text as="time" flex="none" size={12} tone="text3">
                        {formatDateTime(event.created_at)}
                      </Text>
                    </Row>
                    <Text size={12} tone="text2" breaks>
                      {[event.user?.name ?? text.system, event.detail].filter(Boolean).join(' · ')}
                    </Text>
                  </Stack>
                ))}
              </Stack>
              {events.hasNextPage && (
                <Row>
                  <Button size="small" loading={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
                    {text.moreEvents}
                  </Button>
                </Row>
              )}
            </>
          );
        }}
      </ScreenState>
    </Section>
  );
}
