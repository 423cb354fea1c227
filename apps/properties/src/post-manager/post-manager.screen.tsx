import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { postTabs, readPost, type PostPage } from '@toam/contracts/post/post.endpoints';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { fullMoney } from '@toam/domain/money/money-format';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import { EmptyState, formatNumber, later, Pane, Row, ScreenTitle, Stack, Text, useIsPhone, Cell } from '@toam/ui/core';
import { CountedTabs, FilterBar, ListTable, useListSelection } from '@toam/ui/list';
import { ShieldCheckIcon } from '@toam/ui/icons';
import { useContext } from 'react';
import { postManagerText as text } from '../post/post-manager.text';
import { postQueries, type PostView, tabOf } from '../post/post.queries';
import { ChannelName, postName, PostPhoto, Reason } from '../post/post-parts';
import { SandboxNote, PostStateTag } from '../post/post-signs';
import { PostSettingsButton } from '../post/settings/post-settings-button';
import { CreatePost } from './create-post';
import { postFilterColumns, PostShows, showIn } from './post-filter';
import { OpenPost, postColumns, postSheet, TimeWords } from './post-list.columns';
import { postSearch, postViews, questionOf, type PostQuestion } from './post-manager.search';
import { PostSelection } from './post-selection';
import { PostActions } from '../post/post-actions';
import { moneyText, newsLines } from '../post/post-words';

const PostPanel = later(
  () => import('./post.panel'),
  null,
  ({ onClose }) => onClose(),
);

/** Milliseconds from the last key to a search. Specification 3 §2.6, brief 4 §5 */
const searchDelay = 1000;
/** A list of more pages reads only its changed rows again (`useLiveList`), so that its counts are asked for themselves. */
const fewPages = 2;
const quick = postFilterColumns.map(({ key }) => key);
const kept = ['tab'];

/** Pixels of a phone's row: with buttons below, and without. Mockups 36. */
const cardHeight = { waiting: 140, posted: 92, failed: 140, bought: 92 } as const;

/** A post on a phone. What waits or failed has its buttons; a posted one opens. */
function PostCard({ row, withActions }: { row: PostRow; withActions: boolean }) {
  const open = useContext(OpenPost);
  const money = moneyText(row);
  const { kind } = newsLines(row);
  return (
    <Stack as="article" gap={8} width="100%" height="100%">
      <Row gap={12} align="start">
        <Row as="span" flex="none">
          <PostPhoto row={row} width={64} height={52} />
        </Row>
        <Cell gap={2}>
          <Text as="b" size={14} weight={500} ellipsis>
            {postName(row)}
          </Text>
          <Row gap={4} size={12} tone="text2">
            <ChannelName row={row} />
            <Text ellipsis>· {kind}</Text>
          </Row>
          <Reason row={row} />
        </Cell>
        <Stack gap={2} flex="none" align="end" size={12} tone="text2">
          <PostStateTag standing={row.standing} />
          <Text tone={money === null ? 'text2' : 'text'} weight={money === null ? 400 : 600} digits>
            {money === null ? text.noPrice : `${money} đ`}
          </Text>
          <TimeWords row={row} />
        </Stack>
      </Row>
      {withActions && <PostActions row={row} onOpen={open} inCard />}
    </Stack>
  );
}

const cards = {
  waiting: (row: PostRow) => <PostCard row={row} withActions />,
  posted: (row: PostRow) => <PostCard row={row} withActions={false} />,
  failed: (row: PostRow) => <PostCard row={row} withActions />,
  bought: (row: PostRow) => <PostCard row={row} withActions={false} />,
};

/** The open tab's posts, followed live, with the counts of all tabs for the same question. */
function usePosts(tab: PostView, question: PostQuestion) {
  const asked = postQueries.tab(tab, question);
  const posts = useInfiniteQuery(asked);
  const isLong = (posts.data?.pages.length ?? 0) > fewPages;
  const counts = useQuery({ ...postQueries.counts(tab, question), enabled: isLong });
  useLiveList({
    ...{ noun: 'post', alongside: ['house'], list: asked.queryKey },
    counts: postQueries.counts(tab, question).queryKey,
    readRow: async (id) => {
      const row = await call(readPost, { params: { postId: id } });
      const isHere = tab === 'bought' ? row.posted_at !== null : tabOf(row) === tab;
      return isHere ? row : undefined;
    },
  });
  const page = isLong && counts.data ? counts.data : posts.data?.pages[0];
  return { posts, page, answered: posts.isPlaceholderData ? undefined : page };
}

