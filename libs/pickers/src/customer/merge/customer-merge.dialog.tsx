import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { CallFailed } from '@toam/api-client/call-failed';
import {
  type DoneMerge,
  mergeCustomers,
  type MergePreview,
  mergePreview,
} from '@toam/contracts/customer/customer-merge.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { phoneInGroups } from '@toam/domain/phone';
import { Button, Modal, ScreenState, showError, Stack, Text, toast } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { useState } from 'react';
import { customerQueries } from '../customer.queries';
import * as css from './customer-merge.module.css';
import { mergePreviewKey, mergeQueries, separateAgain } from './customer-merge.queries';
import { MergeFields } from './merge-fields';
import { MergeOutcome } from './merge-outcome';
import { MergeRecords } from './merge-records';
import { type At, choicesOf, type Chosen } from './merge-values';

interface CustomerMergeDialogProps {
  pair: readonly [number, number];
  onClose: () => void;
  onMerged: (done: DoneMerge) => void;
}

/** The refusal of an outdated merge contains both current records. D12. */
function newerPreview(error: unknown): MergePreview | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const newer = mergePreview.safeParse(error.current);
  return newer.success ? newer.data : null;
}

/** Leaves the preview out of a refresh: after the merge one record is gone, so the API would refuse its preview. */
const isNoPreview = ({ queryKey }: Query): boolean => queryKey[1] !== mergePreviewKey;

/** Two records of one person side by side: the kept record, the kept values, and what moves. Specification 2 §2, D56. */
export default function CustomerMergeDialog({ pair, onClose, onMerged }: CustomerMergeDialogProps) {
  const queries = useQueryClient();
  const preview = useQuery(mergeQueries.preview(pair));
  const [keptId, setKeptId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [isStale, setStale] = useState(false);
  const keptOf = ({ records, kept_id }: MergePreview): At => (records[0].customer.id === (keptId ?? kept_id) ? 0 : 1);

  const merge = useSave({
    send: (shown: MergePreview, once) => call(mergeCustomers, { body: bodyOf(shown, chosen, keptOf(shown)), ...once }),
    onSuccess: async (done) => {
      toast.undo(customerMergeText.done(done.customer.name), () => separateAgain(queries, done.merge_id));
      await queries.invalidateQueries({ queryKey: customerQueries.all, predicate: isNoPreview });
      onMerged(done);
    },
    onError: (error) => {
      const newer = newerPreview(error);
      if (!newer) return showError(error);
      queries.setQueryData(mergeQueries.preview(pair).queryKey, newer);
      setStale(true);
    },
  });

  return (
    <Modal
      open
      title={customerMergeText.title}
      width={720}
      centered
      onCancel={onClose}
      mask={{ closable: false }}
      keyboard={!merge.isPending}
      footer={[
        <Button key="cancel" disabled={merge.isPending} onClick={onClose}>
          {commonText.cancel}
        </Button>,
        <Button
          key="merge"
          type="primary"
          loading={merge.isPending}
          disabled={!preview.data}
          onClick={() => preview.data && merge.mutate(preview.data)}
        >
          {customerMergeText.submit}
        </Button>,
      ]}
    >
      <ScreenState query={preview}>
        {(shown) => {
          const kept = keptOf(shown);
          return (
            <Stack
              gap={12}
              maxHeight={['calc(100dvh - 216px)', 'calc(100dvh - 176px)']}
              overflow="scroll"
              className={css.scroll}
            >
              <Evidence phones={shown.same_phones} isStale={isStale} />
              <MergeRecords
                records={shown.records}
                kept={kept}
                onKeep={(at) => setKeptId(shown.records[at].customer.id)}
              />
              <MergeFields preview={shown} kept={kept} chosen={chosen} onChoose={setChosen} />
              <MergeOutcome preview={shown} kept={kept} chosen={chosen} />
            </Stack>
          );
        }}
      </ScreenState>
    </Modal>
  );
}

function bodyOf(preview: MergePreview, chosen: Chosen, kept: At) {
  const seen = ({ customer: { id, version } }: MergePreview['records'][At]) => ({ id, version });
  const merged = kept === 0 ? 1 : 0;
  return {
    kept: seen(preview.records[kept]),
    merged: seen(preview.records[merged]),
    choices: choicesOf(preview, chosen, kept),
  };
}

/** Why the two may be one person, or that there is no sign of it. Also says if somebody has just changed one of them. */
const Evidence = ({ phones, isStale }: { phones: string[]; isStale: boolean }) => (
  <>
    {isStale && <Notice type="warning">{customerMergeText.changedMeanwhile}</Notice>}
    {phones.length > 0 ? (
      <Notice type="info">{customerMergeText.samePhones(phones.map(phoneInGroups).join(', '))}</Notice>
    ) : (
      <Notice type="warning">{customerMergeText.noSamePhone}</Notice>
    )}
  </>
);

const Notice = ({ type, children }: { type: 'info' | 'warning'; children: string }) => (
  <Alert type={type} showIcon title={<Text size={13}>{children}</Text>} />
);
