import { useQueryClient } from '@tanstack/react-query';
import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import { useUser } from '@toam/auth/session';
import { mayWrite } from '@toam/domain/chat/chat-lease';
import { useEffect, useRef } from 'react';
import { conversationQueries } from '../chat/conversation.queries';
import { leaseOf } from '../chat/lease';
import { useOfClock } from '../chat/server-clock';

/** Milliseconds after which the store, too, knows that a lease is over: its clock may be a little behind what this page knows of it. */
const margin = 1500;

type Shown = Pick<ChatRow, 'uuid' | 'status' | 'supporter' | 'startTimeSupport' | 'theLastMessage' | 'read' | 'waiting' | 'masked'>;

/**
 * Who sees a number only because they answer sees it no longer when their lease ends: what is shown is read again then, and the store
 * hides it. D107.
 */
export function useHiddenAgain(conversations: readonly Shown[]): void {
  const me = useUser().id;
  const queries = useQueryClient();
  const live = useOfClock((now) =>
    conversations.filter((one) => !one.masked && mayWrite(leaseOf(one), me, now)).map(({ uuid }) => uuid).join(' '),
  ); // prettier-ignore
  const before = useRef(live);
  useEffect(() => {
    const isOver = before.current.split(' ').some((id) => id !== '' && !live.includes(id));
    before.current = live;
    if (!isOver) return;
    // the timer outlives this effect: a second lease that ends reads again by itself
    setTimeout(() => void queries.invalidateQueries({ queryKey: conversationQueries.all }), margin);
  }, [live, queries]);
}
