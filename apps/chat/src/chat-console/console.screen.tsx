import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { EmptyState, Kbd, onPress, Row, Stack, Text, useUrlState } from '@toam/ui/core';
import { useHotkeys } from '@toam/ui/list';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChatStore, WithChatStore } from '../chat/chat-store';
import { conversationQueries, type ListPages } from '../chat/conversation.queries';
import { serverNow } from '../chat/server-clock';
import { useFollowChat } from '../chat/use-follow-chat';
import { useFollowCustomer } from '../chat/use-follow-customer';
import { ConsoleMenu } from './console-menu';
import { consoleSearch } from './console.search';
import * as css from './console.module.css';
import { Rail } from './rail';
import { RailSkeleton } from './rail-skeleton';
import { Talk } from './talk';
import { useHiddenAgain } from './use-hidden-again';
import { useRailOrder } from './use-rail-order';
import { useSending } from './use-sending';
import { useTakenNotice } from './use-taken-notice';

const QuickReplies = onPress(() => import('./quick-replies.dialog'));

/** Answers customers. Specification 3 §2.5, mockups 10 and 29. */
export function Component() {
  return (
    <WithChatStore skeleton={<RailSkeleton />}>
      <Console />
    </WithChatStore>
  );
}

/** Each conversation once: a row that moved between two loads would otherwise appear twice. */
const rowsOf = (data: ListPages | undefined) =>
  new Map(data?.pages.flatMap(({ list }) => list.map((row) => [row.uuid, row] as const)).toReversed());

function Console() {
  const store = useChatStore();
  const [search, change] = useUrlState(consoleSearch);
  const { c: openId, filter, search: words } = search;
  const question = useMemo(() => ({ filter, search: words }), [filter, words]);
  const list = useInfiniteQuery(conversationQueries.list(store, question));
  useFollowChat(openId, question);
  useFollowCustomer(openId);
  useSending();
  useRereadAtLeaseEnd(list.data);
  const [editsReplies, setEditsReplies] = useState(false);
  const editReplies = () => setEditsReplies(true);

  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const fresh = useMemo(
    () => [...new Set(list.data?.pages.flatMap((page) => page.list.map(({ uuid }) => uuid)))],
    [list.data],
  );
  const box = useRef<HTMLDivElement>(null);
  const order = useRailOrder(box, fresh, `${filter} ${words}`);
  useTakenNotice(rows, openId);
  useHiddenAgain(useMemo(() => [...rows.values()], [rows]));

  const { state } = useLocation() as { state: { isOverList?: boolean } | null };
  const navigate = useNavigate();
  // from the list one entry more, which the back button closes; from one conversation to another none
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const isOver = openId === null ? true : state?.isOverList === true;
  const replace = openId !== null;
  const open = useCallback(
    (id: string) => latest.current({ c: id }, { replace, state: { isOverList: isOver } }),
    [replace, isOver],
  );
  const leave = () => void (isOver ? navigate(-1) : change({ c: null }, { replace: true }));
  const step = (by: 1 | -1) => {
    const at = order.ids.indexOf(openId ?? '');
    const next = order.ids[at < 0 ? 0 : at + by];
    if (next) open(next);
  };
  useHotkeys({ j: () => step(1), k: () => step(-1) });

  return (
    <Row align="stretch" height="100%" className={css.console} data-open={openId !== null}>
      <Rail
        search={search}
        query={list}
        rows={list.data && order.ids.map((id) => rows.get(id)).filter((row) => row !== undefined)}
        counts={list.data?.pages[0]?.counts}
        box={box}
        hasNews={order.hasNews}
        onRefresh={order.refresh}
        onSearch={(patch) => change(patch, { replace: true, state })}
        onOpen={open}
        menu={<ConsoleMenu onEditReplies={editReplies} />}
      />
      {openId === null ? (
        <NoTalk />
      ) : (
        <Talk key={openId} id={openId} onOpen={open} onLeave={leave} onEditReplies={editReplies} />
      )}
      {editsReplies && <QuickReplies onClose={() => setEditsReplies(false)} />}
    </Row>
  );
}

/** When a lease runs out a customer may wait again, and no event tells so. */
function useRereadAtLeaseEnd(data: ListPages | undefined): void {
  const queries = useQueryClient();
  const ends = data?.pages.flatMap(({ list }) => list.flatMap((row) => (row.waiting && row.live_until) || [])) ?? [];
  const next = ends.length > 0 ? Math.min(...ends) : null;
  useEffect(() => {
    if (next === null) return;
    const reread = () => void queries.invalidateQueries({ queryKey: conversationQueries.lists });
    const timer = setTimeout(reread, Math.max(0, next - serverNow()) + 1000);
    return () => clearTimeout(timer);
  }, [queries, next]);
}

const NoTalk = () => (
  <Stack flex={1} justify="center" background="layout" className={css.nothing}>
    <EmptyState title={text.choose} reason={text.chooseReason}>
      <Text size={12} tone="text3" as="span">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {text.keys}
      </Text>
    </EmptyState>
  </Stack>
);
