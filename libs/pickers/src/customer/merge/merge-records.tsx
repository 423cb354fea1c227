import type { MergePreviewRecord } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { phoneInGroups } from '@toam/domain/phone';
import { Avatar, formatDate, Grid, Row, Stack, Text } from '@toam/ui/core';
import * as css from './customer-merge.module.css';
import { MergeChoice } from './merge-choice';
import { type At, heldInWords } from './merge-values';

interface MergeRecordsProps {
  records: readonly [MergePreviewRecord, MergePreviewRecord];
  kept: At;
  onKeep: (at: At) => void;
}

/** The two records side by side. The chosen one is kept, and the other is merged into it. */
export const MergeRecords = ({ records, kept, onKeep }: MergeRecordsProps) => (
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
