import { useQuery } from '@tanstack/react-query';
import { daysText } from '@toam/contracts/form/form-labels';
import { fullDay } from '@toam/contracts/texts/weekday';
import { Button, Cell, IconButton, Row, ScreenState, Stack, StatusTag, Text, useIsPhone, Popover } from '@toam/ui/core';
import { Skeleton, BottomDrawer, type CellPlace, findCell } from '@toam/ui/detail';
import { ArrowLeftIcon, ArrowRightIcon, XIcon } from '@toam/ui/icons';
import { type KeyboardEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { workDaysText as text } from '../work-days.text';
import { explainableOf, explanationOf, isWaiting } from './day-forms';
import { dayTone, tagTone, verdictOf } from './day-looks';
import { DayEvents, DayForms, DayRules } from './day-why-parts';
import * as css from './day-why.module.css';
import { ExplainLink } from './explain-link';
import { workDaysQueries, type DayExplained } from './work-days.queries';
import type { WorkDaysAddress } from './work-days.search';

interface DayWhyProps {
  userId: number;
  day: string;
  address: WorkDaysAddress;
  isMine: boolean;
}

/** What a cell is made of: check-ins, forms, rules, and the way to put it right. ← and → explain the days beside it. */
function DayWhy({ userId, day, address, isMine }: DayWhyProps) {
  const query = useQuery(workDaysQueries.day(userId, day));
  const isPhone = useIsPhone();
  const goTo = address.turnDay;
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') goTo(-1);
    if (key === 'ArrowRight') goTo(1);
  };
  return (
    <Stack
      flex={1}
      width={[360, '100%']}
      className={css.why}
      role={isPhone ? 'group' : 'dialog'}
      aria-label={fullDay(day)}
      onKeyDown={turn}
    >
      <Row gap={8} align="start" flex="none" padX={[0, 16]} padY={[0, 4]}>
        <Cell>
          <Text as="h2" size={16} weight={600}>
            {fullDay(day)}
          </Text>
          <Text size={12} tone="text3">
            {query.data?.user.name ?? ' '}
          </Text>
        </Cell>
        {query.data && <StatusTag tone={tagTone[dayTone(query.data.day)]}>{verdictOf(query.data.day)}</StatusTag>}
        {!isPhone && (
          <IconButton aria-label={text.close} onClick={address.close}>
            <XIcon size={18} />
          </IconButton>
        )}
      </Row>
      <Stack flex={1} overflow="scroll" padX={[0, 16]} className={css.body}>
        <ScreenState query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
          {(explained) => <Parts explained={explained} isMine={isMine} isPast={day < address.today} />}
        </ScreenState>
      </Stack>
      <Row gap={6} flex="none" top={12} padX={[0, 16]} padY={[0, 12]}>
        <IconButton border aria-label={text.previousDay} title={`${text.previousDay} (←)`} onClick={() => goTo(-1)}>
          <ArrowLeftIcon size={14} />
        </IconButton>
        <IconButton border aria-label={text.nextDay} title={`${text.nextDay} (→)`} onClick={() => goTo(1)}>
          <ArrowRightIcon size={14} />
        </IconButton>
        {isPhone ? (
          <Button className={css.close} onClick={address.close}>
            {text.close}
          </Button>
        ) : (
          <Text size={12} tone="text3">
            {text.otherDay}
          </Text>
        )}
        {!isPhone && <Cell />}
        {isMine && query.data && <Mending explained={query.data} day={day} today={address.today} />}
      </Row>
    </Stack>
  );
}

interface PartsProps {
  explained: DayExplained;
  isMine: boolean;
  /** The day has been: if it is blank, they did not work here yet. */
  isPast: boolean;
}

function Parts({ explained, isMine, isPast }: PartsProps) {
  const { day } = explained;
  if (day.status === 'future' && explained.forms.length === 0)
    return (
      <Text as="p" size={13} tone="text2" padY={12}>
        {isPast ? text.notYetEmployed : text.futureDay}
      </Text>
    );
  return (
    <Stack divided>
      <DayEvents explained={explained} />
      <DayForms explained={explained} isMine={isMine} />
      <DayRules explained={explained} />
      <Row justify="between" padY={10} size={13} weight={600}>
        {text.workDays}
        <span>{daysText(day.day)}</span>
      </Row>
    </Stack>
  );
}

/** The explanation form of the shift that costs most. */
function Mending({
  explained: { day, shifts, forms },
  day: date,
  today,
}: {
  explained: DayExplained;
  day: string;
  today: string;
}) {
  // prettier-ignore
  const [first] = explainableOf(day, date, shifts, today).filter(({ shift }) => !isWaiting(explanationOf(forms, date, shift)));
  return first ? <ExplainLink primary date={date} {...first} /> : null;
}

interface ExplainedPlaceProps {
  address: WorkDaysAddress;
  /** Id of the viewer. */
  viewer: number;
  children: ReactNode;
}

/** Lays the popover's anchor over the cell, or at the top if the month has no such cell. */
function coverCell(anchor: HTMLElement | null, of: CellPlace): void {
  const place = anchor?.offsetParent;
  if (!anchor || !place) return;
  const cell = findCell(place, of)?.getBoundingClientRect();
  const around = place.getBoundingClientRect();
  anchor.style.left = `${cell ? cell.left - around.left : around.width / 2}px`;
  anchor.style.top = `${cell ? cell.top - around.top : 0}px`;
  anchor.style.width = `${cell?.width ?? 0}px`;
  anchor.style.height = `${cell?.height ?? 0}px`;
}

/** Around cells: shows what the opened one is made of, beside it; on a phone in a drawer from the bottom. Issue 14. */
export function ExplainedPlace({ address, viewer, children }: ExplainedPlaceProps) {
  const isPhone = useIsPhone();
  const { of, day } = address;
  const anchor = useRef<HTMLElement>(null);
  // after every render: cells come with the month, and move with it
  useLayoutEffect(() => {
    if (of !== null) coverCell(anchor.current, { userId: of, date: day });
  });
  const why = of !== null && day !== '' && <DayWhy userId={of} day={day} address={address} isMine={of === viewer} />;
  return (
    <Stack flex={1} relative>
      {children}
      {why && isPhone && (
        <BottomDrawer label={fullDay(day)} onClose={address.close}>
          {why}
        </BottomDrawer>
      )}
      {why && !isPhone && (
        // below a cell of the left column it would lie over the rail, and few screens are high enough for it
        <Popover
          open
          trigger="click"
          placement="right"
          onOpenChange={(isOpen) => !isOpen && address.leave()}
          content={why}
        >
          <i key={`${of} ${day}`} ref={anchor} className={css.anchor} />
        </Popover>
      )}
    </Stack>
  );
}
