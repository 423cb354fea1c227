import type { PostRow } from '@toam/contracts/post/post.schema';
import { IconButton, Row, Stack, Text } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import { ArrowsLeftRightIcon, ArrowSquareOutIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { postFieldText } from '@toam/contracts/post/post-preflight.text';
import type { Drift } from '@toam/domain/post/post-drift';
import { postManagerText as text } from './post-manager.text';
import { ChannelLetter } from './post-signs';
import { reasonLine } from './post-words';

export const PostPhoto = ({ row, at = 0, ...size }: { row: PostRow; at?: number; width: number; height: number }) => (
  <Photo src={row.house.images[at]?.thumbnail} seed={row.house.id} whenSeen {...size} />
);

/** What the post is about: number, street and ward. District and city stand below. */
export const postName = ({ title, house: { id, address, district } }: Pick<PostRow, 'title' | 'house'>): string =>
  (district ? address.split(`, ${district}`)[0] : address) || title || `#${id}`;

/** The channel's letter and name, and the way to the live post. */
export function ChannelName({ row, withLink = false }: { row: PostRow; withLink?: boolean }) {
  const { channel, link } = row;
  return (
    <Row as="span" gap={6}>
      <ChannelLetter name={channel.name} small />
      <Text ellipsis title={channel.name}>
        {channel.name}
      </Text>
      {withLink && link && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          title={text.openLive(channel.name)}
          aria-label={text.openLive(channel.name)}
        >
          <ArrowSquareOutIcon size={15} />
        </a>
      )}
    </Row>
  );
}

/** Why it stands so; in ochre, with a sign, where the portal has other words than the house. */
export function Reason({ row, isWhole = false }: { row: PostRow; isWhole?: boolean }) {
  const { words, isDrift } = reasonLine(row);
  if (!words) return null;
  const tone = isDrift ? 'warning' : row.state === 'failed' ? 'error' : 'text2';
  return (
    <Row
      as="span"
      gap={4}
      width="100%"
      size={12}
      tone={tone}
      weight={isDrift ? 500 : 400}
      title={isWhole ? undefined : words}
    >
      {isDrift && (
        <Row as="span" flex="none">
          <ArrowsLeftRightIcon size={13} />
        </Row>
      )}
      <Text flex={1} {...(isWhole ? { breaks: true } : { ellipsis: true })}>
        {words}
      </Text>
    </Row>
  );
}

/** A part of what is told of a post, under its title. */
export const PostSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={8} aria-label={title}>
    <Text as="h3" size={13} weight={600}>
      {title}
    </Text>
    {children}
  </Stack>
);

/** The way to the live post. */
export const LiveLink = ({ name, link }: { name: string; link: string }) => (
  <IconButton
    as="a"
    href={link}
    target="_blank"
    rel="noreferrer"
    title={text.openLive(name)}
    aria-label={text.openLive(name)}
  >
    <ArrowSquareOutIcon size={18} />
  </IconButton>
);

const moved = ({ added = 0, removed = 0 }: Drift): string =>
  [added > 0 && text.added(added), removed > 0 && text.dropped(removed)].filter(Boolean).join(', ') || text.reordered;

/** What the portal has and the house says now, field by field. Mockup 40. */
export const DriftLines = ({ row }: { row: Pick<PostRow, 'drift'> }) => (
  <Stack as="dl" gap={2} size={13}>
    {row.drift.map((drift) => (
      <Row key={drift.field} gap={8} align="start">
        <Text as="dt" flex="none" width={76} tone="text2">
          {postFieldText[drift.field]}
        </Text>
        <Text as="dd" flex={1} breaks>
          {drift.field === 'images' || drift.field === 'text' ? (
            <>
              {moved(drift)} {drift.field === 'images' ? text.imageWord : text.wordWord}
            </>
          ) : (
            <>
              <Text as="del" tone="error">
                {drift.before ?? text.driftEmpty}
              </Text>{' '}
              →{' '}
              <Text as="ins" tone="success">
                {drift.after ?? text.driftEmpty}
              </Text>
            </>
          )}
        </Text>
      </Row>
    ))}
  </Stack>
);
