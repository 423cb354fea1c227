import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { missingDaysText as text } from '../attendance-grid.text';
import { namedDay, shortDay, weekdayName } from '@toam/contracts/texts/weekday';
import { isAdmin } from '@toam/domain/actor';
import { daysToWrite } from '@toam/domain/business/accumulation.record';
import { momentsOf } from '@toam/domain/business/business-period';
import { dayOf } from '@toam/domain/day';
import { addDays } from '@toam/domain/work-calendar';
import { Button, Row, Text } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { PencilSimpleIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { AccumulationDayDialog } from './accumulation.dialog';
import { accumulationQueries } from './accumulation.queries';

/** My days that I have not entered and still may: neither Sundays nor holidays nor leave. D74, D75. */
function useMissingDays(): string[] {
  const viewer = useUser();
  const today = todayInVietnam();
  const asked = { ...momentsOf({ first: addDays(today, -daysToWrite), last: today }), users: String(viewer.id) };
  const { data } = useQuery({ ...accumulationQueries.attendance(asked), enabled: !isAdmin(viewer) });
  const cells = data?.list[0]?.cells ?? [];
  return cells.flatMap(({ state, leave }, at) => {
    const { date, holiday } = data!.days[at]!;
    return state === 'no' && !leave && holiday === null ? [dayOf(date)] : [];
  });
}

/** 'Hôm nay', 'T7 21/11'. */
const wordsOf = (day: string, today: string): string =>
  day === today ? text.today : `${weekdayName(day)} ${shortDay(day)}`;

/** 'Bạn chưa nhập tích luỹ', with a button for each day that opens the short form. Nothing if nothing is missing. */
export function MissingDays() {
  const viewer = useUser();
  const days = useMissingDays();
  const [day, open] = useState<string | null>(null);
  const today = todayInVietnam();
  return (
    <>
      {days.length > 0 && (
        <Row
          as="section"
          aria-label={text.title}
          flex="none"
          gap={8}
          wrap
          padX={16}
          padY={8}
          background="warningTint"
          size={13}
        >
          <PencilSimpleIcon size={16} color="var(--warning)" />
          <Text weight={500}>{text.title}</Text>
          {days.map((one) => (
            <Button
              key={one}
              size="small"
              title={text.until(namedDay(addDays(one, daysToWrite)))}
              aria-label={text.enter(wordsOf(one, today))}
              onClick={() => open(one)}
            >
              {wordsOf(one, today)}
            </Button>
          ))}
        </Row>
      )}
      {day !== null && <AccumulationDayDialog key={day} person={viewer} day={day} onClose={() => open(null)} />}
    </>
  );
}
