import type { MergePreviewRecord } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/texts/customer-merge';
import { phoneInGroups } from '@toam/domain/phone';
import { Avatar, formatDate } from '@toam/ui/core';
import { MergeChoice } from './merge-choice';
import { type At, heldInWords } from './merge-values';

interface MergeRecordsProps {
  records: readonly [MergePreviewRecord, MergePreviewRecord];
  kept: At;
  onKeep: (at: At) => void;
}

/** The two records side by side. The chosen one is kept, and the other is merged into it. */
export const MergeRecords = ({ records, kept, onKeep }: MergeRecordsProps) => (
  <div className="tp-merge-sides tp-merge-records" role="radiogroup" aria-label={customerMergeText.which}>
    {records.map((record, at) => (
      <MergeChoice key={record.customer.id} group="kept" checked={kept === at} onChoose={() => onKeep(at as At)}>
        <MergeRecord record={record} isKept={kept === at} />
      </MergeChoice>
    ))}
  </div>
);

function MergeRecord({ record: { customer, phones, held }, isKept }: { record: MergePreviewRecord; isKept: boolean }) {
  const words = heldInWords(held);
  return (
    <span className="tp-merge-record">
      <span className="tp-merge-role">{isKept ? customerMergeText.kept : customerMergeText.keepThis}</span>
      <span className="tp-merge-name">
        <Avatar id={customer.id} name={customer.name} image={customer.image?.thumbnail} size={28} decorative />
        <b>{customer.name}</b>
        <span>{customerMergeText.record(customer.id)}</span>
      </span>
      <span className="tp-merge-numbers">
        {phones.map((phone) => (
          <span key={phone}>{phoneInGroups(phone)}</span>
        ))}
      </span>
      <span>{[customer.user, formatDate(customer.created_at)].filter(Boolean).join(' · ')}</span>
      <span>{words || customerMergeText.holdsNothing}</span>
    </span>
  );
}
