import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { daysText } from '@toam/contracts/form/form-labels';
import { correctionFields, correctLeave, type LeaveQuotaRow } from '@toam/contracts/form/leave.endpoints';
import { longestNote } from '@toam/contracts/form/form.schema';
import { leaveLedgerText as text } from './leave-ledger.text';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Grid, Text, toast } from '@toam/ui/core';
import { NumberField, SegmentedField, TextArea, useEntryForm, useWatch, type Control } from '@toam/ui/form';
import { z } from 'zod';
import { type LeaveLedger, leaveLedgerQueries } from './leave-ledger.queries';

type Values = { way: 'give' | 'take'; days: number | null; note: string };

const { days, note } = correctionFields.shape;
/** Days are typed without a sign; `way` says whether they are given or taken. */
const schema = z.object({ way: z.enum(['give', 'take']), days, note });
const noValues: Values = { way: 'give', days: null, note: '' };

const changeOf = ({ way, days: typed }: Pick<Values, 'way' | 'days'>): number =>
  (way === 'give' ? 1 : -1) * (typed ?? 0);

const scope = 'leave-correction';

interface LeaveCorrectionDialogProps {
  user: LeaveLedger['user'];
  quota: LeaveQuotaRow;
  onClose: () => void;
}

/** Gives or takes days of a year, with a reason that everybody who sees the ledger reads. Issue 14. */
export function LeaveCorrectionDialog({ user, quota, onClose }: LeaveCorrectionDialogProps) {
  const { year } = quota;
  const queries = useQueryClient();
  const form = useEntryForm<Values>(schema, noValues);
  const typed = useSavedTyping(`leave-correction-${user.id}-${year}`, form);
  const save = useSave({
    send: (values: Values, { idempotencyKey }) => {
      const body = { year, days: changeOf(values), note: values.note };
      return call(correctLeave, { params: { userId: user.id }, body, idempotencyKey });
    },
    onSuccess: async () => {
      typed.drop();
      onClose();
      toast.success(text.saved);
      await queries.invalidateQueries({ queryKey: leaveLedgerQueries.of(user.id) });
    },
    onError: (error) => showSaveFailure(form, error, scope),
  });
  const send = form.handleSubmit((values) => save.mutate(values));
  return (
    <DialogForm
      title={text.correctTitle(year)}
      width={460}
      scope={scope}
      kept={{ typed }}
      save={{ label: text.save, isPending: save.isPending, send }}
      onClose={onClose}
    >
      <Grid columns={2} gap={16} rowGap={12}>
        <SegmentedField
          control={form.control}
          name="way"
          label={text.way}
          choices={[
            { value: 'give', label: text.give },
            { value: 'take', label: text.take },
          ]}
        />
        <NumberField control={form.control} name="days" label={text.amount} unit={text.days} decimals={1} required />
        <TextArea
          control={form.control}
          name="note"
          label={text.note}
          placeholder={text.notePlaceholder}
          longest={longestNote}
          required
          span={2}
        />
        <After control={form.control} left={quota.left} />
      </Grid>
    </DialogForm>
  );
}

/** What would be left, while one types. */
function After({ control, left }: { control: Control<Values>; left: number }) {
  const [way, typed] = useWatch({ control, name: ['way', 'days'] });
  const change = changeOf({ way, days: typed });
  if (!Number.isFinite(change) || change === 0) return null;
  return (
    <Text as="p" self="all" size={13} tone="text2" digits>
      {text.after(daysText(left), daysText(left + change))}
    </Text>
  );
}
