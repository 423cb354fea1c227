import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { daysText } from '@toam/contracts/form/form-labels';
import { formScreenText as text } from './form-screen.text';
import { messageOf, Card, Row, Stack, Text } from '@toam/ui/core';
import type { EntryForm } from '@toam/ui/form';
import type { FormTypeLists } from './form-type-lists';
import { formQueries } from './form.queries';
import { shiftWords } from './form-words';
import type { FormValues } from './form-values';
import { LeaveBar } from './leave-bar';
import { costIn } from './leave-change';
import { type CheckedLeave, namedYear, type Preview, yearOf } from './leave-check';
import { OverlappedLeave } from './overlapped-leave';
import { PreviewDays } from './preview-days';

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
  const { quota, corrected, used, reserved } = data.quota;
  // A form that is being changed has reserved its old days.
  const others = reserved - (written.id === null ? 0 : costIn(data, written.id));
  const [own, left] = [left_before - left_after, Math.max(0, left_after)];
  const future = Math.max(0, quota + corrected - used - others - own - left);
  return (
    <Stack gap={8}>
      {namedYear(preview) !== null && <Title>{text.yearLeave(year)}</Title>}
      <LeaveBar parts={{ used, reserved: others, this: own, left, future }} />
    </Stack>
  );
}
