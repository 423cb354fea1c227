import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { daysText, spanText, spanOfForm } from '@toam/contracts/form/form-labels';
import { formText } from '@toam/contracts/form/form.text';
import { namedDay } from '@toam/contracts/texts/weekday';
import { leaveParts } from '@toam/domain/work/leave-quota';
import { addDays } from '@toam/domain/work-calendar';
import { messageOf, Card, Row, Stack, Text, Button, Cell } from '@toam/ui/core';
import type { EntryForm } from '@toam/ui/form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { FormStatusTag } from './form-mark';
import { formScreenText as text } from './form-screen.text';
import type { FormValues } from './form-values';
import { shiftWords, momentWords, partWords, type ShiftNames } from './form-words';
import * as css from './form.module.css';
import { formQueries, type WrittenLeave, type FormTypeLists } from './form.queries';
import { LeaveBar, costIn } from './leave-change';
import { type CheckedLeave, namedYear, type Preview, yearOf } from './leave-check';

interface LeavePreviewProps {
  form: EntryForm<FormValues>;
  checked: CheckedLeave;
  lists: FormTypeLists;
}

/** Beside a leave that is being written: which days it takes and what remains of the year. Mockups 21, 21b. */
export function LeavePreview({ form, checked: { preview, written, error }, lists }: LeavePreviewProps) {
  const names = new Map(lists.shift.map(({ id, name }) => [id, name]));
  const part = shiftWords(written?.shift ?? 0, names);
  return (
    <Card gap={10} size={13} aria-live="polite">
      {!written && <Text tone="text2">{text.chooseDays}</Text>}
      {written && !preview && error && <Text tone="error">{messageOf(error)}</Text>}
      {written && preview && (
        <>
          {preview.overlaps ? (
            <Title>{text.notCounted}</Title>
          ) : (
            <Taken preview={preview} hasReason={written.reason !== null} />
          )}
          <PreviewDays preview={preview} part={part} />
          {preview.overlaps ? (
            <OverlappedLeave form={form} overlap={preview.overlaps} written={written} names={names} />
          ) : (
            <YearBar preview={preview} written={written} />
          )}
        </>
      )}
    </Card>
  );
}

const Title = ({ children }: { children: string }) => (
  <Text as="h2" size={13} weight={600}>
    {children}
  </Text>
);

interface TakenProps {
  preview: Preview;
  /** Only a reason tells whether the year is touched. */
  hasReason: boolean;
}

/** What the year's leave is before and after. */
function changeWords(preview: Preview): string {
  const { lacks_quota, left_before, left_after } = preview;
  if (lacks_quota) return text.noQuotaYet;
  if (left_before === null || left_after === null) return text.noQuotaChange;
  return text.leftChange(daysText(left_before), daysText(left_after), namedYear(preview));
}

function Taken({ preview, hasReason }: TakenProps) {
  const { working_days, left_after, lacks_quota } = preview;
  return (
    <Stack>
      <Row justify="between">
        <Title>{text.preview}</Title>
        <Text size={12} tone="text2">
          {text.previewNote}
        </Text>
      </Row>
      <Row gap={8} align="baseline">
        <Text size={24} weight={600}>
          {text.days(daysText(working_days))}
        </Text>
        <Text tone={lacks_quota || (left_after !== null && left_after < 0) ? 'error' : 'text2'}>
          {hasReason && changeWords(preview)}
        </Text>
      </Row>
    </Stack>
  );
}

/** The year with this leave in it. What is left is counted at the month of its last day, as the API does. H8 */
function YearBar({ preview, written }: { preview: Preview; written: NonNullable<CheckedLeave['written']> }) {
  const year = yearOf(preview);
  const { left_before, left_after } = preview;
  const { data } = useQuery({ ...formQueries.ledger(useUser().id, year), enabled: left_after !== null });
  if (!data?.quota || left_before === null || left_after === null) return null;
  // A form that is being changed has reserved its old days.
  const reserved = data.quota.reserved - (written.id === null ? 0 : costIn(data, written.id));
  return (
    <Stack gap={8}>
      {namedYear(preview) !== null && <Title>{text.yearLeave(year)}</Title>}
      <LeaveBar parts={leaveParts({ ...data.quota, reserved }, left_before - left_after, left_after)} />
    </Stack>
  );
}

