import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { daysText } from '@toam/contracts/form/form-labels';
import { commonText } from '@toam/contracts/texts/common';
import {
  Button,
  Card,
  Cell,
  ChoiceRow,
  formatClock,
  Kbd,
  Row,
  Stack,
  StatusTag,
  Text,
  useIsPhone,
  PlainButton,
} from '@toam/ui/core';
import { CaretRightIcon } from '@toam/ui/icons';
import { useEffect, useRef } from 'react';
import { namedDay } from '@toam/contracts/texts/weekday';
import { checkinFlowText as text } from '../checkin-flow.text';
import { useClock } from '../use-clock';
import { CheckinButton } from './checkin-button';
import * as css from './checkin.module.css';
import { checkinQueries } from './checkin.queries';
import { standOf } from './day-so-far';
import { usePlace } from './find-place';
import { FarNote, PlaceCard } from './place-card';
import { ShiftList } from './shift-list';
import type { UnsentCheckin } from './unsent-checkins';
import type { Today } from './use-checkin';

interface CheckinAskProps {
  today: Today;
  status: boolean;
  /** Where nobody knows whether to check in or out, the person says it. */
  onStatus: ((status: boolean) => void) | undefined;
  onPress: (location: UnsentCheckin['location']) => void;
  onClose: () => void;
}

/** Where the person is, today's shifts, and one button. Mockup 17. */
export function CheckinAsk({ today, status, onStatus, onPress, onClose }: CheckinAskProps) {
  const { now, day, isIn, last } = today;
  const [place, locateAgain] = usePlace();
  const found = last.data;
  const stand = found && standOf(now, isIn ?? false, found.today, found.shifts);
  const isOff = place.kind !== 'found' && place.kind !== 'locating';
  const press = () => onPress(place.kind === 'found' ? place.point : { notAuthorized: true });
  return (
    <>
      <Stack flex={1} gap={12} overflow="scroll" maxHeight={['min(70vh, 560px)', 'none']} className={css.flow}>
        <Row phone="only" align="end" justify="between" top={8} role="timer">
          <Stack>
            <Text size={13} tone="text2">
              {namedDay(day)}
            </Text>
            <Text weight={600} className={css.clock}>
              {formatClock(now)}
            </Text>
          </Stack>
          {stand && (
            <Stack gap={4} align="end">
              <StatusTag tone={stand.tone}>{stand.words}</StatusTag>
              <Text size={13} tone="text2">
                {stand.next}
              </Text>
            </Stack>
          )}
        </Row>
        {stand?.next && (
          <Text as="p" size={13} tone="text2" phone="hidden">
            {stand.words} · {stand.next}
          </Text>
        )}
        {onStatus && (
          <Stack gap={6}>
            <Text size={13}>{text.which}</Text>
            <ChoiceRow
              label={text.which}
              value={status ? 1 : 0}
              choices={[
                { value: 1, label: checkinText.checkin },
                { value: 0, label: checkinText.checkout },
              ]}
              onChange={(next) => onStatus(next === 1)}
            />
          </Stack>
        )}
        <PlaceCard place={place} onAgain={locateAgain} />
        <FarNote place={place} last={found?.last} today={day} />
        {found && (
          <Card padX={14} padY={12}>
            <Row justify="between" size={13}>
              <Text as="h2" size={13} weight={600}>
                {text.shiftsToday}
              </Text>
              <Text size={12} tone="text2">
                {text.creditNow} <b>{daysText(found.today.day)}</b>
              </Text>
            </Row>
            <ShiftList found={found} waiting={today.waitingToday} />
          </Card>
        )}
        <MonthLine onSee={onClose} />
      </Stack>
      <Dock
        {...{ status, isOff, onClose }}
        waitsFor={place.kind === 'locating' ? text.locating : isIn === null && !onStatus ? text.readingDay : null}
        onPress={press}
      />
    </>
  );
}

interface DockProps {
  status: boolean;
  /** In words what is not known yet; null if it can be pressed. */
  waitsFor: string | null;
  /** The place is not known. */
  isOff: boolean;
  onPress: () => void;
  onClose: () => void;
}

/** 'Huỷ' and 'Chắc'; on a phone one large button. It has the focus as soon as it can be pressed, so Enter checks in. */
function Dock({ status, waitsFor, isOff, onPress, onClose }: DockProps) {
  const isReady = waitsFor === null;
  const isPhone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady) box.current?.querySelector<HTMLElement>('[data-confirm]')?.focus();
  }, [isReady]);
  const note = isOff ? text.footNoteOff : text.footNote;
  const button = { type: 'primary', disabled: !isReady, onClick: onPress, 'data-confirm': true } as const;
  if (isPhone)
    return (
      <Stack ref={box} flex="none" gap={6} top={12}>
        <CheckinButton
          {...button}
          {...{ status }}
          block
          className={css.huge}
          words={waitsFor ?? (isOff ? text.still : text.act)(status)}
        />
        <Text size={12} tone="text2" textAlign="center">
          {note}
        </Text>
      </Stack>
    );
  return (
    <Row ref={box} flex="none" gap={8} top={16}>
      <Cell size={12} tone="text2">
        {note}
      </Cell>
      <Button onClick={onClose}>{commonText.cancel}</Button>
      <Button {...button}>
        {isOff ? text.still(status) : commonText.confirm}
        <Kbd>↵</Kbd>
      </Button>
    </Row>
  );
}

const Times = ({ words, times }: { words: string; times: number }) => (
  <>
    {' · '}
    {words}{' '}
    <Text weight={600} tone={times > 0 ? 'warning' : 'text'}>
      {times}
    </Text>
  </>
);

/** The running month in one line, on a phone. Left out until it is known: nobody waits for it. */
function MonthLine({ onSee }: { onSee: () => void }) {
  const { data } = useQuery(checkinQueries.month(useUser().id, useClock()));
  if (!data) return null;
  return (
    <Row phone="only" justify="between" gap={8} size={13} tone="text2" padX={2}>
      <span>
        {text.monthSoFar}{' '}
        <Text weight={600} tone="text">
          {text.monthDays(daysText(data.workDays))}
        </Text>{' '}
        {text.monthUnit}
        <Times words={text.lateTimes} times={data.totalLate.total} />
        <Times words={text.soonTimes} times={data.totalSoon.total} />
      </span>
      <PlainButton gap={6} touch tone="teal" weight={600} onClick={onSee}>
        {text.see}
        <CaretRightIcon size={14} />
      </PlainButton>
    </Row>
  );
}
