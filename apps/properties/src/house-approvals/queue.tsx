import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Row, ScreenState, Stack, useIsPhone } from '@toam/ui/core';
import { rowsOf, useHotkeys, type ListPage } from '@toam/ui/list';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import type { QueueQuestion, Waiting } from './approval.queries';
import { KeysHelp } from './keys-help';
import { QueueItem, type QueueActs } from './queue-item';
import { QueueList } from './queue-list';
import type { QueueLook } from './queue-look';
import { QueuePanel } from './queue-panel';
import { QueueSkeleton } from './queue-skeleton';
import { useCurrentItem } from './use-current-item';
import { useDecide, type Decided } from './use-decide';
import type { Decisions } from './decision';

interface QueueProps<W extends Waiting> {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<W>>>;
  /** The search and order of `query`. */
  question: QueueQuestion;
  verdicts: Decisions<W>;
  look: QueueLook<W>;
  /** Above the list. */
  head?: ReactNode;
  /** Shown when the queue is empty. */
  empty: ReactNode;
}

/**
 * A queue of decisions: list and item side by side, one at a time on a phone. A and R decide, J and K move, so that an
 * admin decides in seconds. Specification 2 §2, mockup 07.
 */
export const Queue = <W extends Waiting>(props: QueueProps<W>) => (
  <Stack flex={1}>
    <ScreenState query={props.query} skeleton={<QueueSkeleton head={props.head} />}>
      {() => <LoadedQueue {...props} />}
    </ScreenState>
  </Stack>
);

function LoadedQueue<W extends Waiting>({ query, question, verdicts: decisions, look, head, empty }: QueueProps<W>) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const [decided, setDecided] = useState<Decided>(new Set());
  const rows = rowsOf(query);
  const items = rows.filter(({ id }) => !decided.has(id));
  const { item, at, show, move } = useCurrentItem(items, decided, !isPhone, {
    question: JSON.stringify(question),
    isOld: query.isPlaceholderData,
  });
  const decide = useDecide<W>({
    setDecided,
    reread: async () => rowsOf(await query.refetch()),
    onReturn: show,
  });

  const [helps, setHelps] = useState(false);
  const decideAs = (kind: keyof Decisions<W>) => () => void (item && at >= 0 && decide(item, decisions[kind]));
  const acts: QueueActs = {
    approve: decideAs('approve'),
    reject: decideAs('reject'),
    previous: () => move(-1),
    next: () => move(1),
    view: () => void (item && navigate(paths.house(item.house.id))),
    help: () => setHelps(true),
  };
  useHotkeys({
    ...{ a: acts.approve, r: acts.reject, Enter: acts.view, '?': acts.help },
    ...{ j: acts.next, ArrowDown: acts.next, k: acts.previous, ArrowUp: acts.previous },
  });

  const total = (query.data?.pages[0]?.total ?? 0) - (rows.length - items.length);
  const shown = item && { item, at, total, look, acts };
  if (!shown && items.length === 0 && !question.search)
    return (
      <>
        {head}
        {empty}
      </>
    );
  return (
    <Row align="stretch" flex={1}>
      <QueueList {...{ query, question, items, total, look, head }} current={item} onOpen={show} onView={acts.view} />
      {shown && !isPhone && <QueueItem key={shown.item.id} {...shown} />}
      {shown && isPhone && <QueuePanel {...shown} onClose={() => show(null)} />}
      <KeysHelp open={helps} onClose={() => setHelps(false)} />
    </Row>
  );
}
