import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { Button, confirm, formatAgo, formatDate, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import * as css from './customer-merge.module.css';
import { mergeQueries, separateAgain } from './customer-merge.queries';
import { heldInWords, labelOf, valueInWords } from './merge-values';
import { ValueList } from './merge-choice';

/**
 * Past merges into a customer that are still in effect. Each can be undone for 30 days. Renders nothing if there are none. The timeline
 * shows the undone ones. For the customer's page. D56.
 */
export function PastMerges({ customerId }: { customerId: number }) {
  const { data = [] } = useQuery(mergeQueries.of(customerId));
  const merges = data.filter(({ undone_at }) => undone_at === null);
  if (merges.length === 0) return null;
  return (
    <Stack as="section" gap={4} top={16} aria-labelledby="merges-title">
      <Text as="h2" id="merges-title" size={14} weight={600}>
        {customerMergeText.list}
      </Text>
      <Stack as="ul">
        {merges.map((merge) => (
          <Stack key={merge.id} as="li" gap={6} padY={10} size={13} edge="topSoft">
            <PastMerge merge={merge} customerId={customerId} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

function PastMerge({ merge, customerId }: { merge: CustomerMerge; customerId: number }) {
  const queries = useQueryClient();
  const isPhone = useIsPhone();
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
      <Row wrap align="start" justify="between" gap={12}>
        <Stack size={12} tone="text2" className={css.words}>
          <Text as="b" size={13} weight={500} tone="text" breaks>
            {merged.id === customerId ? customerMergeText.listInto(named) : customerMergeText.listLine(named)}
          </Text>
          <span>{facts.join(' · ')}</span>
          <span>{stateOf(merge)}</span>
        </Stack>
        {merge.may_undo && (
          <Button
            size={isPhone ? 'large' : 'middle'}
            icon={<ArrowCounterClockwiseIcon size={16} />}
            onClick={() => void undo()}
          >
            {customerMergeText.undo}
          </Button>
        )}
      </Row>
      {merge.aside.length > 0 && <Aside values={merge.aside} />}
    </>
  );
}

/** 'Tách lại được đến 20/12/2026', or why it can't be undone. */
const stateOf = ({ blocked, undo_until }: CustomerMerge): string =>
  blocked ?? customerMergeText.undoUntil(formatDate(undo_until));

/** The values that were not chosen, folded. */
const Aside = ({ values }: { values: CustomerMerge['aside'] }) => (
  <details>
    <Text as="summary" padY={[0, 10]} width="fit-content" size={12} tone="teal" className={css.summary}>
      {customerMergeText.aside}
    </Text>
    <ValueList columns={1} values={values.map(({ name, value }) => [labelOf(name), valueInWords({ name }, value)])} />
  </details>
);
