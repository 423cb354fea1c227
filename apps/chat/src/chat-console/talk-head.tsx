import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { useUser } from '@toam/auth/session';
import { leaseButtons, leaseWindow } from '@toam/domain/chat/chat-lease';
import { Button, Cell, Dropdown, IconButton, Row, Text, useIsPhone, watchMedia } from '@toam/ui/core';
import {
  ArrowLeftIcon,
  CheckCircleIcon,
  DotsThreeVerticalIcon,
  HandPalmIcon,
  HeadsetIcon,
  LockOpenIcon,
  LockSimpleIcon,
} from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { CustomerAvatar } from '../chat/customer-avatar';
import { leaseOf, minutesAndSeconds, secondsLeft } from '../chat/lease';
import { useOfClock } from '../chat/server-clock';
import { addressed, addressedShort } from '../chat/words';
import type { useLeaseSteps } from './use-lease';
import * as css from './talk.module.css';

/** Where list and conversation cover one another. */
export const useIsNarrow = watchMedia('(max-width: 799.98px)');
/** Where there is no room for buttons with words beside the customer. */
const useIsTight = watchMedia('(max-width: 1100px)');
/** Where there is room for two of them, not for three. */
const useIsCrowded = watchMedia('(max-width: 1499.98px)');

interface TalkHeadProps {
  head: ChatHead;
  steps: ReturnType<typeof useLeaseSteps>;
  onLeave: () => void;
  /** Opens what is beside the conversation on a wide screen. */
  aside: ReactNode;
}

/** The bits tell which buttons of the lease there are, so that a second only counts if it changes them. */
const bitsOf = ({ claim, release, lock, unlock }: ReturnType<typeof leaseButtons>) =>
  Number(claim) + 2 * Number(release) + 4 * Number(lock) + 8 * Number(unlock);

function useButtons(head: ChatHead) {
  const me = useUser().id;
  const bits = useOfClock((now) => bitsOf(leaseButtons(leaseOf(head), me, now)));
  // nobody can answer a locked conversation: it is unlocked first
  const unlock = (bits & 8) > 0;
  return { claim: (bits & 1) > 0 && !unlock, release: (bits & 2) > 0, lock: (bits & 4) > 0, unlock };
}

/** Whole seconds that whoever answers still has, counted by the store's clock. */
const useSecondsLeft = (head: ChatHead): number => useOfClock((now) => secondsLeft(leaseOf(head), now));

/** Who answers: me, a colleague, nobody; and for how long. A colleague's name comes first. */
function wordsOf({ status, supporter }: ChatHead, me: number, left: number): [name: string | null, words: string] {
  if (status === 0) return [null, text.locked];
  if (!supporter) return [null, text.free];
  const time = minutesAndSeconds(left);
  if (supporter.id === me) return [null, left > 0 ? text.mine(time) : text.mineOver];
  return [supporter.name, left > 0 ? text.theirs(time) : text.theirsOver];
}

/** 'Bạn đang hỗ trợ · còn 1:42' */
function LeaseLine({ head }: { head: ChatHead }) {
  const me = useUser().id;
  const left = useSecondsLeft(head);
  const isMine = left > 0 && head.supporter?.id === me;
  const [name, words] = wordsOf(head, me, left);
  return (
    <Row gap={4} size={12} tone={isMine ? 'teal' : 'text2'}>
      {head.status === 0 ? <LockSimpleIcon size={14} /> : <HeadsetIcon size={14} />}
      {name && (
        <Text as="span" ellipsis title={name}>
          {name}{' '}
        </Text>
      )}
      <Text as="span" flex="none" nowrap className={css.digits}>
        {words}
      </Text>
    </Row>
  );
}

/** A quiet bar of what is left of the window. */
function LeaseBar({ head }: { head: ChatHead }) {
  const left = useSecondsLeft(head);
  const isMine = head.supporter?.id === useUser().id;
  return (
    <Row
      flex="none"
      height={2}
      background="fill"
      role="progressbar"
      aria-label={text.left}
      aria-valuemin={0}
      aria-valuemax={leaseWindow / 1000}
      aria-valuenow={left}
      aria-valuetext={minutesAndSeconds(left)}
    >
      <i className={css.left} data-mine={isMine} style={{ scale: `${left / (leaseWindow / 1000)} 1` }} />
    </Row>
  );
}

/** The customer, who answers and for how long, and what one can do about it. Specification 3 §4. */
export function TalkHead({ head, steps, onLeave, aside }: TalkHeadProps) {
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  return (
    <>
      <Row as="header" gap={[12, 8]} flex="none" height={[60, 56]} padX={[16, 8]} background="surface" edge="bottom">
        {isNarrow && (
          <IconButton aria-label={text.back} title={text.back} onClick={onLeave}>
            <ArrowLeftIcon size={22} />
          </IconButton>
        )}
        <CustomerAvatar conversation={head} size={[36, 36]} />
        <Cell>
          <Text as="h2" size={14} weight={600} ellipsis className={css.customer}>
            {isPhone ? addressedShort(head) : addressed(head)}
          </Text>
          <LeaseLine head={head} />
        </Cell>
        {aside}
        <Buttons head={head} steps={steps} />
      </Row>
      <LeaseBar head={head} />
    </>
  );
}

function Buttons({ head, steps: { take, busy } }: Pick<TalkHeadProps, 'head' | 'steps'>) {
  const shown = useButtons(head);
  const isTight = useIsTight();
  const isCrowded = useIsCrowded();
  const isNarrow = useIsNarrow(); // the composer has the same button
  const lock = shown.unlock
    ? { key: 'unlock' as const, label: text.unlock, icon: <LockOpenIcon size={16} /> }
    : { key: 'lock' as const, label: text.lock, icon: <LockSimpleIcon size={16} /> };
  const rest = [
    ...(head.waiting && head.status === 1
      ? [{ key: 'noAnswer' as const, label: text.noAnswer, icon: <CheckCircleIcon size={16} /> }]
      : []),
    ...(shown.release ? [{ key: 'release' as const, label: text.release, icon: <HandPalmIcon size={16} /> }] : []),
    lock,
  ];
  const isFolded = isTight || (isCrowded && rest.length + Number(shown.claim) > 2);
  return (
    <>
      {shown.claim && !isNarrow && (
        <Button icon={<HeadsetIcon size={16} />} loading={busy === 'claim'} onClick={() => take('claim')}>
          {text.claim}
        </Button>
      )}
      {isFolded ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          touch
          menu={{ items: rest.map((item) => ({ ...item, onClick: () => take(item.key) })) }}
        >
          <IconButton aria-label={text.more} title={text.more}>
            <DotsThreeVerticalIcon size={20} />
          </IconButton>
        </Dropdown>
      ) : (
        rest.map(({ key, label, icon }) => (
          <Button key={key} icon={icon} loading={busy === key} onClick={() => take(key)}>
            {label}
          </Button>
        ))
      )}
    </>
  );
}
