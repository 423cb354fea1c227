import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { KnowledgeColumn } from '@toam/contracts/knowledge/knowledge.schema';
import { isAdmin } from '@toam/domain/actor';
import { DeletedButton } from '@toam/list-screen/deleted-button';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useLiveList } from '@toam/live/live-list';
import {
  Button,
  ChoiceRow,
  CountBadge,
  EmptyState,
  formatNumber,
  Kbd,
  Pane,
  PendingState,
  Row,
  ScreenState,
  ScreenTitle,
  useIsPhone,
  formatTotal,
  Stack,
  Text,
} from '@toam/ui/core';
import { Chip, SearchBox, useHotkeys, ListFoot, Refetching, rowsOf, useMoreRows } from '@toam/ui/list';
import { ClockCounterClockwiseIcon, PencilSimpleIcon, PlusIcon, XCircleIcon, ArrowLeftIcon } from '@toam/ui/icons';
import { useState, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchWords } from '@toam/list-screen/list-search';
import { z } from 'zod';
import { knowledgeBoardText as text } from '../knowledge/knowledge-screen.text';
import { ArticleReader } from '../knowledge/article-reader';
import { ColumnDialog } from '../knowledge/column.dialog';
import { knowledgeQueries, type KnowledgeList } from '../knowledge/knowledge.queries';
import { paths } from '../paths';
import { ArticleBoard, ColumnMenu } from './article-board';
import * as css from './knowledge-board.module.css';
import { ArticleMenu } from '../knowledge/article-menu';
import { KnowledgeCard } from '../knowledge/knowledge-card';

const id = z.coerce.number().int().positive().nullable().catch(null);

/** The screen's state in the address bar. Broken values get the default; nothing throws. */
const boardSearch = z.object({
  search: searchWords,
  /** A list in place of the board. */
  show: z.enum(['mine', 'refused', 'overdue']).nullable().catch(null),
  /** The open column of a phone. */
  column: id,
  /** The open article, and one of its versions. */
  article: id,
  version: z.coerce.number().int().min(0).nullable().catch(null),
});

interface FoundArticlesProps {
  asked: KnowledgeList;
  addressOf: (id: number) => string;
  onBack: () => void;
}

/** A list in place of the board: what a search finds, one's own articles, refused ones with the reason, those to look at again. */
function FoundArticles({ asked, addressOf, onBack }: FoundArticlesProps) {
  const pages = knowledgeQueries.list(asked);
  const articles = useInfiniteQuery(pages);
  useLiveList({ noun: 'article', list: pages.queryKey, counts: knowledgeQueries.counts });
  const box = useRef<HTMLDivElement>(null);
  const rows = rowsOf(articles);
  const onScroll = useMoreRows(box, articles, JSON.stringify(pages.queryKey), false, rows.length > 0);
  const kind = 'show' in asked ? asked.show : 'found';
  const search = 'show' in asked ? '' : asked.search;
  const first = articles.isPlaceholderData ? undefined : articles.data?.pages[0];
  return (
    <Stack flex={1} relative>
      <Refetching query={articles} />
      <Row flex="none" gap={8} padX={16} padY={6} size={13}>
        <Button type="text" size="small" icon={<ArrowLeftIcon size={16} />} onClick={onBack}>
          {text.backToBoard}
        </Button>
        <Text as="h2" size={13} weight={600}>
          {text.shown[kind]}
        </Text>
        {first && <Text tone="text3">{text.found(formatTotal(first.total))}</Text>}
      </Row>
      <Stack
        ref={box}
        flex={1}
        overflow="scroll"
        tabIndex={0}
        role="region"
        aria-label={text.shown[kind]}
        aria-busy={articles.isFetching}
        onScroll={() => box.current && onScroll(box.current)}
      >
        <ScreenState query={{ ...articles, data: articles.data && rows }}>
          {(cards) =>
            cards.length === 0 ? (
              <EmptyState reason={text.empty[kind]}>
                <Button onClick={onBack}>{text.backToBoard}</Button>
              </EmptyState>
            ) : (
              <Stack as="ul" className={css.found}>
                {cards.map((card) => (
                  <li key={card.id}>
                    <KnowledgeCard
                      card={kind === 'refused' ? { ...card, found: card.reason_reject ?? null } : card}
                      to={addressOf(card.id)}
                      found={{ search }}
                      menu={card.may_edit && <ArticleMenu article={card} />}
                    />
                  </li>
                ))}
              </Stack>
            )
          }
        </ScreenState>
        <ListFoot query={articles} />
      </Stack>
    </Stack>
  );
}

