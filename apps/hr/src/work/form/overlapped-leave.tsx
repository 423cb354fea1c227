import { useQuery } from '@tanstack/react-query';
import { spanText } from '@toam/contracts/form/form-labels';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import { addDays } from '@toam/domain/work-calendar';
import { Button, Cell, Row, Stack, Text } from '@toam/ui/core';
import type { EntryForm } from '@toam/ui/form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { formQueries, type WrittenLeave } from './form.queries';
import { FormStatusTag } from './form-status';
import { momentWords, partWords, spanOfForm, type ShiftNames } from './form-words';
import type { FormValues } from './form-values';
import type { Preview } from './leave-check';
import * as css from './form.module.css';

interface OverlappedLeaveProps {
  form: EntryForm<FormValues>;
  overlap: NonNullable<Preview['overlaps']>;
  written: WrittenLeave;
  names: ShiftNames;
}

/** The days that remain if those of the other leave are left out: after it, or else before it. */
export function daysBeside(
  { start_date, end_date }: Pick<WrittenLeave, 'start_date' | 'end_date'>,
  other: Pick<OverlappedLeaveProps['overlap'], 'start_date' | 'end_date'>,
): { start: string; end: string } | null {
  if (other.end_date < end_date) return { start: addDays(other.end_date, 1), end: end_date };
  if (start_date < other.start_date) return { start: start_date, end: addDays(other.start_date, -1) };
  return null;
}

/** The leave that is in the way, and the two ways out: change that one, or ask only for the other days. Mockup 21b. */
export function OverlappedLeave({ form, overlap, written, names }: OverlappedLeaveProps) {
  const navigate = useNavigate();
  const { data: other } = useQuery(formQueries.record('leave', overlap.id));
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
              {formText.kind.leave} {spanOfForm(other)}, {partWords(other, names)}
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
          <Button onClick={() => void navigate(paths.editForm('leave', overlap.id))}>
            {text.editOther(spanText(overlap.start_date, overlap.end_date))}
          </Button>
        )}
        {rest && <Button onClick={() => choose(rest)}>{text.onlyDays(spanText(rest.start, rest.end))}</Button>}
      </Row>
    </Stack>
  );
}
