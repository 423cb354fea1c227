import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '@toam/contracts/endpoint';
import type { FormRow } from '@toam/contracts/form/form.schema';
import type { readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import { FormStatus } from '@toam/domain/work/form-access';
import { formQueries } from './form.queries';
import { daysOfForm } from './form-words';
import type { LeaveParts } from './leave-bar';

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

/**
 * Null without a quota, or if the form takes nothing of it. Whether the form is pending is what the ledger says: the form itself may
 * have been read before or after it, and its days would be counted twice or not at all.
 */
export function changeOf(ledger: Ledger, form: FormRow): LeaveChange | null {
  const { quota } = ledger;
  const cost = costIn(ledger, form.id);
  if (!quota || cost === 0 || form.status === FormStatus.rejected) return null;
  const { year, used, reserved, left, accrued } = quota;
  const isPending = ledger.entries.some((entry) => entry.form?.id === form.id && entry.kind === 'reservation');
  return {
    ...{ year, isPending, quota: quota.quota, before: left + cost, after: left },
    parts: {
      used: isPending ? used : used - cost,
      reserved: isPending ? reserved - cost : reserved,
      this: cost,
      left,
      future: quota.quota - accrued,
    },
  };
}

/** The year of a leave as its sender's ledger has it; undefined for viewers who may not read it. */
export function useLeaveChange(form: FormRow): LeaveChange | null | undefined {
  const year = Number(daysOfForm(form).start.slice(0, 4));
  const ledger = useQuery({ ...formQueries.ledgerOf(form.id, form.user.id, year), enabled: form.kind === 'leave' });
  return ledger.data && changeOf(ledger.data, form);
}
