import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { changeDeal, removeDeal } from '@toam/contracts/deal/deal-form.endpoints';
import { createDeal } from '@toam/contracts/deal/deal.endpoints';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { longestReason } from '@toam/contracts/house/reason';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { dealText, removalReasons } from '@toam/contracts/deal/deal.text';
import { dealFormText as text } from './deal-form.text';
import { changedFields } from '@toam/domain/record/three-way';
import { useLeaveForm } from '@toam/platform/way-back';
import { useOwnRemoval } from '@toam/record-form/edit-while';
import { savedText } from '@toam/record-form/draft/typing-store';
import { FormPage } from '@toam/record-form/form-page';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { askReason, Button, Row, Text, toast } from '@toam/ui/core';
import { type EntryForm, todayInVietnam, useWatch } from '@toam/ui/form';
import { useEffect, useMemo } from 'react';
import { noteSaved } from '../business/saved-row';
import { transactionQueries } from '../business/transaction.queries';
import { paths } from '../paths';
import { DealFields } from './deal-fields';
import { codesOfDeal } from './deal-choice.queries';
import {
  dealChangeRequest,
  dealLabels,
  dealSchema,
  type DealValues,
  dealValuesOf,
  dealWords,
  emptyDeal,
  type KnownDeal,
  newDealRequest,
  newDealSchema,
} from './deal-form.values';
import { ShareLines } from './share-lines';
import { PinnedShareSum } from './share-sum';
import { type AskedBefore, useQuestionsBefore } from './use-questions-before';

interface DealEditorProps {
  /** Null: a new deal. */
  stored: DealRow | null;
  known: KnownDeal;
  /** The share that somebody came for. */
  wanted: number | null;
}

const dayFields = ['reservationDate', 'date', 'notarizedDate', 'brokerageReceiveDate'] as const;

/** Their order is one rule, so another day may put one right that is marked. */
function useDayOrder({ control, getFieldState, trigger }: EntryForm<DealValues>): void {
  const days = useWatch({ control, name: dayFields }).join();
  useEffect(() => {
    for (const name of dayFields) if (getFieldState(name).invalid) void trigger(name);
  }, [days, getFieldState, trigger]);
}

/** The form of a deal with its people: a new one, or a stored one, saved at once. Specification 3 §5.3, mockup 24. */
export function DealEditor({ stored, known, wanted }: DealEditorProps) {
  const queries = useQueryClient();
  const schema = useMemo(() => (stored ? dealSchema(stored) : newDealSchema), [stored]);
  const back = useLeaveForm(paths.transactions);
  const { form, draft, saving, conflict } = useRecordEditor<DealValues, DealRow, DealRow, AskedBefore>({
    name: draftNameOf('deal', stored?.id ?? null),
    schema,
    begin: stored
      ? { version: stored.version, values: dealValuesOf(stored) }
      : { version: 0, values: emptyDeal(known, todayInVietnam()) },
    valuesOf: dealValuesOf,
    send: ({ version, before, after, how }, once) => {
      if (!stored) return call(createDeal, { body: newDealRequest(after), ...once });
      if (changedFields(before, after).length === 0) return null;
      return call(changeDeal, { body: dealChangeRequest(stored.id, version, after, how.reason) });
    },
    onSaved: (saved) => {
      if (saved) toast.success(stored ? dealText.updated : dealText.made);
      if (saved && !stored) noteSaved({ deal: saved.id, detail: saved.transactions[0]?.id });
      void queries.invalidateQueries({ queryKey: transactionQueries.all });
      back();
    },
    showFailure: (failed, error) => {
      showSaveFailure(failed, error);
      // a code that somebody else has taken meanwhile
      if (error instanceof CallFailed && error.status === 409)
        void queries.invalidateQueries({ queryKey: codesOfDeal.queryKey });
    },
  });
  useDayOrder(form);
  const questions = useQuestionsBefore(stored, form, saving.save);
  return (
    <>
      <FormPage
        {...{ form, schema, draft }}
        title={stored ? text.editTitle : text.newTitle}
        saving={{ isPending: questions.isPending || saving.isPending, save: questions.ask, back }}
        isWide
        pinned={<PinnedShareSum form={form} />}
      >
        <DealFields control={form.control} stored={stored} />
        <ShareLines form={form} stored={stored?.transactions ?? []} wanted={wanted} />
        {stored && <RemoveDeal deal={stored} onRemoved={back} />}
      </FormPage>
      <RecordConflictDialog
        conflict={conflict}
        labels={dealLabels}
        words={(field, values) => <Text preLine>{dealWords(field, values)}</Text>}
      />
    </>
  );
}

/** Deletes the deal with everybody's share, if nothing was collected. B10. */
function RemoveDeal({ deal, onRemoved }: { deal: DealRow; onRemoved: () => void }) {
  const queries = useQueryClient();
  const removing = useOwnRemoval();
  const remove = async () => {
    const question = {
      title: text.sureRemoveDeal,
      description: text.removeDealHow(deal.transactions.length),
      ...{
        templates: removalReasons,
        kept: savedText(`deal-remove-${deal.id}`),
        maxLength: longestReason,
        danger: true,
      },
    };
    const reason = await askReason(question, (input) =>
      removing(() => call(removeDeal, { body: { id: deal.id, reason: input } })),
    );
    if (reason === null) return;
    toast.success(dealText.removed);
    void queries.invalidateQueries({ queryKey: transactionQueries.all });
    onRemoved();
  };
  const isCollected = deal.transactions.some(({ brokerageFeeReceived }) => (brokerageFeeReceived ?? 0) > 0);
  return (
    <Row gap={12} padY={20} wrap>
      <Button danger disabled={isCollected} onClick={() => void remove()}>
        {text.removeDeal}
      </Button>
      {isCollected && (
        <Text size={12} tone="text3">
          {dealText.hasReceipts}
        </Text>
      )}
    </Row>
  );
}
