import { type InfiniteData, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query';
import { Row, ScreenState, Stack, useIsPhone, chord, Kbd, Modal, Bone, Cell, showError, toast } from '@toam/ui/core';
import { rowsOf, useHotkeys, type ListPage } from '@toam/ui/list';
import { useState, type ReactNode, type Dispatch, type SetStateAction } from 'react';
import { useNavigate } from 'react-router-dom';
import { listText } from '@toam/contracts/texts/list';
import { CallFailed } from '@toam/api-client/call-failed';
import { paths } from '../paths';
import { type QueueQuestion, type Waiting, approvalQueries } from './approval.queries';
import { QueueItem, type QueueActs } from './queue-item';
import { QueueList } from './queue-list';
import type { QueueLook, Decisions, SendDecision, Decision } from './queue-kind';
import { QueuePanel } from './queue-panel';
import { useCurrentItem } from './use-current-item';
import { approvalText } from './approval.text';
import { QueueCard } from './queue-parts';
import * as css from './queue.module.css';
import { houseQueries } from '../house/house.queries';

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

const rows = ['1', '2', '3', '4', '5', '6'];

/** The shape of a queue while its first page loads. */
const QueueSkeleton = ({ head }: { head: ReactNode }) => (
  <Row align="stretch" flex={1} role="status" aria-label={listText.loading}>
    <Stack as="aside" className={css.list} flex="none" overflow="hidden" edge="right">
      {head}
      <Row flex="none" minHeight={40} padX={16}>
        <Bone width={140} height={12} />
      </Row>
      {rows.map((row) => (
        <Row key={row} flex="none" gap={12} padX={16} padY={10} edge="topSoft">
          <Bone width={56} height={42} />
          <Cell gap={2}>
            <Bone width="72%" height={14} />
            <Bone width="48%" height={12} />
          </Cell>
        </Row>
      ))}
    </Stack>
    <Cell gap={12} padX={20} padY={16} background="layout" phone="hidden">
      <Bone width="46%" height={48} radius={6} />
      <QueueCard>
        <Bone width="100%" height={190} radius={6} />
        <Bone width="32%" height={22} radius={6} />
        <Bone width="80%" height={14} />
        <Bone width="64%" height={14} />
      </QueueCard>
    </Cell>
  </Row>
);

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

const { keysHelp } = approvalText;

/** The keys and their actions, in the order of use. */
const lines: [string, string[]][] = [
  [keysHelp.move, ['J', 'K', '↓', '↑']],
  [keysHelp.approve, ['A']],
  [keysHelp.reject, ['R']],
  [keysHelp.sure, [chord('↵')]],
  [keysHelp.open, ['Enter']],
  [keysHelp.help, ['?']],
];

/** The keys of the queues. */
const KeysHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} centered width={400} title={approvalText.keys} footer={null} onCancel={onClose}>
    <Stack as="dl" divided size={13}>
      {lines.map(([what, keys]) => (
        <Row key={what} justify="between" gap={4} padY={8}>
          <dt>{what}</dt>
          <Row as="dd" gap={4}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Row>
        </Row>
      ))}
    </Stack>
  </Modal>
);

/**
 * Somebody else decided first, or the item was edited or withdrawn after it was opened. This is no error; the decision
 * only came too late.
 */
const isOvertaken = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 409 || error.status === 404);

/** Ids of items that are being or were decided here. They leave the list before the API confirms. */
type Decided = ReadonlySet<number>;

interface Around<W> {
  setDecided: Dispatch<SetStateAction<Decided>>;
  /** Reads the queue again and returns the waiting items. */
  reread: () => Promise<readonly W[]>;
  /** The item is back in the list: opens it. */
  onReturn: (item: W) => void;
}

/**
 * Decides optimistically: the item leaves the list and the next one opens. It returns if the call fails. For a decision
 * that came too late, a friendly message is shown and the list is read again. An item that still waits after an edit
 * returns for a new review.
 * @returns decides one item; never rejects
 */
function useDecide<W extends Waiting>({ setDecided, reread, onReturn }: Around<W>) {
  const queries = useQueryClient();
  const leave = ({ id }: W) => setDecided((before) => new Set(before).add(id));
  const comeBack = (item: W) => {
    setDecided((before) => new Set([...before].filter((id) => id !== item.id)));
    onReturn(item);
  };

  const settling =
    (item: W): SendDecision =>
    async (send) => {
      leave(item);
      try {
        const { message } = await send();
        toast.success(message);
        void queries.invalidateQueries({ queryKey: approvalQueries.all });
      } catch (error) {
        if (!isOvertaken(error)) {
          comeBack(item);
          throw error;
        }
        toast.warning(error.message);
        const now = (await reread()).find(({ id }) => id === item.id);
        if (now) comeBack(now);
      } finally {
        void queries.invalidateQueries({ queryKey: houseQueries.all, refetchType: 'none' });
      }
    };

  // Failures that a dialog already shows do not get here, because the dialog stays open.
  return (item: W, decision: Decision<W>): Promise<void> =>
    decision(item, settling(item)).then(() => undefined, showError);
}

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
