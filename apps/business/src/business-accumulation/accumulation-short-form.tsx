import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { changeAccumulation } from '@toam/contracts/accumulation/accumulation.endpoints';
import { type AccumulationRow, shortCounters } from '@toam/contracts/accumulation/accumulation.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { accumulationScreenText as text } from '@toam/contracts/texts/accumulation-screen';
import { accumulationText } from '@toam/contracts/texts/accumulation';
import { commonText } from '@toam/contracts/texts/common';
import { shortCounterNames } from '@toam/domain/business/accumulation-rules';
import { dayOf, writtenDay } from '@toam/domain/day';
import { changedFields } from '@toam/domain/record/three-way';
import { DraftLine } from '@toam/record-form/draft/draft-line';
import { DraftOffer } from '@toam/record-form/draft/draft-offer';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { Button, Modal, Stack, toast } from '@toam/ui/core';
import { FormGrid } from '@toam/ui/form';
import { useNavigate } from 'react-router-dom';
import { accumulationQueries } from './accumulation.queries';
import { counterLabels, countersIn, counterWords, shortValuesOf, type ShortValues } from './accumulation.values';
import { CounterField } from './counter-field';
import { paths } from '../paths';

interface AccumulationShortFormProps {
  stored: AccumulationRow;
  onClose: () => void;
}

/** The 7 counters of the daily form. The others stay as they are. Specification 3 §5.1, D74. */
export function AccumulationShortForm({ stored, onClose }: AccumulationShortFormProps) {
  const queries = useQueryClient();
  const { form, draft, saving, conflict } = useRecordEditor<ShortValues, AccumulationRow, AccumulationRow>({
    name: draftNameOf('accumulation', 'short', stored.id),
    schema: shortCounters,
    begin: { version: stored.version, values: shortValuesOf(stored) },
    valuesOf: shortValuesOf,
    send: ({ version, before, after }) =>
      changedFields(before, after).length === 0
        ? null
        : call(changeAccumulation, { body: { ...countersIn(after), id: stored.id, version } }),
    onSaved: (saved) => {
      if (saved) toast.success(accumulationText.changed);
      onClose();
      return queries.invalidateQueries({ queryKey: accumulationQueries.all });
    },
  });
  const send = form.handleSubmit(() => saving.save());
  if (conflict) return <RecordConflictDialog conflict={conflict} labels={counterLabels} words={counterWords} />;
  const day = writtenDay(dayOf(stored.date));
  return (
    <Modal
      open
      title={text.ofPerson(stored.user.name, day)}
      width={520}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={[
        <WholeReport key="whole" stored={stored} />,
        <Button key="cancel" onClick={onClose}>
          {commonText.cancel}
        </Button>,
        <Button key="save" type="primary" loading={saving.isPending} onClick={() => void send()}>
          {text.save}
        </Button>,
      ]}
    >
      <Stack
        as="form"
        gap={12}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DraftOffer draft={draft} />
        <FormGrid>
          {shortCounterNames.map((name) => (
            <CounterField key={name} control={form.control} name={name} />
          ))}
        </FormGrid>
        <DraftLine kept={draft.kept} />
        {/* Enter in a field submits the form; the visible button is in the dialog's footer. */}
        <input type="submit" hidden />
      </Stack>
    </Modal>
  );
}

/** My own day has a page with all counters. */
function WholeReport({ stored }: { stored: AccumulationRow }) {
  const navigate = useNavigate();
  const isMine = useUser().id === stored.user_id;
  return (
    isMine && (
      <Button type="link" onClick={() => void navigate(paths.accumulationOf(dayOf(stored.date)))}>
        {text.whole}
      </Button>
    )
  );
}
