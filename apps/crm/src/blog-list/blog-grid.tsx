import type { BlogCard as BlogRow } from '@toam/contracts/blog/blog.endpoints';
import { blogListText as text } from '@toam/contracts/blog/blog.text';
import { listText } from '@toam/contracts/texts/list';
import { Bone, Card, Cell, formatDate, Grid, Marked, Row, ScreenState, Stack } from '@toam/ui/core';
import { ListFoot, Refetching, rowsOf, useMoreRows, type ListQuery } from '@toam/ui/list';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BlogCard } from '../blog/blog-card';
import { BlogMenu } from '../blog/blog-menu';
import { paths } from '../paths';
import * as css from './blog-list.module.css';

interface BlogGridProps {
  query: ListQuery<BlogRow>;
  /** Key of the list's query: another one begins at its first card. */
  question: string;
  /** The searched words are marked. */
  search: string;
  empty: ReactNode;
}

/** Cards, four in a line. More load near the end. */
export function BlogGrid({ query, question, search, empty }: BlogGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = rowsOf(query);
  const onScroll = useMoreRows(box, query, question, false, rows.length > 0);
  return (
    <Stack flex={1} relative className={css.list} data-stale={query.isPlaceholderData || undefined}>
      <Refetching query={query} />
      <Stack
        ref={box}
        flex={1}
        overflow="scroll"
        padX={16}
        padY={12}
        tabIndex={0}
        role="region"
        aria-label={text.list}
        aria-busy={query.isFetching}
        onScroll={() => box.current && onScroll(box.current)}
      >
        <ScreenState query={{ ...query, data: query.data && rows }} skeleton={<BlogSkeleton />}>
          {(cards) =>
            cards.length === 0 ? (
              empty
            ) : (
              <Grid as="ul" gap={16} className={css.grid}>
                {cards.map((blog) => (
                  <li key={blog.id}>
                    <BlogCard
                      {...blog}
                      title={
                        <Link to={paths.blog(blog.id, search)}>
                          <Marked text={blog.title} query={search} />
                        </Link>
                      }
                      words={<Marked text={blog.found ?? blog.textContent} query={search} />}
                      day={formatDate(blog.created_at)}
                      menu={blog.may_edit && <BlogMenu blog={blog} />}
                    />
                  </li>
                ))}
              </Grid>
            )
          }
        </ScreenState>
        <ListFoot query={query} />
      </Stack>
    </Stack>
  );
}

/** The first load, in the shape of cards. */
const BlogSkeleton = () => (
  <Grid gap={16} className={css.grid} role="status" aria-label={listText.loading}>
    {Array.from({ length: 8 }, (_, at) => (
      <Card key={at} padX={0} padY={0} overflow="hidden" aria-hidden style={{ opacity: 1 - at * 0.1 }}>
        <Bone width="100%" className={css.cover} radius={4} />
        <Stack gap={10} padX={12} padY={10}>
          <Bone width={76} height={20} />
          <Bone width="86%" height={16} />
          <Bone width="48%" height={16} />
          <Bone width="94%" height={12} />
          <Bone width="62%" height={12} />
          <Row gap={8}>
            <Bone width={20} height={20} radius="circle" />
            <Cell />
            <Bone width={64} height={10} />
          </Row>
        </Stack>
      </Card>
    ))}
  </Grid>
);
