import { useUrlState } from '@toam/ui/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Waiting } from './approval.queries';
import { approvalSearch } from './approval.search';

/** Stands in the history's entry of an item opened on a phone: the list lies right before it. */
const fromQueue = { fromQueue: true };
const isFromQueue = (state: unknown) => typeof state === 'object' && state !== null && 'fromQueue' in state;

/** What is looked at, and how to look at something else. */
export interface CurrentItem<W> {
  item: W | undefined;
  /** Its place among what waits; -1 once it is decided elsewhere: it stays before the eyes of who reads it. */
  at: number;
  /** Looks at an item; null: at none. */
  show: (item: W | null) => void;
  /** Looks at the item before or after; leaving one that is decided elsewhere, at what took its place. */
  move: (by: 1 | -1) => void;
}

/**
 * The item that the address names, or what took its place when it was decided here. Beside a list (`always`) there is one as
 * long as anything waits; on a phone opening one is a step of the history, so that back returns to the list.
 * @param items what waits, without what is decided here
 * @param asked what the items answer; `isOld` while they are still those of the question before
 */
export function useCurrentItem<W extends Waiting>(
  items: readonly W[],
  decided: ReadonlySet<number>,
  always: boolean,
  asked: { question: string; isOld: boolean },
): CurrentItem<W> {
  const [search, change] = useUrlState(approvalSearch);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState<{ item: W; at: number }>();
  const [question, setQuestion] = useState(asked.question);
  // another question was answered: what is not in its answer was not decided elsewhere, it was not asked for
  if (!asked.isOld && question !== asked.question) {
    setQuestion(asked.question);
    setLast(undefined);
  }
  const named = search.item;
  // beside a list the first item is looked at before the address names it
  const wanted = named ?? (always ? last?.item.id : undefined);
  const listedAt = items.findIndex(({ id }) => id === wanted);

  const stays = last !== undefined && last.item.id === wanted;
  const kept = stays && !decided.has(last.item.id) ? last.item : undefined;
  const successor = stays ? items[Math.min(last.at, items.length - 1)] : undefined;
  const item = items[listedAt] ?? kept ?? successor ?? (always ? items[0] : undefined);
  const place = item ? items.indexOf(item) : -1;

  // not the successor, before the address names it: what it succeeds would be forgotten
  const { isOld } = asked;
  const isWanted = wanted === undefined || item?.id === wanted;
  useEffect(() => {
    if (item && place >= 0 && isWanted && !isOld) setLast({ item, at: place });
  }, [item, place, isWanted, isOld]);
  // The address follows: something new at the head of the list would otherwise take the place of what is read.
  const shownId = item?.id ?? null;
  useEffect(() => {
    if (shownId !== named && !isOld) change({ item: shownId }, { replace: true, state });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- change is new with every render
  }, [shownId, named, isOld]);

  // Quick presses outrun the address, which follows in a transition: each goes on from the last.
  const ahead = useRef<number | null>(null);
  useEffect(() => {
    ahead.current = null;
  }, [named]);

  const show = (next: W | null) => {
    ahead.current = next?.id ?? null;
    if (!next) setLast(undefined);
    if (next) {
      const isStep = named === null && !always;
      change({ item: next.id }, isStep ? { state: fromQueue } : { replace: true, state });
    } else if (!always && isFromQueue(state)) void navigate(-1);
    else change({ item: null }, { replace: true });
  };
  return {
    item,
    at: place,
    show,
    move: (by) => {
      const from = ahead.current === null ? place : items.findIndex(({ id }) => id === ahead.current);
      const next = place < 0 ? successor : items[from + by];
      if (next || place < 0) show(next ?? null);
    },
  };
}