/** /post/manager: what waits to be posted, is up, and did not go up. Specification 3 §2.6; brief 4 §5; mockups 36. */
export function Component() {
  const isPhone = useIsPhone();
  const address = useListAddress(postSearch, { filterable: postFilterColumns, kept });
  const { search, filters, change } = address;
  const { tab } = search;
  const question = questionOf(search, filters.value);
  const { posts, page, answered } = usePosts(tab, question);
  const list = useListScreen({
    ...{ name: 'post', columns: postColumns, address, query: posts },
    question: { tab, ...question },
    switchesOn: search.show === null ? 0 : 1,
  });
  const { selection, setOnly, startChoosing } = useListSelection({ tab, ...question });
  const openTab = (next: PostView) => change({ tab: next, open: null, show: showIn(next, search.show) });
  const total = answered && formatNumber(answered.total);

  return (
    <Pane>
      <ScreenTitle
        text={text.title}
        actions={
          <>
            <ListMenu
              {...list.menu}
              {...postSheet}
              kind="post"
              choose={{ label: text.choose, onClick: startChoosing }}
            />
            <PostSettingsButton />
            <CreatePost />
          </>
        }
      />
      <CountedTabs
        label={text.tabs}
        names={text.tab}
        tabs={tab === 'bought' ? postViews : postTabs}
        open={tab}
        onChange={openTab}
        listed={answered}
        counts={{ data: answered && countsOf(answered, tab), isError: posts.isError }}
        extra={!isPhone && answered && <Sum page={answered} />}
      />
      {page && (
        <Stack flex="none" padX={16} padY={[0, 8]} top={[8, 0]}>
          <SandboxNote gateway={page.gateway} />
        </Stack>
      )}
      <FilterBar
        {...list.bar}
        search={{ ...list.bar.search, delay: searchDelay, withButton: true }}
        placeholder={text.search}
        quick={quick}
        first={quick}
        onResetSwitches={() => change({ show: null })}
        resultText={total ? text.seeResults(total) : text.seeAll}
        tools={<ListTools {...list.table} />}
      >
        <PostShows search={search} page={answered} onChange={(show) => change({ show, open: null })} />
      </FilterBar>
      {isPhone && answered && <Sum page={answered} />}
      <OpenPost value={list.open}>
        <ListTable
          {...list.table}
          label={text.table}
          selection={selection}
          phoneRow={cards[tab]}
          phoneRowHeight={cardHeight[tab]}
          end={text.noMore}
          empty={
            <EmptyList {...list.empty} filtered={text.emptyFiltered}>
              <EmptyState reason={text.empty[tab]} />
            </EmptyList>
          }
        />
      </OpenPost>
      {tab === 'failed' && list.rows.length > 0 && <FailedNote />}
      <PostSelection
        selection={selection}
        onOnlyChange={setOnly}
        rows={list.rows.filter(({ id }) => selection.ids.has(id))}
      />
      {search.open !== null && (
        <PostPanel postId={search.open} panel={list.panel} total={total} onClose={list.panel.onClose} />
      )}
    </Pane>
  );
}

const countsOf = ({ counts: { waiting, posted, failed }, total }: PostPage, tab: PostView) => ({
  waiting: { total: waiting },
  posted: { total: posted },
  failed: { total: failed },
  bought: { total: tab === 'bought' ? total : 0 },
});

/** How many were found, what they cost together, and how many of them nobody knows the price of. */
const Sum = ({ page: { total, sum, unpriced } }: { page: PostPage }) => (
  <Row gap={4} flex="none" padX={[0, 16]} padY={[0, 4]} size={13} tone="text2" nowrap role="status">
    {text.found(formatNumber(total))} ·{' '}
    <Text as="b" weight={600} tone="text">
      {fullMoney(sum)} đ
    </Text>
    {unpriced > 0 && <Text tone="text3">· {text.unpriced(formatNumber(unpriced))}</Text>}
  </Row>
);

const FailedNote = () => (
  <Row gap={8} flex="none" padX={16} padY={8} size={13} tone="text2" edge="topSoft">
    <ShieldCheckIcon size={16} color="var(--teal)" />
    {text.failedNote}
  </Row>
);
