import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { dayStart, dayOf } from '@toam/domain/day';
import { EmptyList } from '@toam/list-screen/empty-list';
import { pageNumber, pageSize, recordId } from '@toam/list-screen/list-search';
import { useLiveList } from '@toam/live/live-list';
import { EmptyState, Pane, useUrlState, Button, IconButton, Row, Stack } from '@toam/ui/core';
import { ListPager, ListTable, onePage, useColumnLayout } from '@toam/ui/list';
import { z } from 'zod';
import { searchStaff, staffQueries } from '@toam/pickers/staff/staff.queries';
import { ChoiceSelect, DayInput, dayProblem, FieldError, todayInVietnam, useControlSize } from '@toam/ui/form';
import { CaretLeftIcon, CaretRightIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { checkinFlowText as text } from '../checkin-flow.text';
import { monitorColumns, MonitorCard } from './checkin-monitor.columns';
import { monitorQuery, type NumberedRow } from './checkin-monitor.queries';
import * as css from './checkin-monitor.module.css';

/** What the monitor keeps in the address bar. Invalid values fall back to defaults and never throw. */
const monitorSearch = z.object({
  date: z.iso.date().nullable().catch(null),
  user: recordId,
  page: pageNumber,
  size: pageSize(20),
});

const card = (row: NumberedRow) => <MonitorCard row={row} />;

interface MonitorAsked {
  /** '2026-11-20'; null: all days. */
  date: string | null;
  user: number | null;
}

interface MonitorFiltersProps extends MonitorAsked {
  onAsk: (patch: Partial<MonitorAsked>) => void;
}

const moved = (day: string, days: number) => dayOf(dayStart(day) + days * 86_400);

/** One day, or all; one person, or everybody whose days the reader may see. */
function MonitorFilters({ date, user, onAsk }: MonitorFiltersProps) {
  const size = useControlSize();
  const known = useQuery({ ...staffQueries.name(user ?? 0), enabled: user !== null }).data;
  const today = todayInVietnam();
  const step = (days: number) => onAsk({ date: moved(date ?? today, days) });
  return (
    <Row flex="none" gap={8} padX={16} padY={[10, 8]} wrap role="search">
      <Row gap={4} flex="none">
        <IconButton border aria-label={text.previousDay} title={text.previousDay} onClick={() => step(-1)}>
          <CaretLeftIcon size={16} />
        </IconButton>
        <DayPicker date={date} onPick={(picked) => onAsk({ date: picked })} />
        <IconButton
          border
          aria-label={text.nextDay}
          title={text.nextDay}
          disabled={date === null || date >= today}
          onClick={() => step(1)}
        >
          <CaretRightIcon size={16} />
        </IconButton>
      </Row>
      <Button size={size} disabled={date === today} onClick={() => onAsk({ date: today })}>
        {text.today}
      </Button>
      {date !== null && (
        <Button size={size} onClick={() => onAsk({ date: null })}>
          {text.everyDay}
        </Button>
      )}
      <div className={css.person}>
        <ChoiceSelect<number>
          value={user}
          chosenLabel={known ?? undefined}
          onChange={(next) => onAsk({ user: next })}
          search={searchStaff}
          placeholder={text.everyone}
          label={text.person}
          clearable
        />
      </div>
    </Row>
  );
}

interface DayPickerProps {
  date: string | null;
  onPick: (date: string | null) => void;
}

/** A day, typed or from a calendar. What can't be read stays as it was typed. */
function DayPicker({ date, onPick }: DayPickerProps) {
  const [unread, setUnread] = useState<{ text: string; over: string | null } | null>(null);
  const day = unread && unread.over === date ? unread.text : date;
  const problem = dayProblem(day);
  const pick = (next: string | null) => {
    const isRead = dayProblem(next) === undefined;
    setUnread(isRead || next === null ? null : { text: next, over: date });
    if (isRead) onPick(next);
  };
  return (
    <Stack gap={2} width={156}>
      <DayInput aria-label={text.day} day={day} onDay={pick} status={problem ? 'error' : ''} />
      {problem && <FieldError>{problem}</FieldError>}
    </Stack>
  );
}

/** /checkin/manage: who checked in and out, when and where, newest first; live. Specification 3 §2.3. */
export function Component() {
  const [{ date, user, page, size }, change] = useUrlState(monitorSearch);
  const asked = monitorQuery({
    ...{ page, size },
    ...(date !== null && { date: dayStart(date) }),
    ...(user !== null && { user }),
  });
  const found = useQuery(asked);
  const layout = useColumnLayout('checkin', useUser().id, monitorColumns);
  useLiveList({ noun: 'checkin', list: asked.queryKey });
  const ask = (patch: Partial<MonitorAsked>) => change({ ...patch, page: 1 });
  return (
    <Pane>
      <MonitorFilters date={date} user={user} onAsk={ask} />
      <ListTable
        label={text.monitorTable}
        query={onePage(found)}
        question={JSON.stringify([date, user, page, size])}
        layout={layout}
        phoneRow={card}
        empty={
          <EmptyList
            page={page}
            conditions={[date, user].filter((one) => one !== null).length}
            onFirstPage={() => change({ page: 1 })}
            onClear={() => ask({ date: null, user: null })}
            pageGone={text.pageGone}
            filtered={text.nobodyFiltered}
          >
            <EmptyState reason={text.nobodyYet} />
          </EmptyList>
        }
      />
      <ListPager
        page={page}
        onPage={(next) => change({ page: next })}
        size={size}
        onSize={(next) => change({ size: next, page: 1 })}
        total={found.data?.total}
      />
    </Pane>
  );
}
