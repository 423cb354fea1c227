import { businessFilterText as text } from './business-filter.text';
import { type BusinessPeriod, currentPeriod, PeriodType } from '@toam/domain/business/business-period';
import { IconButton, Row, Segmented, Stack, Text } from '@toam/ui/core';
import { Select } from '@toam/ui/select';
import { DayInput, todayInVietnam, useControlSize } from '@toam/ui/form';
import { CaretLeftIcon, CaretRightIcon } from '@toam/ui/icons';
import { useId, useState } from 'react';
import { periodFault, type PeriodLimit } from './period-fault';
import * as css from './period-picker.module.css';
import { laterPeriod, periodKey, periodWords } from './period-words';

interface PeriodPickerProps {
  period: BusinessPeriod;
  /** Longer kinds of periods are not offered, and days of one's own that are longer are told so. */
  limit?: PeriodLimit | undefined;
  onChange: (period: BusinessPeriod) => void;
}

const types = [PeriodType.year, PeriodType.quarter, PeriodType.month, PeriodType.custom];
/** The most days of each. Days of one's own are as many as somebody chooses. */
const mostDays: Record<PeriodType, number> = { 1: 366, 2: 92, 3: 31, 4: 1 };

/** A year, quarter, month, or days of one's own. It says what is wrong with them (`periodFault`); who asks for them looks itself. */
export function PeriodPicker({ period, limit, onChange }: PeriodPickerProps) {
  const size = useControlSize();
  const offered = types.filter((type) => mostDays[type] <= (limit?.days ?? Infinity));
  return (
    <>
      <Segmented<PeriodType>
        size={size}
        aria-label={text.periodType}
        value={period.type}
        options={offered.map((value) => ({ value, label: text.types[value] }))}
        onChange={(type) => onChange(currentPeriod(type, todayInVietnam()))}
      />
      {period.type === PeriodType.custom ? (
        <DaysPicker first={period.first} last={period.last} fault={periodFault(period, limit)} onChange={onChange} />
      ) : (
        <Stepper period={period} onChange={onChange} />
      )}
    </>
  );
}

/** The same where the choice counts at once: days of one's own once both ends can be asked for. Until then they stay as typed. */
export function SettledPeriod({ period, limit, onChange }: PeriodPickerProps) {
  const now = JSON.stringify(period);
  const [draft, setDraft] = useState({ period, over: now });
  return (
    <PeriodPicker
      period={draft.over === now ? draft.period : period}
      limit={limit}
      onChange={(next) => {
        const isSettled = periodFault(next, limit) === null;
        setDraft({ period: next, over: isSettled ? JSON.stringify(next) : now });
        if (isSettled) onChange(next);
      }}
    />
  );
}

/** How many periods a list goes back from now. */
const listed: Record<PeriodType, number> = { 1: 10, 2: 20, 3: 36, 4: 0 };

/** The periods from the next one back, and the chosen one. */
function choicesOf(period: BusinessPeriod) {
  const now = currentPeriod(period.type, todayInVietnam());
  const offered = Array.from({ length: listed[period.type] }, (_, back) => laterPeriod(now, 1 - back));
  const isOffered = offered.some((one) => periodKey(one) === periodKey(period));
  return (isOffered ? offered : [...offered, period]).map((one) => ({
    value: periodKey(one),
    label: periodWords(one),
    period: one,
  }));
}

function Stepper({ period, onChange }: Omit<PeriodPickerProps, 'limit'>) {
  const size = useControlSize();
  const choices = choicesOf(period);
  return (
    <Row gap={4}>
      <IconButton
        border
        title={text.previous}
        aria-label={text.previous}
        onClick={() => onChange(laterPeriod(period, -1))}
      >
        <CaretLeftIcon size={16} />
      </IconButton>
      <Select<string>
        className={css.period}
        size={size}
        aria-label={text.period}
        value={periodKey(period)}
        options={choices}
        onChange={(key) => onChange(choices.find(({ value }) => value === key)?.period ?? period)}
      />
      <IconButton border title={text.next} aria-label={text.next} onClick={() => onChange(laterPeriod(period, 1))}>
        <CaretRightIcon size={16} />
      </IconButton>
    </Row>
  );
}

interface DaysPickerProps {
  first: string;
  last: string;
  fault: string | null;
  onChange: PeriodPickerProps['onChange'];
}

/** Both ends, typed or from a calendar, and below them why they cannot be asked for. An emptied day is ''. */
function DaysPicker({ first, last, fault, onChange }: DaysPickerProps) {
  const faultId = useId();
  const wrong = fault === null ? {} : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': faultId };
  const change = (days: { first: string; last: string }) => onChange({ type: PeriodType.custom, ...days });
  return (
    <Stack className={css.days} gap={2}>
      <Row gap={6}>
        <DayInput
          {...wrong}
          className={css.day}
          aria-label={text.from}
          day={first}
          onDay={(day) => change({ first: day ?? '', last })}
        />
        <Text tone="text3" aria-hidden>
          –
        </Text>
        <DayInput
          {...wrong}
          className={css.day}
          aria-label={text.to}
          day={last}
          onDay={(day) => change({ first, last: day ?? '' })}
        />
      </Row>
      {fault && (
        <Text id={faultId} role="alert" size={12} tone="error">
          {fault}
        </Text>
      )}
    </Stack>
  );
}
