import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { knowledgeQueueText as text } from '../knowledge/knowledge-screen.text';
import { Button, EmptyState, Row, ScreenState, Stack, useIsPhone, useUrlState } from '@toam/ui/core';
import { rowsOf, useHotkeys } from '@toam/ui/list';
import { z } from 'zod';
import { useEffect, useState } from 'react';
import { knowledgeQueries } from '../knowledge/knowledge.queries';
import { QueueItem } from './queue-item';
import { QueueList } from './queue-list';

/** The queue's state in the address bar. Broken values fall back. */
const queueSearch = z.object({
  /** A column; null: all. */
  type: z.coerce.number().int().positive().nullable().catch(null),
  /** The open article. */
  item: z.coerce.number().int().positive().nullable().catch(null),
});

const stateOf = ({ id, version }: { id: number; version: number }) => `${id}-${version}`;

/**
 * Slot `admin.tab`, /admin/approve/post: articles and authors' edits that wait. Beside the list the first one is open; on a phone one
 * at a time. J and K move, A and R decide. Specification 2 §2, D65, mockup 32b.
 */
export default function ArticlesTab() {
  const isPhone = useIsPhone();
  const [{ type, item }, change] = useUrlState(queueSearch);
  const waiting = useInfiniteQuery(knowledgeQueries.waiting({ type }));
  const columns = useQuery(knowledgeQueries.columns).data ?? [];
  // what was decided here leaves at once; each decision makes a new version, so what comes back is shown
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsOf(waiting).filter((row) => !decided.has(stateOf(row)));
  // an item that was decided here leaves its place to the next one
  const [lastAt, setLastAt] = useState(0);
  const listedAt = rows.findIndex(({ id }) => id === item);
  const open = item ?? (isPhone ? null : (rows[Math.min(lastAt, rows.length - 1)]?.id ?? null));
  const at = listedAt >= 0 ? listedAt : rows.findIndex(({ id }) => id === open);

  // the address names the open item: else it would be another one when a colleague decides the first
  const unnamed = item === null && !waiting.isPlaceholderData ? open : null;
  useEffect(() => {
    if (unnamed !== null) change({ item: unnamed }, { replace: true });
  }, [unnamed, change]);

  const show = (id: number | null) => {
    const place = rows.findIndex((row) => row.id === id);
    if (place >= 0) setLastAt(place);
    change({ item: id }, { replace: !isPhone || id === null });
  };
  const move = (by: 1 | -1) => {
    const next = rows[at < 0 ? Math.min(lastAt, rows.length - 1) : at + by];
    if (next) show(next.id);
  };
  useHotkeys({ j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1) });

  const onDecided = () => {
    const row = rows[at];
    if (row) setDecided(new Set(decided).add(stateOf(row)));
    setLastAt(Math.max(at < 0 ? lastAt : at, 0));
    change({ item: null }, { replace: true });
  };
  const list = (
    <QueueList
      {...{ columns, type, open }}
      query={waiting}
      onColumn={(next) => change({ type: next, item: null }, { replace: true })}
      onOpen={show}
    />
  );
  return (
    <Stack flex={1}>
      <ScreenState query={{ ...waiting, data: waiting.data && rows }}>
        {(shown) => {
          if (shown.length === 0 && type === null && item === null)
            return <EmptyState title={text.nothing} reason={text.nothingNote} />;
          return (
            <Row align="stretch" flex={1}>
              {(!isPhone || open === null) && list}
              {open !== null && (
                <QueueItem
                  key={open}
                  articleId={open}
                  isListed={at >= 0}
                  place={{ at, total: waiting.data?.pages[0]?.total ?? rows.length }}
                  onStep={move}
                  onDecided={onDecided}
                  onClose={() => show(null)}
                />
              )}
              {!isPhone && open === null && (
                <Stack flex={1} justify="center">
                  <EmptyState title={text.nothing}>
                    {type !== null && (
                      <Button onClick={() => change({ type: null }, { replace: true })}>{text.allColumns}</Button>
                    )}
                  </EmptyState>
                </Stack>
              )}
            </Row>
          );
        }}
      </ScreenState>
    </Stack>
  );
}
