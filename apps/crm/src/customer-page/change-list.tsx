import type { CustomerEvent } from '@toam/contracts/customer/customer-page.schema';
import { customerEventText as said } from '@toam/contracts/texts/customer-page';
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
  <ul className="customer-changes">
    {changes.map(({ column, old_value, new_value }) => (
      <li key={column}>
        <span>{columnLabel(column)}</span>
        {old_value && <del>{old_value}</del>}
        {new_value ? <ins>{new_value}</ins> : <em>{said.emptied}</em>}
      </li>
    ))}
  </ul>
);
