import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { changeHoliday, createHoliday, type Holiday, holidayFields } from '@toam/contracts/checkin/holiday.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/form';
import { workSettingText as text } from '@toam/contracts/texts/work-setting';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Button, Modal, Stack, toast, TypedBack } from '@toam/ui/core';
import { DateField, FieldScope, TextField, useEntryForm } from '@toam/ui/form';
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
  const cancel = () => {
    typed.drop();
    onClose();
  };
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
    <Modal
      open
      title={holiday ? text.editHoliday : text.addHoliday}
      width={420}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={cancel}>
          {commonText.cancel}
        </Button>,
        <Button key="save" type="primary" loading={save.isPending} onClick={() => void send()}>
          {holiday ? text.save : text.create}
        </Button>,
      ]}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FieldScope value={scope}>
          <Stack gap={12}>
            <TextField
              control={form.control}
              name="name"
              label={text.name}
              placeholder={text.namePlaceholder}
              required
            />
            <DateField control={form.control} name="date" label={text.date} required />
          </Stack>
        </FieldScope>
        {typed.isBack && <TypedBack />}
        {/* Enter in the name submits the form; the visible button is in the dialog's footer. */}
        <input type="submit" hidden />
      </form>
    </Modal>
  );
}
