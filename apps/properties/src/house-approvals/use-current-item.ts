import { useUrlState } from '@toam/ui/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Waiting, approvalSearch } from './approval.queries';

/** Marks the history entry of an item opened on a phone: the entry before it is the list. */
const fromQueue = { fromQueue: true };
const isFromQueue = (state: unknown) => typeof state === 'object' && state !== null && 'fromQueue' in state;

/** The open item, and functions to open another one. */
interface CurrentItem<W> {
  item: W | undefined;
  /** Index among the waiting items; -1 if somebody else decided the item. It stays open then. */
  at: number;
  /** Opens an item; null closes it. */
  show: (item: W | null) => void;
  /** Opens the item before or after. If somebody else decided the open item, opens the one that took its place. */
  move: (by: 1 | -1) => void;
}

/**
 * The item that the address names. If it was decided here, the item that took its place. Beside a list (`always`) an
 * item is open as long as any waits. On a phone, opening one adds a history entry, so that back returns to the list.
 * @param items waiting items, without those decided here
 * @param asked the query of the items; `isOld` while they still belong to the previous query
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
  // The query changed. An item that is missing in the new result was not decided elsewhere; it only does not match.
  if (!asked.isOld && question !== asked.question) {
    setQuestion(asked.question);
    setLast(undefined);
  }
  const named = search.item;
  // Beside a list, the first item opens before the address names it.
  const wanted = named ?? (always ? last?.item.id : undefined);
  const listedAt = items.findIndex(({ id }) => id === wanted);

  const stays = last !== undefined && last.item.id === wanted;
  const stored = stays && !decided.has(last.item.id) ? last.item : undefined;
  const successor = stays ? items[Math.min(last.at, items.length - 1)] : undefined;
  const item = items[listedAt] ?? stored ?? successor ?? (always ? items[0] : undefined);
  const place = item ? items.indexOf(item) : -1;

  // Does not store the successor before the address names it. That would lose the item before it.
  const { isOld } = asked;
  const isWanted = wanted === undefined || item?.id === wanted;
  useEffect(() => {
    if (item && place >= 0 && isWanted && !isOld) setLast({ item, at: place });
  }, [item, place, isWanted, isOld]);
  // The address names the open item. Otherwise a new item at the head of the list would take its place.
  const shownId = item?.id ?? null;
  useEffect(() => {
    if (shownId !== named && !isOld) change({ item: shownId }, { replace: true, state });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- change is new with every render
  }, [shownId, named, isOld]);

  // The address changes in a transition, so it lags behind quick presses. Each press continues from the last target.
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
