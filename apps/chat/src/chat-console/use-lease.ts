import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StepRefused } from '@toam/chat-store/chat-store';
import { confirm, toast } from '@toam/ui/core';
import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import { useUser } from '@toam/auth/session';
import { useEffect, useRef } from 'react';
import { mayWrite } from '@toam/domain/chat/chat-lease';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { asFailure } from '../chat/as-failure';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries, putStatus } from '../chat/conversation.queries';
import { leaseOf } from '../chat/lease';
import { useOfClock } from '../chat/server-clock';

type Step = 'claim' | 'release' | 'lock' | 'unlock' | 'noAnswer';

/** Says why a step was refused, in the modal of failed actions. */
const fail = (error: unknown): never => {
  throw asFailure(error);
};

/** Steps of the lease. Each shows its outcome at once; a refusal shows who answers now. Brief 7 §2. */
export function useLeaseSteps(id: string, onClaimed: () => void) {
  const queries = useQueryClient();
  const store = useChatStore();
  const claim = async (force: boolean) => {
    putStatus(queries, await store.claim(id, force));
    onClaimed();
  };
  /** A colleague holds it: asks, and takes it over. */
  const takeOver = async (refused: StepRefused) => {
    if (refused.status) putStatus(queries, refused.status);
    await confirm({ title: refused.message }, () => claim(true).catch(fail));
  };
  const lock = () =>
    confirm({ title: text.lockQuestion, description: text.lockDescription, danger: true }, async () =>
      putStatus(queries, await store.setStatus(id, 0)),
    );
  const steps: Record<Step, () => Promise<unknown>> = {
    claim: () =>
      claim(false).catch((error: unknown) => {
        if (error instanceof StepRefused && error.reason === 'held') return takeOver(error);
        throw error;
      }),
    release: async () => putStatus(queries, await store.release(id)),
    lock,
    noAnswer: async () => putStatus(queries, await store.closeWaiting(id)),
    unlock: async () => putStatus(queries, await store.setStatus(id, 1)),
  };
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (step: Step) => steps[step]().catch(fail),
    // the page did not know of what refused it
    onError: () => void queries.invalidateQueries({ queryKey: conversationQueries.head(store, id).queryKey }),
  });
  return { take: mutate, busy: isPending ? variables : null };
}

/**
 * Tells when a colleague has taken over a conversation that was mine. Brief 7 §2.
 * @param except a conversation that somebody else watches
 */
export function useTakenNotice(
  rows: ReadonlyMap<string, Pick<ChatRow, 'uuid' | 'supporter'>>,
  except: string | null = null,
): void {
  const me = useUser().id;
  const mine = useRef(new Set<string>());
  useEffect(() => {
    for (const { uuid, supporter } of rows.values()) {
      if (uuid === except) mine.current.delete(uuid);
      else if (supporter?.id === me) mine.current.add(uuid);
      else if (mine.current.delete(uuid) && supporter) toast.warning(text.taken(supporter.name));
    }
  }, [rows, me, except]);
}

/** Milliseconds after which the store, too, knows that a lease is over: its clock may be a little behind what this page knows of it. */
const margin = 1500;

type Shown = Pick<
  ChatRow,
  'uuid' | 'status' | 'supporter' | 'startTimeSupport' | 'theLastMessage' | 'read' | 'waiting' | 'masked'
>;

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
