import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { CallFailed } from '@toam/api-client/call-failed';
import {
  type DoneMerge,
  mergeCustomers,
  type MergePreview,
  mergePreview,
  type MergePreviewRecord,
  type MergePreviewField,
} from '@toam/contracts/customer/customer-merge.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { phoneInGroups } from '@toam/domain/phone';
import {
  Button,
  Modal,
  ScreenState,
  showError,
  Stack,
  Text,
  toast,
  Cell,
  Row,
  Avatar,
  formatDate,
  Grid,
} from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { useState } from 'react';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { ArrowRightIcon } from '@toam/ui/icons';
import { customerQueries } from '../customer.queries';
import * as css from './customer-merge.module.css';
import { mergePreviewKey, mergeQueries, separateAgain } from './customer-merge.queries';
import {
  type At,
  choicesOf,
  type Chosen,
  heldInWords,
  phonesAfter,
  chosenOf,
  labelOf,
  valueInWords,
} from './merge-values';
import { MergeChoice, ValueList } from './merge-choice';

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

const mainPhone = { tone: 'teal', background: 'tealTint', weight: 500 } as const;

/** The result of the merge: all numbers in order, and the records that move. */
function MergeOutcome({ preview, kept, chosen }: { preview: MergePreview; kept: At; chosen: Chosen }) {
  const phones = phonesAfter(preview, chosen, kept);
  const [stays, goes] = [preview.records[kept], preview.records[kept === 0 ? 1 : 0]];
  const words = heldInWords(goes.held);
  return (
    <Stack as="section" gap={4}>
      <Text as="h3" top={8} size={14} weight={600}>
        {customerMergeText.phones}
      </Text>
      <Row as="ol" wrap gap={6} size={13} className={css.phones}>
        {phones.map((phone, at) => (
          <Row key={phone} as="li" gap={6} padX={8} padY={2} border radius={4} {...(at === 0 && mainPhone)}>
            {phoneInGroups(phone)}
            {at >= phoneFields.length && <Text tone="text3">{customerMergeText.morePhones}</Text>}
          </Row>
        ))}
      </Row>
      <Row align="start" gap={10} padX={12} padY={10} top={8} size={13} background="fill" radius={10}>
        <ArrowRightIcon size={18} color="var(--teal)" />
        <Cell>
          {words ? (
            <p>
              <b>{words}</b> {customerMergeText.moves(stays.customer.id)}
            </p>
          ) : (
            <p>{customerMergeText.nothingMoves}</p>
          )}
          <Text as="p" size={12} tone="text2">
            {customerMergeText.keeps}
          </Text>
        </Cell>
      </Row>
    </Stack>
  );
}

interface MergeRecordsProps {
  records: readonly [MergePreviewRecord, MergePreviewRecord];
  kept: At;
  onKeep: (at: At) => void;
}

/** The two records side by side. The chosen one is kept, and the other is merged into it. */
const MergeRecords = ({ records, kept, onKeep }: MergeRecordsProps) => (
  <Grid columns={2} gap={8} role="radiogroup" aria-label={customerMergeText.which}>
    {records.map((record, at) => (
      <MergeChoice key={record.customer.id} large group="kept" checked={kept === at} onChoose={() => onKeep(at as At)}>
        <MergeRecord record={record} isKept={kept === at} />
      </MergeChoice>
    ))}
  </Grid>
);

function MergeRecord({ record: { customer, phones, held }, isKept }: { record: MergePreviewRecord; isKept: boolean }) {
  const words = heldInWords(held);
  return (
    <Stack as="span" gap={2} size={12} tone="text2" className={css.record}>
      <Text weight={500} tone={isKept ? 'teal' : undefined} className={css.role}>
        {isKept ? customerMergeText.kept : customerMergeText.keepThis}
      </Text>
      <Row as="span" gap={8} rowGap={0} padY={2} className={css.name}>
        <Avatar id={customer.id} name={customer.name} image={customer.image?.thumbnail} size={28} decorative />
        <Text as="b" size={14} weight={600} tone="text">
          {customer.name}
        </Text>
        <Text flex="none">{customerMergeText.record(customer.id)}</Text>
      </Row>
      <Row as="span" wrap gap={10} rowGap={0}>
        {phones.map((phone) => (
          <span key={phone}>{phoneInGroups(phone)}</span>
        ))}
      </Row>
      <span>{[customer.user, formatDate(customer.created_at)].filter(Boolean).join(' · ')}</span>
      <span>{words || customerMergeText.holdsNothing}</span>
    </Stack>
  );
}

interface MergeFieldsProps {
  preview: MergePreview;
  kept: At;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const sides = [0, 1] as const;

/** Every field that both records have, side by side with a choice. Below: values that only the other record has. */
function MergeFields({ preview, kept, chosen, onChoose }: MergeFieldsProps) {
  const asked = preview.fields.filter(({ is_asked }) => is_asked);
  const filled = preview.fields.filter(({ is_asked, values }) => !is_asked && values[kept] === null);
  return (
    <Stack as="section" gap={4}>
      <Text as="h3" top={8} size={14} weight={600}>
        {asked.length > 0 ? customerMergeText.differs : customerMergeText.nothingDiffers}
      </Text>
      {asked.map((field) => {
        const choice = chosenOf(field, chosen, kept);
        const choose = (at: At | 'both') => onChoose({ ...chosen, [field.name]: at });
        return (
          <Stack key={field.name} gap={4} top={4} role="radiogroup" aria-label={labelOf(field.name)}>
            <Text size={12} tone="text3">
              {labelOf(field.name)}
            </Text>
            <Grid columns={2} gap={8}>
              {sides.map((at) => (
                <MergeChoice key={at} group={field.name} checked={choice === at} onChoose={() => choose(at)}>
                  <MergeValue field={field} value={field.values[at]} />
                </MergeChoice>
              ))}
              {field.joinable && (
                <MergeChoice wide group={field.name} checked={choice === 'both'} onChoose={() => choose('both')}>
                  {customerMergeText.both}
                </MergeChoice>
              )}
            </Grid>
          </Stack>
        );
      })}
      {filled.length > 0 && <FilledIn fields={filled} />}
    </Stack>
  );
}

function MergeValue({ field, value }: { field: MergePreviewField; value: string | null }) {
  if (field.name === 'image_id' && value) return <img className={css.image} src={value} alt="" />;
  const words = valueInWords(field, value);
  return field.name === 'phone_number' ? phoneInGroups(words) : words;
}

/** Values that only the other record has: the kept record takes them without a choice. */
const FilledIn = ({ fields }: { fields: MergePreviewField[] }) => (
  <>
    <Text as="h4" top={8} size={12} weight={500} tone="text3">
      {customerMergeText.taken}
    </Text>
    <ValueList
      columns={2}
      values={fields.map((field) => [
        labelOf(field.name),
        <MergeValue key={field.name} field={field} value={field.values.find((value) => value !== null) ?? null} />,
      ])}
    />
  </>
);

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
