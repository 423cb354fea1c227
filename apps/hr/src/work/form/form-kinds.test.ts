import { formKinds, kindsOfForms } from '@toam/domain/work/form-kinds';
import { kindsOnScreen } from './form-kinds';

const shared: Record<string, string> = {
  time_start: 'times',
  time_end: 'times',
  late_time: 'moved',
  soon_time: 'moved',
};

test.each(formKinds)('%s is entered as it asks, its approver and a note with it', (kind) => {
  const asked = kindsOfForms[kind].asks.map((field) => shared[field] ?? field);
  const entered = kindsOnScreen[kind].rows.flat();
  expect(entered.toSorted()).toEqual([...new Set([...asked, 'days', 'user_approve', 'note'])].toSorted());
});
