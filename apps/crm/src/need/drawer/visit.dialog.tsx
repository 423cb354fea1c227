import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { updateHouseStatus } from '@toam/contracts/need/need-houses.endpoints';
import type { NeedHead, NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { longestVisitNote } from '@toam/contracts/need/match-moves.endpoints';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { Button, Grid, Text, toast } from '@toam/ui/core';
import { DateField, SelectField, TextArea, useEntryForm } from '@toam/ui/form';
import { houseLine } from './house-labels';
import { needHouseQueries } from './need-houses.queries';
import { visitOf, visitSchema, visitTimes, visitValues, type VisitValues } from './visit.values';

interface VisitDialogProps {
  need: NeedHead;
  row: NeedHouse;
  onClose: () => void;
}

/** Day, time and note of a visit. The house keeps its status. A reminder is sent automatically. */
export function VisitDialog({ need, row, onClose }: VisitDialogProps) {
  const queries = useQueryClient();
  const planned = visitValues(row.standing);
  const form = useEntryForm<VisitValues>(visitSchema, planned);
  const typed = useSavedTyping(`visit-${need.id}-${row.house_id}`, form);
  const save = useMutation({
    mutationFn: (values: VisitValues) => {
      const pair = { house_id: row.house_id, customer_id: need.customer.id, request_id: need.id };
      const { target, priority } = row;
      return call(updateHouseStatus, {
        body: { ...pair, status: target, previousTarget: target, priority, ...visitOf(values) },
      });
    },
    onSuccess: async () => {
      typed.drop();
      onClose();
      toast.success(text.visitSaved);
      await queries.invalidateQueries({ queryKey: needHouseQueries.of(need.id) });
    },
  });
  const submit = () => void form.handleSubmit((values) => save.mutate(values))();
  const clear = planned.day !== null && (
    <Button danger type="text" onClick={() => save.mutate({ ...form.getValues(), day: null, time: null })}>
      {text.clearVisit}
    </Button>
  );
  return (
    <DialogForm
      title={text.visitTitle(houseLine(row.house))}
      width={480}
      scope="need-visit"
      kept={{ typed }}
      save={{ label: text.save, isPending: save.isPending, send: submit }}
      onClose={onClose}
      aside={clear}
    >
      <Grid columns="minmax(0, 1fr) 130px" gap={12}>
        <DateField control={form.control} name="day" label={text.visitDay} />
        <SelectField
          control={form.control}
          name="time"
          label={text.visitTime}
          choices={visitTimes(planned.time)}
          clearable
        />
        <TextArea
          control={form.control}
          name="note"
          label={text.visitNote}
          placeholder={text.visitNotePlaceholder}
          longest={longestVisitNote}
          rows={3}
          span={2}
        />
        <Text as="p" self="all" size={12} tone="text3">
          {text.visitHint}
        </Text>
      </Grid>
    </DialogForm>
  );
}
