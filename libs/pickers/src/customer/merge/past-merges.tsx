import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/texts/customer-merge';
import { Button, confirm, formatAgo, formatDate } from '@toam/ui/core';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import { mergeQueries, separateAgain } from './customer-merge.queries';
import { heldInWords, labelOf, valueInWords } from './merge-values';
import './customer-merge.css';

/**
 * Past merges into a customer that are still in effect. Each can be undone for 30 days. Renders nothing if there are none. The timeline
 * shows the undone ones. For the customer's page. D56.
 */
export function PastMerges({ customerId }: { customerId: number }) {
  const { data = [] } = useQuery(mergeQueries.of(customerId));
  const merges = data.filter(({ undone_at }) => undone_at === null);
  if (merges.length === 0) return null;
  return (
    <section className="tp-merges" aria-labelledby="tp-merges-title">
      <h2 id="tp-merges-title">{customerMergeText.list}</h2>
      <ul>
        {merges.map((merge) => (
          <li key={merge.id}>
            <PastMerge merge={merge} customerId={customerId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PastMerge({ merge, customerId }: { merge: CustomerMerge; customerId: number }) {
  const queries = useQueryClient();
  const { kept, merged, by, created_at } = merge;
  const other = merged.id === customerId ? kept : merged;
  const named = customerMergeText.historyName(other.id, other.name);
  const undo = () =>
    confirm({ title: customerMergeText.confirmUndo(named), description: customerMergeText.undoKeeps }, () =>
      separateAgain(queries, merge.id),
    );
  const facts = [by?.name, formatAgo(created_at), heldInWords(merge.moved)].filter(Boolean);
  return (
    <>
      <div className="tp-merges-line">
        <div>
          <b>{merged.id === customerId ? customerMergeText.listInto(named) : customerMergeText.listLine(named)}</b>
          <span>{facts.join(' · ')}</span>
          <span>{stateOf(merge)}</span>
        </div>
        {merge.may_undo && (
          <Button icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => void undo()}>
            {customerMergeText.undo}
          </Button>
        )}
      </div>
      {merge.aside.length > 0 && <Aside values={merge.aside} />}
    </>
  );
}

/** 'Tách lại được đến 20/12/2026', or why it can't be undone. */
const stateOf = ({ blocked, undo_until }: CustomerMerge): string =>
  blocked ?? customerMergeText.undoUntil(formatDate(undo_until));

/** The values that were not chosen, folded. */
const Aside = ({ values }: { values: CustomerMerge['aside'] }) => (
  <details className="tp-merges-aside">
    <summary>{customerMergeText.aside}</summary>
    <dl className="tp-merge-filled">
      {values.map(({ name, value }, at) => (
        <div key={at}>
          <dt>{labelOf(name)}</dt>
          <dd>{valueInWords({ name }, value)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