/** Days of a long leave that are listed one by one. */
const most = 10;

/** Each day of the leave, and what it costs. */
function PreviewDays({ preview, part }: { preview: Preview; part: string }) {
  const { days, overlaps } = preview;
  const shown = days.slice(0, most);
  const rest = days.slice(most).reduce((sum, { cost }) => sum + cost, 0);
  return (
    <Stack as="ul" divided>
      {shown.map(({ date, cost, holiday }) => {
        const isTaken = overlaps !== null && date >= overlaps.start_date && date <= overlaps.end_date;
        const isOff = cost === 0;
        return (
          <Row
            as="li"
            key={date}
            gap={8}
            padY={6}
            {...(isTaken && { padX: 8, background: 'errorTint', tone: 'error', radius: 6 })}
            {...(isOff && { tone: 'text3' })}
          >
            <Text weight={500}>{namedDay(date)}</Text>
            <Text flex={1} {...(!isTaken && { tone: 'text2' })}>
              {isTaken ? text.taken : isOff ? (holiday ?? text.off) : part}
            </Text>
            <b>{isTaken ? text.overlap : isOff ? text.noCost : daysText(cost)}</b>
          </Row>
        );
      })}
      {rest > 0 && (
        <Text as="li" padY={6} tone="text2">
          {text.moreDays(daysText(rest))}
        </Text>
      )}
    </Stack>
  );
}

interface OverlappedLeaveProps {
  form: EntryForm<FormValues>;
  overlap: NonNullable<Preview['overlaps']>;
  written: WrittenLeave;
  names: ShiftNames;
}

/** The days that remain if those of the other leave are left out: after it, or else before it. */
function daysBeside(
  { start_date, end_date }: Pick<WrittenLeave, 'start_date' | 'end_date'>,
  other: Pick<OverlappedLeaveProps['overlap'], 'start_date' | 'end_date'>,
): { start: string; end: string } | null {
  if (other.end_date < end_date) return { start: addDays(other.end_date, 1), end: end_date };
  if (start_date < other.start_date) return { start: start_date, end: addDays(other.start_date, -1) };
  return null;
}

/** The leave that is in the way, and the two ways out: change that one, or ask only for the other days. Mockup 21b. */
function OverlappedLeave({ form, overlap, written, names }: OverlappedLeaveProps) {
  const navigate = useNavigate();
  const { data: other } = useQuery(formQueries.record('all', overlap.id));
  const rest = daysBeside(written, overlap);
  const choose = ({ start, end }: { start: string; end: string }) => {
    form.setValue('start_date', start, { shouldDirty: true });
    form.setValue('end_date', end, { shouldDirty: true });
    void form.trigger(['start_date', 'end_date']);
  };
  return (
    <Stack gap={10} padY={10} edge="top">
      {other && (
        <Row gap={8}>
          <Cell>
            <Text weight={500}>
              {formText.kinds[other.kind].name} {spanOfForm(other)}, {partWords(other, names)}
            </Text>
            <Text size={12} tone="text2">
              {text.sentAt(momentWords(other.created_at))}
            </Text>
          </Cell>
          <FormStatusTag form={other} />
        </Row>
      )}
      <Row gap={8} className={css.buttons}>
        {other?.may_edit && (
          <Button onClick={() => void navigate(paths.editForm(other.kind, overlap.id))}>
            {text.editOther(spanText(overlap.start_date, overlap.end_date))}
          </Button>
        )}
        {rest && <Button onClick={() => choose(rest)}>{text.onlyDays(spanText(rest.start, rest.end))}</Button>}
      </Row>
    </Stack>
  );
}
