import { type BlogType, blogTypes } from '@toam/domain/blog/blog.record';
import { searchWords } from '@toam/list-screen/list-search';
import { z } from 'zod';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { blogTabs, type BlogTab, type BlogCard as BlogRow } from '@toam/contracts/blog/blog.endpoints';
import type { Counted } from '@toam/contracts/page';
import { blogListText as text } from '@toam/contracts/blog/blog.text';
import { DeletedButton } from '@toam/list-screen/deleted-button';
import { EmptyList } from '@toam/list-screen/empty-list';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useLiveList } from '@toam/live/live-list';
import {
  Button,
  ChoiceRow,
  EmptyState,
  formatTotal,
  Pane,
  Row,
  ScreenTitle,
  Segmented,
  TabCount,
  useIsPhone,
  Bone,
  Card,
  Cell,
  formatDate,
  Grid,
  Marked,
  ScreenState,
  Stack,
} from '@toam/ui/core';
import { SearchBox, useHotkeys, ListFoot, Refetching, rowsOf, useMoreRows, type ListQuery } from '@toam/ui/list';
import { PlusIcon } from '@toam/ui/icons';
import { useNavigate, Link } from 'react-router-dom';
import { listText } from '@toam/contracts/texts/list';
import { useRef, type ReactNode } from 'react';
import { blogQueries } from '../blog/blog.queries';
import { paths } from '../paths';
import * as css from './blog-list.module.css';
import { BlogCard } from '../blog/blog-card';
import { BlogMenu } from '../blog/blog-menu';

/** The list's state in the address bar. Broken values get the default; nothing throws. */
const blogSearch = z.object({
  search: searchWords,
  /** Null: all kinds. */
  type: z.coerce
    .number()
    .pipe(z.literal(Object.keys(blogTypes).map(Number) as BlogType[]))
    .nullable()
    .catch(null),
});

interface BlogGridProps {
  query: ListQuery<BlogRow>;
  /** Key of the list's query: another one begins at its first card. */
  question: string;
  /** The searched words are marked. */
  search: string;
  empty: ReactNode;
}

/** Cards, four in a line. More load near the end. */
function BlogGrid({ query, question, search, empty }: BlogGridProps) {
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

/** /blog/list: the company's news as cards, the latest first. Specification 2 §2; mockup 34. */
export function Component() {
  const { search: asked, ask, clear } = useListAddress(blogSearch);
  const { search, type } = asked;
  const pages = blogQueries.pages({ search, type: type ?? undefined });
  const blogs = useInfiniteQuery(pages);
  useLiveList({ noun: 'blog', list: pages.queryKey, counts: blogQueries.counts });
  const navigate = useNavigate();
  useHotkeys({ n: () => void navigate(paths.newBlog) });
  const first = blogs.data?.pages[0];
  const listed = blogs.isPlaceholderData ? undefined : first;
  const open: BlogTab = type === null ? 'all' : `${type}`;

  return (
    <Pane>
      <ScreenTitle
        text={first ? text.titleOf(formatTotal(first.total, first.total_capped)) : text.title}
        actions={
          <>
            <DeletedButton noun="blog" />
            <CreateButton />
          </>
        }
      />
      <Row
        flex="none"
        gap={8}
        padX={16}
        padY={[0, 8]}
        phone="stack"
        align="stretch"
        className={css.tools}
        role="search"
      >
        <SearchBox
          className={css.search}
          value={search}
          placeholder={text.search}
          onSearch={(words) => ask({ search: words }, { replace: true })}
        />
        <KindSwitch
          {...{ open, search, listed }}
          hasFailed={blogs.isError}
          onChange={(tab) => ask({ type: blogSearch.shape.type.parse(tab) })}
        />
      </Row>
      <BlogGrid
        query={blogs}
        question={JSON.stringify(pages.queryKey)}
        search={search}
        empty={
          <EmptyList
            page={1}
            conditions={(search === '' ? 0 : 1) + (type === null ? 0 : 1)}
            onFirstPage={clear}
            onClear={clear}
            filtered={text.emptyFiltered}
          >
            <EmptyState reason={text.empty}>
              <CreateButton withWord />
            </EmptyState>
          </EmptyList>
        }
      />
    </Pane>
  );
}

/** On a phone only an icon, unless it is the only button. */
function CreateButton({ withWord = false }: { withWord?: boolean }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      size={isPhone ? 'large' : 'middle'}
      icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
      aria-label={text.create}
      onClick={() => void navigate(paths.newBlog)}
    >
      {isPhone && !withWord ? null : text.create}
    </Button>
  );
}

const kinds: Record<BlogTab, string> = { all: text.all, ...blogTypes };

interface KindSwitchProps {
  open: BlogTab;
  /** The badges show how many the same search finds in each kind. */
  search: string;
  /** The count of the open list. When it is there, the other counts may load without slowing the list down. */
  listed: Counted | undefined;
  /** The list failed: nothing is counted. */
  hasFailed: boolean;
  onChange: (tab: BlogTab) => void;
}

/** All news, or one kind, each with the number found. */
function KindSwitch({ open, search, listed, hasFailed, onChange }: KindSwitchProps) {
  const isPhone = useIsPhone();
  const counts = useQuery({ ...blogQueries.count(search), enabled: listed !== undefined });
  const choices = blogTabs.map((tab) => ({
    value: tab,
    label: (
      <>
        {kinds[tab]}
        <TabCount
          {...{ tab, open, listed }}
          room={2}
          counts={{ data: counts.data, isError: counts.isError || hasFailed }}
        />
      </>
    ),
  }));
  const named = { value: open, onChange, className: css.kinds };
  return isPhone ? (
    <ChoiceRow<BlogTab> {...named} label={text.kinds} choices={choices} />
  ) : (
    <Segmented<BlogTab> {...named} aria-label={text.kinds} options={choices} />
  );
}
