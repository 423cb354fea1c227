import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { daysText } from '@toam/contracts/form/form-labels';
import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import { isDay } from '@toam/domain/typed-day';
import { isOfTwoYears } from '@toam/domain/work/leave-days';
import { usualLabour } from '@toam/domain/work/leave-pay';
import { SelectField, todayInVietnam, useWatch, type EntryForm } from '@toam/ui/form';
import { formQueries } from './form.queries';
import type { FormValues } from './form-values';

interface ReasonFieldProps {
  form: EntryForm<FormValues>;
  reasons: readonly FormType[];
  /** Of a leave: a reason that takes from the year says what remains of it, and makes the leave a paid one. */
  isOfLeave?: boolean;
}

/** A reason for leave; those that are switched off only show where they were chosen before. */
export function ReasonField({ form, reasons, isOfLeave = false }: ReasonFieldProps) {
  const { control } = form;
  const [reason, start, end] = useWatch({ control, name: ['reason', 'start_date', 'end_date'] });
  const usesQuota = (of: number | null) => reasons.some(({ id, uses_quota }) => id === of && uses_quota);
  const hint = useQuotaHint(isOfLeave && usesQuota(reason), start, end);
  /** 'Có lương' follows the reason, unless somebody switched it. D112. */
  const payAsUsual = (chosen: number | null) => {
    const usual = (of: number | null) => usualLabour(usesQuota(of)) === 1;
    if (form.getValues('labour') === usual(reason)) form.setValue('labour', usual(chosen), { shouldDirty: true });
  };
  return (
    <SelectField
      control={control}
      name="reason"
      label={formText.reason}
      required
      choices={reasons.map(({ id, name, active }) => ({ value: id, label: name, retired: !active }))}
      placeholder={text.reasonPlaceholder}
      hint={hint}
      {...(isOfLeave && { onChosen: payAsUsual })}
      span={4}
    />
  );
}

function useQuotaHint(isAsked: boolean, start: string | null, end: string | null): string | undefined {
  const year = Number((start && isDay(start) ? start : todayInVietnam()).slice(0, 4));
  const { data } = useQuery({ ...formQueries.ledger(useUser().id, year), enabled: isAsked });
  if (!isAsked) return undefined;
  if (!data) return text.fromQuota;
  if (!data.quota) return text.fromNoQuota;
  const named = start && end && isOfTwoYears({ start, end }) ? year : null;
  return text.fromQuotaLeft(daysText(data.quota.left), daysText(data.quota.quota), named);
}
