import type { CustomerEvent } from '@toam/contracts/customer/customer-page.schema';
import { customerEventText as said } from '../customer/customer-page.text';
import { Row, Stack, Text } from '@toam/ui/core';
import { columnLabel } from './event-labels';

type Edited = Extract<CustomerEvent, { kind: 'edited' }>;

/** The history records deletion and restoring as changes of this column. */
const deletion = 'deleted_at';

/** What one save changed, field by field: before → after. */
export function ChangeList({ event: { changes }, who }: { event: Edited; who: string }) {
  const [first] = changes;
  if (first?.column === deletion)
    return (
      <p>
        <b>{who}</b> {first.new_value === null ? said.restored : said.deleted}
      </p>
    );
  return (
    <>
      <p>
        <b>{who}</b> {said.edited} {changes.map(({ column }) => columnLabel(column).toLocaleLowerCase('vi')).join(', ')}
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
        {new_value ? <ins>{new_value}</ins> : <Text tone="text3">{said.emptied}</Text>}
      </Row>
    ))}
  </Stack>
);