/** /knowledge: what the house knows, by column; an article over it (`?article=`). Specification 2 §2; mockups 31, 32. */
export function Component() {
  const { search: asked, ask } = useListAddress(boardSearch);
  const { search, show, article } = asked;
  const columns = useQuery(knowledgeQueries.columns);
  useLiveList({ noun: 'article', list: knowledgeQueries.columns.queryKey, counts: knowledgeQueries.board });
  const navigate = useNavigate();
  useHotkeys({ n: () => void navigate(paths.newArticle()) });
  const addressOf = useArticleAddress();
  const total = columns.data?.reduce((sum, { count }) => sum + count, 0);
  const list = show ? { show } : search !== '' ? { search } : null;
  return (
    <Pane>
      <ScreenTitle
        text={text.title}
        {...(total !== undefined && { count: formatNumber(total) })}
        actions={
          <>
            <DeletedButton noun="article" />
            <WriteButton />
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
          onSearch={(words) => ask({ search: words, show: null }, { replace: true })}
        />
        <ShowChips show={show} onShow={(next) => ask({ show: next, search: '' })} />
      </Row>
      {list ? (
        <FoundArticles asked={list} addressOf={addressOf} onBack={() => ask({ show: null, search: '' })} />
      ) : (
        <ScreenState query={columns} skeleton={<PendingState />}>
          {(shown) => (shown.length === 0 ? <NoColumns /> : <Columns columns={shown} addressOf={addressOf} />)}
        </ScreenState>
      )}
      {article !== null && <ArticleReader articleId={article} />}
    </Pane>
  );
}

/** The link of an article that keeps what the screen shows. */
function useArticleAddress(): (id: number) => string {
  const [params] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(params);
    next.delete('version');
    next.set('article', String(id));
    return `?${next.toString()}`;
  };
}

/** All columns, or on a phone one of them below the names of all. */
function Columns({ columns, addressOf }: { columns: readonly KnowledgeColumn[]; addressOf: (id: number) => string }) {
  const isPhone = useIsPhone();
  const mayMove = isAdmin(useUser());
  const { search: asked, change } = useListAddress(boardSearch);
  const open = columns.find(({ id }) => id === asked.column) ?? columns[0];
  return (
    <>
      {isPhone && open && (
        <Row flex="none" gap={4} padX={16} className={css.chips}>
          <ChoiceRow<number>
            label={text.columns}
            choices={columns.map(({ id, type_name, count }) => ({
              value: id,
              label: (
                <>
                  {type_name} <CountBadge small>{String(count)}</CountBadge>
                </>
              ),
            }))}
            value={open.id}
            onChange={(column) => change({ column }, { replace: true })}
          />
          {mayMove && <ColumnMenu column={open} />}
        </Row>
      )}
      {mayMove && (
        <Row flex="none" gap={6} padX={16} size={12} tone="text3" className={css.hints}>
          {isPhone ? (
            text.hold
          ) : (
            <>
              <AddColumnButton />
              <span className={css.push} />
              <Kbd>Space</Kbd>
              {text.keys.lift}
              <Kbd>↑</Kbd>
              <Kbd>→</Kbd>
              {text.keys.move}
              <Kbd>Esc</Kbd>
              {text.keys.back}
            </>
          )}
        </Row>
      )}
      <ArticleBoard columns={columns} only={isPhone ? (open?.id ?? null) : null} addressOf={addressOf} />
    </>
  );
}

type Show = 'mine' | 'refused' | 'overdue';

/** Lists in place of the board, with how many they have. */
function ShowChips({ show, onShow }: { show: Show | null; onShow: (show: Show | null) => void }) {
  const overdue = useQuery(knowledgeQueries.overdueCount).data ?? 0;
  const refused = useQuery(knowledgeQueries.refusedCount).data ?? 0;
  const chips = [
    { key: 'overdue' as const, icon: <ClockCounterClockwiseIcon size={15} />, count: overdue },
    { key: 'mine' as const, icon: null, count: 0 },
    { key: 'refused' as const, icon: <XCircleIcon size={15} />, count: refused },
  ];
  return (
    <Row gap={8} className={css.shows}>
      {chips.map(({ key, icon, count }) => (
        <Chip key={key} aria-pressed={show === key} onClick={() => onShow(show === key ? null : key)}>
          {icon}
          {text[key]}
          {count > 0 && <CountBadge small>{formatNumber(count)}</CountBadge>}
        </Chip>
      ))}
    </Row>
  );
}

function NoColumns() {
  const mayCreate = isAdmin(useUser());
  return (
    <EmptyState title={text.noColumns} reason={text.noColumnsNote}>
      {mayCreate && <AddColumnButton />}
    </EmptyState>
  );
}

function AddColumnButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<PlusIcon size={14} />} onClick={() => setOpen(true)}>
        {text.addColumn}
      </Button>
      {isOpen && <ColumnDialog column={null} onClose={() => setOpen(false)} />}
    </>
  );
}

/** On a phone only an icon. */
function WriteButton() {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      size={isPhone ? 'large' : 'middle'}
      icon={<PencilSimpleIcon size={isPhone ? 20 : 16} />}
      aria-label={text.write}
      onClick={() => void navigate(paths.newArticle())}
    >
      {isPhone ? null : text.write}
    </Button>
  );
}
