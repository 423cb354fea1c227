import { useQuery } from '@tanstack/react-query';
import { maxAttendanceDays } from '@toam/contracts/accumulation/accumulation.endpoints';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { dayOf } from '@toam/domain/day';
import { recordId } from '@toam/list-screen/list-search';
import { useLiveList } from '@toam/live/live-list';
import {
  EmptyState,
  Pane,
  ScreenState,
  Stack,
  Text,
  useIsPhone,
  useUrlState,
  Bone,
  Cell,
  Row,
  Avatar,
  formatNumber,
} from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { useState, memo, useMemo, type MouseEvent } from 'react';
import { z } from 'zod';
import { periodWords } from '@toam/pickers/period/period-words';
import { listText } from '@toam/contracts/texts/list';
import { cellAt, cellMark, type GridDay, overDays, useCellWalk } from '@toam/ui/detail';
import { Link } from 'react-router-dom';
import { attendanceGridText as text } from '../business/attendance-grid.text';
import { accumulationQueries } from '../business/accumulation/accumulation.queries';
import { AccumulationDayDialog } from '../business/accumulation/accumulation.dialog';
import { MissingDays } from '../business/accumulation/missing-days';
import { queryOf, type BusinessChoice, choiceParams, isNarrowed } from '../business/business-choice';
import { BusinessFilterBar } from '../business/business-filter-bar';
import { useBusinessFilter } from '../business/use-business-filter';
import { opensDay, type Attendance, type AttendanceMember, gridCells, gridDays } from './attendance-cells';
import { AttendanceGrid, type AttendanceProps } from './attendance-grid';
import { paths } from '../paths';
import * as css from './attendance-cards.module.css';

const limit = { days: maxAttendanceDays, text: accumulationText.tooManyDays(maxAttendanceDays) };

/** The person's day that is open. */
const daySearch = z.object({ of: recordId, day: z.iso.date().catch('') });

const rows = Array.from({ length: 10 }, (_, at) => at);

/** The grid before its first answer: a name, and a bar of days. */
const AttendanceSkeleton = () => (
  <Stack flex={1} padX={16} padY={12} divided role="status" aria-label={listText.loading}>
    {rows.map((at) => (
      <Row key={at} gap={12} minHeight={[40, 96]} align="center" phone="stack">
        <Row gap={8} flex="none" width={[180, '100%']}>
          <Bone width={24} height={24} radius="circle" />
          <Bone width={96 + ((at * 37) % 48)} height={14} />
        </Row>
        <Cell width="100%">
          <Bone width="100%" height={[20, 40]} />
        </Cell>
      </Row>
    ))}
  </Stack>
);

/** /bussiness/accumulation-report: who entered which day. Specification 3 §2.2, D75. */
export function Component() {
  const [choice, search] = useBusinessFilter(maxAttendanceDays);
  const asked = accumulationQueries.attendance(queryOf(choice));
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

const entries = [
  { mark: text.marks.yes, tone: 'teal', background: undefined, words: accumulationText.cell.yes },
  { mark: text.marks.no, tone: 'error', background: 'errorTint', words: accumulationText.cell.no },
  { mark: text.marks.no, tone: 'info', background: 'infoTint', words: text.away },
  { mark: text.marks.sunday, tone: 'text3', background: 'layout', words: accumulationText.cell.sunday },
] as const;

/** What the marks and their colours mean, in words. */
const AttendanceLegend = () => (
  <Row as="ul" gap={16} rowGap={4} wrap size={12} tone="text2">
    {entries.map(({ mark, tone, background, words }) => (
      <Row as="li" key={words} gap={6}>
        <Text width={20} textAlign="center" radius={4} weight={600} tone={tone} background={background} aria-hidden>
          {mark}
        </Text>
        {words}
      </Row>
    ))}
  </Row>
);

/** The grid on a phone: a card for each person with a strip of days. */
function AttendanceCards({ attendance, today, onOpen, entriesOf }: AttendanceProps) {
  const days = useMemo(() => gridDays(attendance), [attendance]);
  const open = ({ target }: MouseEvent) => {
    const at = cellAt(target);
    if (at) onOpen(at.userId, at.date);
  };
  return (
    <Stack as="ul" divided padX={16} onClick={open}>
      {attendance.list.map((member) => (
        <PersonCard
          key={member.user.id}
          member={member}
          days={days}
          today={today}
          entries={entriesOf(member.user.id)}
        />
      ))}
    </Stack>
  );
}

interface PersonCardProps {
  member: AttendanceMember;
  days: readonly GridDay[];
  today: string;
  entries: string;
}

const PersonCard = memo(function PersonCard({ member, days, today, entries }: PersonCardProps) {
  const { user, entered, missing } = member;
  const { stop, walk } = useCellWalk(
    { userId: user.id, date: days.some(({ date }) => date === today) ? today : (days[0]?.date ?? '') },
    ({ date }) => days.some((day) => day.date === date),
    overDays({ ArrowLeft: -1, ArrowRight: 1 }),
  );
  return (
    <Stack as="li" gap={10} padY={12} className={css.card}>
      <Row as={Link} to={paths.accumulationsOf(entries)} gap={12} minHeight={40}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={40} decorative />
        <Cell>
          <Text size={15} weight={600} ellipsis tone="text">
            {user.name}
          </Text>
          <Text size={12} tone={missing > 0 ? 'warning' : 'text2'}>
            {text.counted(formatNumber(entered), formatNumber(missing))}
          </Text>
        </Cell>
      </Row>
      <div className={css.strip} role="group" aria-label={text.strip(user.name)} {...walk}>
        {gridCells(member, days).map(({ date, sign, tone, label, isFree }) => (
          <button
            key={date}
            type="button"
            tabIndex={date === stop.date ? 0 : -1}
            aria-label={label}
            data-tone={tone}
            data-free={isFree || undefined}
            data-today={date === today || undefined}
            data-day={Number(date.slice(8))}
            data-mark={sign}
            {...cellMark(user.id, date)}
          />
        ))}
      </div>
    </Stack>
  );
});

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
