import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { changeHoliday, createHoliday, type Holiday, holidayFields } from '@toam/contracts/checkin/holiday.endpoints';
import { formText } from '@toam/contracts/form/form.text';
import { workSettingText as text } from '../work-setting.text';
import { holiday as holidayRecord } from '@toam/domain/work/holiday.record';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { DialogForm } from '@toam/record-form/dialog-form';
import { FieldsOf } from '@toam/record-form/fields-of';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { toast } from '@toam/ui/core';
import { useEntryForm } from '@toam/ui/form';
import { z } from 'zod';

type Values = { date: string | null; name: string };

/** The picker holds null for no day. */
const schema = z.object({
  name: holidayFields.shape.name,
  date: z.string(formText.dayMissing).pipe(holidayFields.shape.date),
});
const scope = 'holiday';

interface HolidayDialogProps {
  /** Null adds one. */
  holiday: Holiday | null;
  year: number;
  onClose: () => void;
  onSaved: (holiday: Holiday) => unknown;
}

/** Adds a holiday or changes one. H1. */
export function HolidayDialog({ holiday, year, onClose, onSaved }: HolidayDialogProps) {
  const form = useEntryForm<Values>(schema, { date: holiday?.date ?? null, name: holiday?.name ?? '' });
  const typed = useSavedTyping(`holiday-${holiday?.id ?? `new-${year}`}`, form);
  const save = useSave({
    send: ({ date, name }: Values, { idempotencyKey }) => {
      const body = { date: date ?? '', name };
      return holiday
        ? call(changeHoliday, { body: { ...body, id: holiday.id } })
        : call(createHoliday, { body, idempotencyKey });
    },
    onSuccess: async (saved) => {
      typed.drop();
      onClose();
      toast.success(holiday ? text.changed : text.made);
      await onSaved(saved);
    },
    onError: (error) => showSaveFailure(form, error, scope),
  });
  const send = form.handleSubmit((values) => save.mutate(values));
  return (
    <DialogForm
      title={holiday ? text.editHoliday : text.addHoliday}
      width={420}
      scope={scope}
      kept={{ typed }}
      save={{ label: holiday ? text.save : text.create, isPending: save.isPending, send }}
      onClose={onClose}
    >
      <FieldsOf
        record={holidayRecord}
        control={form.control}
        names={['name', 'date']}
        looks={{ name: { placeholder: text.namePlaceholder } }}
      />
    </DialogForm>
  );
}
