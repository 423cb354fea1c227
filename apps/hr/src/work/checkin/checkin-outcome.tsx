import { checkinFlowText as text } from '../checkin-flow.text';
import { dayOf } from '@toam/domain/day';
import { Button, Card, formatClock, Row, Spin, Stack, StatusTag, Text, useIsPhone } from '@toam/ui/core';
import { CheckIcon, ClockCountdownIcon, InfoIcon, XIcon } from '@toam/ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import * as css from './checkin.module.css';
import type { UnsentCheckin } from './unsent-checkins';
import { UnsentCard } from './unsent-card';
import { pointText } from './place-card';
import { useSending, watchSending, type SentCheckin } from './send-unsent';
import { ShiftList } from './shift-list';
import type { Today } from './use-checkin';

interface CheckinOutcomeProps {
  pressed: UnsentCheckin;
  /** Whether the disk of this device has the press; null until that is known. */
  isKept: boolean | null;
  today: Today;
  onClose: () => void;
}

/** What became of the press: sent, waiting for the network, or refused. It follows what happens. */
export function CheckinOutcome({ pressed, isKept, today, onClose }: CheckinOutcomeProps) {
  const isPhone = useIsPhone();
  const { isBusy, sent } = useSending();
  useEffect(() => watchSending(pressed.key), [pressed.key]);
  const answered = sent.get(pressed.key);
  const unsent = today.unsent.find(({ key }) => key === pressed.key);
  const [refused, setRefused] = useState<string | null>(null);
  if (unsent && unsent.refused !== refused) setRefused(unsent.refused);
  const isDropped = !unsent && refused !== null;
  useEffect(() => {
    if (isDropped) onClose();
  }, [isDropped, onClose]);
  // It leaves the storage when the API has it: another tab may have sent it.
  const isSent = answered !== undefined || (!unsent && !isDropped);
  return (
    <>
      <Stack flex={1} gap={12} overflow="scroll" maxHeight={['min(70vh, 560px)', 'none']} className={css.flow}>
        <div role="status">
          <Outcome {...{ pressed, isKept, isSent, answered, refused, isBusy }} />
        </div>
        {!isSent && today.unsent.length > 0 && <UnsentCard today={today} />}
        {unsent?.refused === null && !isBusy && <Deadline at={pressed.at} />}
        {today.last.data && (
          <Card padX={14} padY={12}>
            <Text as="h3" size={13} weight={600}>
              {text.shiftsToday}
            </Text>
            <ShiftList
              found={
                answered && dayOf(pressed.at) === today.day
                  ? { ...today.last.data, today: answered.day }
                  : today.last.data
              }
              waiting={today.waitingToday}
            />
          </Card>
        )}
      </Stack>
      <Stack flex="none" top={16} align={isPhone ? 'stretch' : 'end'}>
        <Button onClick={onClose} autoFocus className={isPhone ? css.huge : ''}>
          {isPhone ? text.back : text.close}
        </Button>
      </Stack>
    </>
  );
}

interface OutcomeProps extends Pick<CheckinOutcomeProps, 'pressed' | 'isKept'> {
  isSent: boolean;
  /** Undefined if another tab sent it. */
  answered: SentCheckin | undefined;
  refused: string | null;
  isBusy: boolean;
}

function Outcome({ pressed: { status, at, location }, isKept, isSent, answered, refused, isBusy }: OutcomeProps) {
  const clock = formatClock(at);
  if (isSent) {
    const record = answered?.record;
    const point = 'latitude' in location ? pointText(location) : '';
    return (
      <Large
        tone="success"
        icon={<CheckIcon size={32} weight="bold" />}
        title={text.sent(status, formatClock(record?.at ?? at))}
      >
        {point ? (record?.location.address ?? point) : text.footNoteOff}
        {record?.late_sent && <StatusTag tone="warning">{text.sentLate}</StatusTag>}
      </Large>
    );
  }
  if (refused !== null)
    return (
      <Large tone="error" icon={<XIcon size={32} weight="bold" />} title={text.refused(status, clock)}>
        {refused}
      </Large>
    );
  if (isBusy)
    return (
      <Large tone="warning" icon={<Spin />} title={text.sending(status)}>
        {isKept === null ? null : isKept ? text.sendingNote : text.notOnDevice}
      </Large>
    );
  if (isKept === false)
    return (
      <Large tone="warning" icon={<ClockCountdownIcon size={36} />} title={text.notSent(status, clock)}>
        {text.notOnDevice}
      </Large>
    );
  return (
    <Large tone="warning" icon={<ClockCountdownIcon size={36} />} title={text.kept(status, clock)}>
      {text.unsentNote(clock)}
    </Large>
  );
}

interface LargeProps {
  tone: 'success' | 'warning' | 'error';
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

const Large = ({ tone, icon, title, children }: LargeProps) => (
  <Stack align="center" textAlign="center" top={[8, 32]}>
    <Row justify="center" width={72} height={72} radius="circle" tone={tone} background={`${tone}Tint`}>
      {icon}
    </Row>
    <Text as="h2" size={20} weight={600} top={12}>
      {title}
    </Text>
    <Stack align="center" gap={6} size={13} tone="text2" top={2} maxWidth={340}>
      {children}
    </Stack>
  </Stack>
);

/** Until when it can be sent, and what the monitor will say. D95. */
const Deadline = ({ at }: { at: number }) => (
  <Row gap={8} align="start" padX={12} padY={10} radius={10} background="fill" size={13} tone="text2">
    <InfoIcon size={18} className={css.noteIcon} />
    <p>
      {text.sendBefore} <b>{text.tomorrow(formatClock(at))}</b>. {text.lateNote}
    </p>
  </Row>
);
