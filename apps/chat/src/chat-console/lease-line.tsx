import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { useUser } from '@toam/auth/session';
import { leaseWindow } from '@toam/domain/chat/chat-lease';
import { Row, Text } from '@toam/ui/core';
import { HeadsetIcon, LockSimpleIcon } from '@toam/ui/icons';
import { leaseOf, minutesAndSeconds, secondsLeft } from '../chat/lease';
import { useOfClock } from '../chat/server-clock';
import * as css from './talk.module.css';

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
export function LeaseLine({ head }: { head: ChatHead }) {
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
export function LeaseBar({ head }: { head: ChatHead }) {
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
