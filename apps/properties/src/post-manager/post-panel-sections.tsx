import { useQuery } from '@tanstack/react-query';
import type { PostDetail } from '@toam/contracts/post/post.schema';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postText } from '@toam/contracts/post/post.text';
import { postFieldText } from '@toam/contracts/post/post-preflight.text';
import { postManagerText as text } from '../post/post-manager.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { formatDateTime, formatNumber, Facts, ScreenState, Stack, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { Fragment, type ReactNode } from 'react';
import { PostSection } from '../post/post-parts';
import { postQueries } from '../post/post.queries';

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
  <PostSection title={isSent ? text.content.sent : text.content.next}>
    <ContentFacts content={content} />
  </PostSection>
);

/** What the built-in gateway got instead of a portal. D102 */
export function SandboxSection({ postId }: { postId: number }) {
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
    </PostSection>
  );
}
