import type { CustomerEvent } from '@toam/contracts/customer/customer-page.schema';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { customerEventText as said, customerPageText } from '../customer/customer-page.text';

type Moved = Extract<CustomerEvent, { kind: 'moved' }>;

/** The text of a move: to a status, set aside for later, or back to suitable. */
export function moveLabel({
  target,
  previous_target,
  priority,
}: Pick<Moved, 'target' | 'previous_target' | 'priority'>) {
  if (priority === 0) return said.later;
  if (target === null) return said.backToSuitable;
  return target === previous_target ? said.backToSuitable : said.moved[target];
}

const labels: Record<string, string> = { ...customerLabel, more_phones: customerPageText.more_phones };

/** The label of a customer's column. A column that this build does not know keeps its own name. */
export const columnLabel = (column: string): string => labels[column] ?? column;
