import { useQueries } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { deleteColumn } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeCard as Card, KnowledgeColumn } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgeBoardText as text } from '../knowledge/knowledge-screen.text';
import { listText } from '@toam/contracts/texts/list';
import { isAdmin } from '@toam/domain/actor';
import {
  Bone,
  Button,
  confirm,
  CountBadge,
  Dropdown,
  FailedState,
  IconButton,
  PlainButton,
  Row,
  Stack,
  Text,
  toast,
  useIsPhone,
} from '@toam/ui/core';
import { Board, type BoardColumn } from '@toam/ui/detail';
import { ArrowCounterClockwiseIcon, DotsThreeIcon, PlusIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ArticleMenu } from '../knowledge/article-menu';
import { ColumnDialog } from '../knowledge/column.dialog';
import { KnowledgeCard } from '../knowledge/knowledge-card';
import { cardsAPage, knowledgeQueries } from '../knowledge/knowledge.queries';
import { useArticleActions } from '../knowledge/use-article-actions';
import { paths } from '../paths';
import * as css from './knowledge-board.module.css';
import { useStagedOrder, type Staged } from './use-staged-order';

interface ArticleBoardProps {
  columns: readonly KnowledgeColumn[];
  /** The open column of a phone; null: all, side by side. */
  only: number | null;
  addressOf: (id: number) => string;
}

/** The board. Admins move cards; nothing is saved until they say so. Mockup 31. */
export function ArticleBoard({ columns, only, addressOf }: ArticleBoardProps) {
  const mayMove = isAdmin(useUser());
  const loaded = useLoadedColumns(columns);
  const cards = new Map(loaded.flatMap((column) => column.cards.map((card) => [card.id, card] as const)));
  const base = new Map(loaded.map(({ column, cards: list }) => [column.id, list.map(({ id }) => id)]));
  const { placed, staged, move, bar } = useStagedOrder(base);
  const nameOf = (id: number) => columns.find((column) => column.id === id)?.type_name ?? '';
  const wordsOf = (state: Staged | undefined) =>
    state && (state === 'ordered' ? text.reordered : text.fromColumn(nameOf(state.from)));
  const idsOf = (id: number) => placed.get(id) ?? [];

  const shown = loaded
    .filter(({ column }) => only === null || column.id === only)
    .map((one): BoardColumn => {
      const { column } = one;
      // what stands elsewhere until it is saved counts there
      const count = column.count + idsOf(column.id).length - one.cards.length;
      return {
        ...{ id: column.id, name: column.type_name },
        cards: idsOf(column.id).flatMap((id) => {
          const card = cards.get(id);
          return card ? { id, name: card.title } : [];
        }),
        head: only === null && <ColumnHead column={column} count={count} />,
        foot: <ColumnFoot loaded={one} />,
        instead: <NoCards loaded={one} />,
      };
    });
  return (
    <>
      <Board
        label={text.board}
        columns={shown}
        onMove={mayMove ? move : undefined}
        card={(id, isHeld) => {
          const card = cards.get(id);
          if (!card) return null;
          return (
            <KnowledgeCard
              card={card}
              to={addressOf(id)}
              staged={wordsOf(staged.get(id))}
              menu={!isHeld && card.may_edit && <ArticleMenu article={card} onMove={(to) => move({ id, to, at: 0 })} />}
            />
          );
        }}
      />
      {staged.size > 0 && <StagedBar staged={staged} bar={bar} />}
    </>
  );
}

