import { useQueries } from '@tanstack/react-query';
import type { DataOf } from '@toam/contracts/endpoint';
import { daysOfForm } from '@toam/contracts/form/form-days';
import { daysText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import type { readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import { isLeave } from '@toam/domain/work/form-kinds';
import { FormStatus } from '@toam/domain/work/form-access';
import { accruedBy, type LeaveParts, leaveParts, withAccrued } from '@toam/domain/work/leave-quota';
import { Row, Stack, Text } from '@toam/ui/core';
import { type PartLook, PartMark, PartsBar } from '@toam/ui/detail';
import { formScreenText as text } from './form-screen.text';
import { formQueries } from './form.queries';

type Ledger = DataOf<typeof readLeaveLedger>;

/** What a leave changes of its year's quota. */
export interface LeaveChange {
  year: number;
  /** Nobody has decided the leave. */
  isPending: boolean;
  /** Of the whole year. */
  quota: number;
  before: number;
  after: number;
  parts: LeaveParts;
}

/** The days that the form takes from its year, whether it is decided or not; 0 if it takes none. */
export const costIn = ({ entries }: Ledger, formId: number): number =>
  entries.filter(({ form }) => form?.id === formId).reduce((sum, { change }) => sum - change, 0);

/** Days that the year earns by the month of the leave's last day in it: its sender was told this, and it is checked so. H8. */
function earnedFor({ user: { onboarding_date: onboarding } }: Ledger, year: number, end: string): number {
  const month = Number(end.slice(0, 4)) > year ? 12 : Number(end.slice(5, 7));
  return onboarding === null ? 0 : accruedBy({ isOfficial: true, onboarding }, year, month);
}

/**
 * Null without a quota, or if the form takes nothing of it. Whether the form is pending is what the ledger says: the form itself may
 * have been read before or after it, and its days would be counted twice or not at all.
 */
export function changeOf(ledger: Ledger, form: FormRow): LeaveChange | null {
  const { quota } = ledger;
  const cost = costIn(ledger, form.id);
  if (!quota || cost === 0 || form.status === FormStatus.rejected) return null;
  const { year, used, reserved } = quota;
  const isPending = ledger.entries.some((entry) => entry.form?.id === form.id && entry.kind === 'reservation');
  const earned = earnedFor(ledger, year, daysOfForm(form).end);
  const { left } = withAccrued(quota, isPending ? earned : Math.max(earned, quota.accrued));
  const others = isPending ? { ...quota, reserved: reserved - cost } : { ...quota, used: used - cost };
  return {
    ...{ year, isPending, quota: quota.quota, before: left + cost, after: left },
    parts: leaveParts(others, cost, left),
  };
}

/** The year of a leave, or both over New Year, as its sender's ledger has it; none for viewers who may not read it. */
export function useLeaveChanges(form: FormRow): LeaveChange[] {
  const { start, end } = daysOfForm(form);
  const years = [...new Set([start, end].map((day) => Number(day.slice(0, 4))))];
  return useQueries({
    queries: years.map((year) => ({
      ...formQueries.ledgerOf(form.id, form.user.id, year),
      enabled: isLeave(form.kind),
    })),
  }).flatMap(({ data }) => (data && changeOf(data, form)) ?? []);
}

const looks: Record<keyof LeaveParts, PartLook> = {
  ...{ used: 'done', reserved: 'planned', this: 'now', left: 'left', future: 'rest' },
};
const order = ['used', 'reserved', 'this', 'left', 'future'] as const;

/** A year's leave as a bar, and its parts in words. Parts without days are left out. */
export function LeaveBar({ parts }: { parts: LeaveParts }) {
  const shown = order.filter((part) => parts[part] > 0);
  return (
    <Stack gap={8}>
      <PartsBar parts={shown.map((part) => ({ look: looks[part], share: parts[part] }))} />
      <Row as="ul" gap={14} rowGap={4} wrap size={12}>
        {shown.map((part) => (
          <Row as="li" key={part} gap={6}>
            <PartMark look={looks[part]} />
            <Text tone="text2">{text.parts[part]}</Text>
            <b>{daysText(parts[part])}</b>
          </Row>
        ))}
      </Row>
    </Stack>
  );
}
