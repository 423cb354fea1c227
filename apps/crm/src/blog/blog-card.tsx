import type { BlogType } from '@toam/domain/blog/blog.record';
import { blogTypes, unknownBlogType } from '@toam/domain/blog/blog.record';
import { Avatar, Card, Cell, Row, Stack, StatusTag, Text, useIsPhone, type Tone } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import type { ReactNode } from 'react';
import * as css from './blog-card.module.css';

const tones: Record<BlogType, Tone> = { 1: 'info', 2: 'teal', 3: 'warning' };

/** The kind of news in words. News of the old system has none. */
export const BlogKind = ({ type }: { type: BlogType | null }) =>
  type === null ? (
    <StatusTag isKind tone="neutral">
      {unknownBlogType}
    </StatusTag>
  ) : (
    <StatusTag isKind tone={tones[type]}>
      {blogTypes[type]}
    </StatusTag>
  );

interface BlogCardProps {
  id: number;
  cover: { main: string; thumbnail: string } | null;
  type: BlogType | null;
  title: ReactNode;
  /** The beginning of the text, or the place that a search found. */
  words: ReactNode;
  author: { id: number; name: string; avatar: string | null };
  /** DD/MM/YYYY. */
  day: string;
  menu?: ReactNode;
}

/** News as the list shows it, and as its form previews it. Mockups 33b, 34. */
export function BlogCard({ id, cover, type, title, words, author, day, menu }: BlogCardProps) {
  // a thumbnail has 400 pixels, a phone's card more
  const isPhone = useIsPhone();
  const picture = isPhone ? cover?.main : cover?.thumbnail;
  return (
    <Card as="article" className={css.card} padX={0} padY={0} relative overflow="hidden">
      {picture ? (
        <Photo src={picture} seed={id} width="100%" height="auto" round={0} whenSeen className={css.cover} />
      ) : (
        <Text as="div" className={css.cover} background="fill" />
      )}
      <Stack flex={1} padX={12} padY={10}>
        <Row minHeight={[28, 36]} gap={8} justify="between">
          <BlogKind type={type} />
          {menu && <div className={css.menu}>{menu}</div>}
        </Row>
        <Text as="h2" top={4} size={15} weight={600} lines={2} breaks className={css.title}>
          {title}
        </Text>
        <Text as="p" size={13} tone="text2" lines={2} breaks className={css.words}>
          {words}
        </Text>
        <Row gap={8} top={8} size={13} tone="text2">
          <Avatar {...author} image={author.avatar} size={20} decorative />
          <Cell as="span">
            <Text ellipsis>{author.name}</Text>
          </Cell>
          <Text as="time" flex="none" tone="text3" digits>
            {day}
          </Text>
        </Row>
      </Stack>
    </Card>
  );
}
