import { auditEntries } from '../../../audit/audit.schema';
import { allRows } from '../../../testing/all-rows';
import { insertCustomer } from '../../../testing/insert-house';
import { testApp } from '../../../testing/test-app';
import { handOver, insertPeople, insertWork, undo } from './hand-over.fixture';

testApp();

test('the entry of a hand-over says on the leaver how much of what went to whom, and its undoing what came back', async () => {
  await insertPeople();
  await insertWork(7);
  // more records than an entry shows
  for (let at = 10; at < 40; at += 1) await insertCustomer({ user_id: 7, phone_number: `09030000${at}` });
  const { id } = await handOver();
  await undo(id);
  const entries = await allRows(auditEntries);
  expect(entries).toMatchObject([
    { action: 'hand_over', noun: 'user', record_id: 7, count: 35 },
    { action: 'hand_over_undo', noun: 'user', record_id: 7, count: 35 },
  ]);
  const onLeaver = entries.map(({ changes }) => changes[0]!).map(({ noun, id, changes }) => ({ noun, id, changes }));
  const value = (column: string, new_value: string) => ({ column, old_value: null, new_value });
  expect(onLeaver).toMatchObject([
    {
      ...{ noun: 'user', id: 7 },
      changes: expect.arrayContaining([
        ...[value('handed_with', 'Trần Văn Nhận'), value('handed_customers', '31')],
        ...[value('handed_requests', '1'), value('handed_houses', '1'), value('handed_team', '2')],
      ]),
    },
    {
      ...{ noun: 'user', id: 7 },
      changes: expect.arrayContaining([value('returned_with', 'Trần Văn Nhận'), value('returned_customers', '31')]),
    },
  ]);
});
