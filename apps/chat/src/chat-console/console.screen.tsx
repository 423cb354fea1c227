import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { EmptyState, Kbd, onPress, Row, Stack, Text, useUrlState, Dropdown, IconButton } from '@toam/ui/core';
import { useHotkeys } from '@toam/ui/list';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '@toam/auth/session';
import {
  CheckIcon,
  ClockCountdownIcon,
  LightningIcon,
  SlidersHorizontalIcon,
  SpeakerHighIcon,
  SpeakerSlashIcon,
} from '@toam/ui/icons';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { useChatStore, WithChatStore } from '../chat/chat-store';
import { conversationQueries, type ListPages, putStatus } from '../chat/conversation.queries';
import { serverNow } from '../chat/server-clock';
import { useFollowChat } from '../chat/use-follow-chat';
import { useFollowCustomer } from '../chat/use-follow-customer';
import { consoleSearch } from './console.search';
import * as css from './console.module.css';
import { Rail } from './rail';
import { RailSkeleton } from './rail-skeleton';
import { Talk } from './talk';
import { useHiddenAgain, useTakenNotice } from './use-lease';
import { followSent, keepSending } from '../chat/outbox';
import { paths } from '../paths';
import { isSoundOn, setSound, useIsSoundOn } from '../chat/sound';
import { freshOrder, heldOrder, type RailOrder } from './rail-order';

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

/** Sends what was left unsent, and shows what the store made of it, whichever conversation is open. */
function useSending(): void {
  const queries = useQueryClient();
  const store = useChatStore();
  useEffect(() => {
    const stop = followSent((id, sent) => {
      if (sent) putStatus(queries, sent.status);
      // the messages tell how the conversation stands, too: also what refused one
      void queries.invalidateQueries({ queryKey: conversationQueries.messages(store, id).queryKey });
    });
    keepSending();
    return stop;
  }, [queries, store]);
}

/** What belongs to the whole console: quick replies, answer times for admins, the sound of new messages. */
function ConsoleMenu({ onEditReplies }: { onEditReplies: () => void }) {
  const isAdmin = useCan('admin');
  const navigate = useNavigate();
  const hasSound = useIsSoundOn();
  const items = [
    { key: 'replies', icon: <LightningIcon size={16} />, label: text.replies, onClick: onEditReplies },
    ...(isAdmin
      ? [
          {
            key: 'answer-times',
            icon: <ClockCountdownIcon size={16} />,
            label: text.answerTimes,
            onClick: () => void navigate(paths.answerTimes),
          },
        ]
      : []),
    {
      key: 'sound',
      role: 'menuitemcheckbox',
      'aria-checked': hasSound,
      icon: hasSound ? <SpeakerHighIcon size={16} /> : <SpeakerSlashIcon size={16} />,
      label: text.sound,
      extra: hasSound ? <CheckIcon size={14} color="var(--teal)" /> : null,
      onClick: () => setSound(!isSoundOn()),
    },
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" touch menu={{ items }}>
      <IconButton aria-label={text.menu} title={text.menu}>
        <SlidersHorizontalIcon size={18} />
      </IconButton>
    </Dropdown>
  );
}

/** Whether the pointer or the keyboard is in the list, or it is scrolled down. Then somebody reads it. */
function useIsRead(box: RefObject<HTMLElement | null>): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let hasPointer = false;
    const look = () => setRead(hasPointer || element.scrollTop > 0);
    // a finger that has left is no pointer
    const enter = (event: PointerEvent) => {
      hasPointer = event.pointerType === 'mouse';
      look();
    };
    const leave = () => {
      hasPointer = false;
      look();
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return isRead;
}

/**
 * The order of the list. Under the pointer, and while it is scrolled down, no row moves; `refresh` takes the store's order.
 * @param fresh ids as the store has them
 * @param question another one takes the store's order
 */
function useRailOrder(
  box: RefObject<HTMLElement | null>,
  fresh: readonly string[],
  question: string,
): RailOrder & { refresh: () => void } {
  const isRead = useIsRead(box);
  const [held, setHeld] = useState<{ question: string; ids: readonly string[] }>({ question, ids: fresh });
  const isHeld = isRead && held.question === question && held.ids.length > 0;
  const order = isHeld ? heldOrder(held.ids, fresh) : freshOrder(fresh);
  const isSame =
    held.question === question &&
    held.ids.length === order.ids.length &&
    held.ids.every((id, at) => id === order.ids[at]);
  if (!isSame) setHeld({ question, ids: order.ids });
  return { ...order, refresh: () => setHeld({ question, ids: [...fresh] }) };
}

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
