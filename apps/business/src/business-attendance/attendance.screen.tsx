import { useQuery } from '@tanstack/react-query';
import { maxAttendanceDays } from '@toam/contracts/accumulation/accumulation.endpoints';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { attendanceGridText as text } from '../business/attendance-grid.text';
import { dayOf } from '@toam/domain/day';
import { recordId } from '@toam/list-screen/list-search';
import { useLiveList } from '@toam/live/live-list';
import { EmptyState, Pane, ScreenState, Stack, Text, useIsPhone, useUrlState } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { useState } from 'react';
import { z } from 'zod';
import { accumulationQueries } from '../business/accumulation/accumulation.queries';
import { AccumulationDayDialog } from '../business/accumulation/accumulation.dialog';
import { MissingDays } from '../business/accumulation/missing-days';
import { askedOf, type BusinessChoice, choiceParams, isNarrowed } from '../business/business-choice';
import { BusinessFilterBar } from '../business/business-filter-bar';
import { periodWords } from '@toam/pickers/period/period-words';
import { useBusinessFilter } from '../business/use-business-filter';
import { AttendanceCards } from './attendance-cards';
import { opensDay, type Attendance } from './attendance-cells';
import { AttendanceGrid } from './attendance-grid';
import { AttendanceLegend } from './attendance-legend';
import { AttendanceSkeleton } from './attendance-skeleton';

const limit = { days: maxAttendanceDays, text: accumulationText.tooManyDays(maxAttendanceDays) };

/** The person's day that is open. */
const daySearch = z.object({ of: recordId, day: z.iso.date().catch('') });

/** /bussiness/accumulation-report: who entered which day. Specification 3 §2.2, D75. */
export function Component() {
  const [choice, search] = useBusinessFilter(maxAttendanceDays);
  const asked = accumulationQueries.attendance(askedOf(choice));
  const attendance = useQuery(asked);
  const shown = useShownChoice(choice, attendance.isPlaceholderData);
  useLiveList({ noun: 'accumulation', alongside: ['form', 'user'], list: asked.queryKey });
  return (
    <Pane>
      <BusinessFilterBar choice={choice} onSearch={search} limit={limit} />
      <MissingDays />
      <ScreenState query={attendance} skeleton={<AttendanceSkeleton />}>
        {(found) => <Days attendance={found} choice={shown} isOld={attendance.isPlaceholderData} />}
      </ScreenState>
    </Pane>
  );
}

/** What the shown days were asked for: while others load, the old ones keep their words and their links, so that no row is drawn anew. */
function useShownChoice(choice: BusinessChoice, isOld: boolean): BusinessChoice {
  const [shown, setShown] = useState(choice);
  if (!isOld && shown !== choice) setShown(choice);
  return isOld ? shown : choice;
}

interface DaysProps {
  attendance: Attendance;
  choice: BusinessChoice;
  /** They are of the filter before, while the new ones load. */
  isOld: boolean;
}

function Days({ attendance, choice, isOld }: DaysProps) {
  const isPhone = useIsPhone();
  const [{ of, day }, change] = useUrlState(daySearch);
  const today = todayInVietnam();
  if (attendance.list.length === 0)
    return <EmptyState reason={isNarrowed(choice) ? text.nothingFiltered : text.nothing} />;
  const at = attendance.days.findIndex(({ date }) => dayOf(date) === day);
  const member = attendance.list.find(({ user }) => user.id === of);
  const isOpen = member !== undefined && at >= 0 && opensDay(member.cells[at]!);
  const open = (userId: number, date: string) => change({ of: userId, day: date });
  const Shown = isPhone ? AttendanceCards : AttendanceGrid;
  return (
    <Stack flex={1} overflow={isPhone ? 'scroll' : 'hidden'} aria-busy={isOld}>
      <Shown
        attendance={attendance}
        period={periodWords(choice.period)}
        today={today}
        opened={{ of, day }}
        onOpen={open}
        entriesOf={(userId) => `${choiceParams({ ...choice, whose: 'people', team: null, users: [userId] }, today)}`}
      />
      <Stack flex="none" gap={6} padX={16} padY={10} edge="top">
        <AttendanceLegend />
        <Text as="p" size={12} tone="text3">
          {isPhone ? text.notePhone : text.note}
        </Text>
      </Stack>
      {isOpen && (
        <AccumulationDayDialog
          key={`${of} ${day}`}
          person={member.user}
          day={day}
          leave={member.cells[at]!.leave}
          onClose={() => change({ of: null, day: '' })}
        />
      )}
    </Stack>
  );
}
