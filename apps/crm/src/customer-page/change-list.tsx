import type { CustomerEvent } from '@toam/contracts/customer/customer-page.schema';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { Row, Stack, Text } from '@toam/ui/core';
import { customerEventText as eventText, customerPageText } from '../customer/customer-page.text';

type Moved = Extract<CustomerEvent, { kind: 'moved' }>;

/** The text of a move: to a status, set aside for later, or back to suitable. */
export function moveLabel({
  target,
  previous_target,
  priority,
}: Pick<Moved, 'target' | 'previous_target' | 'priority'>) {
  if (priority === 0) return eventText.later;
  if (target === null) return eventText.backToSuitable;
  return target === previous_target ? eventText.backToSuitable : eventText.moved[target];
}

const labels: Record<string, string> = { ...customerLabel, more_phones: customerPageText.more_phones };

/** The label of a customer's column. A column that this build does not know keeps its own name. */
const columnLabel = (column: string): string => labels[column] ?? column;

type Edited = Extract<CustomerEvent, { kind: 'edited' }>;

/** The history records deletion and restoring as changes of this column. */
const deletion = 'deleted_at';

/** What one save changed, field by field: before → after. */
export function ChangeList({ event: { changes }, who }: { event: Edited; who: string }) {
  const [first] = changes;
  if (first?.column === deletion)
    return (
      <p>
        <b>{who}</b> {first.new_value === null ? eventText.restored : eventText.deleted}
      </p>
    );
  return (
    <>
      <p>
        <b>{who}</b> {eventText.edited} {changes.map(({ column }) => columnLabel(column).toLocaleLowerCase('vi')).join(', ')}
      </p>
      <Changes changes={changes} />
    </>
  );
}

/** Field by field: before → after. */
export const Changes = ({ changes }: Pick<Edited, 'changes'>) => (
  <Stack as="ul" top={4} size={12}>
    {changes.map(({ column, old_value, new_value }) => (
      <Row key={column} as="li" wrap gap={8} rowGap={2}>
        <Text tone="text3">{columnLabel(column)}</Text>
        {old_value && (
          <Text as="del" tone="text3">
            {old_value}
          </Text>
        )}
        {new_value ? <ins>{new_value}</ins> : <Text tone="text3">{eventText.emptied}</Text>}
      </Row>
    ))}
  </Stack>
);