interface LoadedColumn {
  column: KnowledgeColumn;
  cards: Card[];
  /** Articles that are not loaded yet. */
  rest: number;
  more: () => void;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** The first page of each column, and further ones as they are asked for. */
function useLoadedColumns(columns: readonly KnowledgeColumn[]): LoadedColumn[] {
  const [pages, setPages] = useState<ReadonlyMap<number, number>>(new Map());
  const pagesOf = (id: number) => Array.from({ length: pages.get(id) ?? 1 }, (_, at) => at + 1);
  const loaded = columns.flatMap(({ id }) => pagesOf(id).map((page) => ({ id, page })));
  const answers = useQueries({ queries: loaded.map(({ id, page }) => knowledgeQueries.cards(id, page)) });
  return columns.map((column) => {
    const own = answers.filter((_, at) => loaded[at]?.id === column.id);
    // what moved between two pages while they loaded comes once
    const cards = [...new Map(own.flatMap(({ data }) => data?.list ?? []).map((card) => [card.id, card])).values()];
    const total = own[0]?.data?.total ?? column.count;
    const failed = own.find(({ error, data }) => error && !data);
    return {
      ...{ column, cards, rest: Math.max(total - cards.length, 0) },
      isLoading: own.some(({ isPending }) => isPending),
      error: failed?.error ?? null,
      retry: () => void failed?.refetch(),
      more: () => {
        if (total <= cards.length) return toast.info(text.noMore);
        setPages(new Map(pages).set(column.id, Math.ceil((cards.length + 1) / cardsAPage)));
      },
    };
  });
}

function ColumnHead({ column, count }: { column: KnowledgeColumn; count: number }) {
  const mayWrite = isAdmin(useUser());
  return (
    <Row as="header" flex="none" gap={6} height={42} padX={12} className={css.head}>
      <Text as="h2" size={13} weight={600} ellipsis>
        {column.type_name}
      </Text>
      <CountBadge small>{String(count)}</CountBadge>
      <span className={css.push} />
      {mayWrite && <ColumnMenu column={column} />}
    </Row>
  );
}

/** Rename, and delete while it is empty. Admins only. */
export function ColumnMenu({ column }: { column: KnowledgeColumn }) {
  const [isNaming, setNaming] = useState(false);
  const { refresh } = useArticleActions();
  const remove = async () => {
    const question = { title: text.confirmDeleteColumn(column.type_name), danger: true };
    if (await confirm(question, () => call(deleteColumn, { params: { id: column.id } }))) await refresh();
  };
  const items = [
    { key: 'rename', label: text.rename, onClick: () => setNaming(true) },
    { key: 'delete', label: text.deleteColumn, danger: true, onClick: () => void remove() },
  ];
  return (
    <>
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
        <IconButton width={[28, 40]} height={[28, 40]} aria-label={text.columnActions(column.type_name)}>
          <DotsThreeIcon size={18} />
        </IconButton>
      </Dropdown>
      {isNaming && <ColumnDialog column={column} onClose={() => setNaming(false)} />}
    </>
  );
}

function ColumnFoot({ loaded: { column, rest, more, isLoading } }: { loaded: LoadedColumn }) {
  const navigate = useNavigate();
  return (
    <Row as="footer" flex="none" gap={8} height={[40, 56]} padX={[8, 16]} justify="between" className={css.foot}>
      <PlainButton
        gap={6}
        height={[32, 44]}
        padX={4}
        size={13}
        tone="text2"
        radius={6}
        hover="fill"
        aria-label={text.addCardTo(column.type_name)}
        onClick={() => void navigate(paths.newArticle(column.id))}
      >
        <PlusIcon size={15} />
        {text.addCard}
      </PlainButton>
      {rest > 0 && (
        <PlainButton height={[32, 44]} padX={4} size={12} weight={500} tone="teal" disabled={isLoading} onClick={more}>
          {text.more(rest)}
        </PlainButton>
      )}
    </Row>
  );
}

function NoCards({ loaded: { isLoading, error, retry } }: { loaded: LoadedColumn }) {
  if (error) return <FailedState error={error} busy={isLoading} onRetry={retry} />;
  if (!isLoading)
    return (
      <Text as="p" size={13} tone="text3" padX={[8, 16]} padY={12}>
        {text.emptyColumn}
      </Text>
    );
  return (
    <Stack gap={8} role="status" aria-label={listText.loading}>
      {[0, 1, 2].map((at) => (
        <Stack key={at} gap={8} padX={10} padY={10} radius={8} background="surface" border aria-hidden>
          <Bone width="100%" height={76} />
          <Bone width="86%" height={14} />
          <Bone width="48%" height={12} />
        </Stack>
      ))}
    </Stack>
  );
}

interface StagedBarProps {
  staged: ReadonlyMap<number, Staged>;
  bar: ReturnType<typeof useStagedOrder>['bar'];
}

/** The dark bar over the board while moves are not saved. */
function StagedBar({ staged, bar: { isSaving, save, undo, dropAll } }: StagedBarProps) {
  const isPhone = useIsPhone();
  const ordered = [...staged.values()].filter((state) => state === 'ordered').length;
  return (
    <Row
      className={css.bar}
      gap={4}
      minHeight={[44, 56]}
      radius={10}
      size={13}
      liftsToasts="footer"
      role="toolbar"
      aria-label={text.unsaved(staged.size)}
    >
      <Stack className={css.count} aria-live="polite">
        <Text as="b" weight={600} nowrap>
          {text.unsaved(staged.size)}
        </Text>
        <Text size={12} nowrap className={css.parts}>
          {text.unsavedParts(staged.size - ordered, ordered)}
        </Text>
      </Stack>
      <PlainButton
        className={css.action}
        gap={6}
        height={[32, 44]}
        padX={10}
        radius={6}
        disabled={isSaving}
        aria-label={text.undo}
        onClick={undo}
      >
        <ArrowCounterClockwiseIcon size={16} />
        {!isPhone && text.undo}
      </PlainButton>
      <PlainButton className={css.action} height={[32, 44]} padX={10} radius={6} disabled={isSaving} onClick={dropAll}>
        {text.dropAll}
      </PlainButton>
      <Button type="primary" size={isPhone ? 'large' : 'middle'} loading={isSaving} onClick={() => void save()}>
        {text.saveOrder}
      </Button>
    </Row>
  );
}
