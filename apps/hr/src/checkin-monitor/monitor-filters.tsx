import { useQuery } from '@tanstack/react-query';
import { checkinFlowText as text, weekdayText } from '@toam/contracts/texts/checkin-flow';
import { dayOf, dayStart } from '@toam/domain/day';
import { searchStaff, staffQueries } from '@toam/pickers/staff/staff.queries';
import { Button, IconButton, Row, Text } from '@toam/ui/core';
import { ChoiceSelect, todayInVietnam, useControlSize } from '@toam/ui/form';
import { CalendarBlankIcon, CaretLeftIcon, CaretRightIcon } from '@toam/ui/icons';
import * as css from './checkin-monitor.module.css';

export interface MonitorAsked {
  /** '2026-11-20'; null: all days. */
  date: string | null;
  user: number | null;
}

interface MonitorFiltersProps extends MonitorAsked {
  onAsk: (patch: Partial<MonitorAsked>) => void;
}

const moved = (day: string, days: number) => dayOf(dayStart(day) + days * 86_400);

/** One day, or all; one person, or everybody whose days the reader may see. */
export function MonitorFilters({ date, user, onAsk }: MonitorFiltersProps) {
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
        <DayPicker date={date} latest={today} onPick={(picked) => onAsk({ date: picked })} />
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
  latest: string;
  onPick: (date: string | null) => void;
}

/** The browser's own calendar behind a day as people here write it. */
const DayPicker = ({ date, latest, onPick }: DayPickerProps) => (
  <Row
    relative
    gap={8}
    padX={12}
    height={[32, 40]}
    width={156}
    border
    radius={6}
    background="surface"
    className={css.day}
  >
    <CalendarBlankIcon size={16} color="var(--text2)" />
    <Text size={13} weight={500} nowrap>
      {date === null ? text.everyDay : weekdayText(date)}
    </Text>
    <input
      type="date"
      aria-label={text.day}
      value={date ?? ''}
      max={latest}
      onClick={({ currentTarget }) => currentTarget.showPicker?.()}
      onChange={({ target }) => onPick(target.value || null)}
    />
  </Row>
);
