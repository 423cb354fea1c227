import { staffLabel } from '@toam/contracts/user/user.text';
import { staffListRow, staffName, staffRow, staffUser } from '@toam/contracts/user/user';
import { userChange } from '@toam/contracts/user/user-save.schema';
import {
  editableColumns,
  officeColumns,
  personalColumns,
  powerColumns,
  serverColumns,
  staffColumns,
  staffImportColumns,
} from '@toam/domain/staff/staff-columns';
import { db } from '../../db/db';
import { liveEvents } from '../../live/event.schema';
import { aStaffBody, insertUser } from '../../testing/insert-user';
import { testApp } from '../../testing/test-app';
import { publishUser } from './publish-user';
import { staffExportColumns } from './list/staff-export.columns';
import { readListedStaff } from './list/staff-list.queries';
import { findUser, userColumns } from './user.queries';
import { patchOf } from './saving/user-patch';
import { publicRows, serializeRecord, wholeRows } from './user-serializer';
import { userChanges } from './user-labels';
import { readStaffNames } from './users.reads';

testApp();

test('every column of the table is decided, once', () => {
  const decided = [...personalColumns, ...officeColumns, ...powerColumns, ...serverColumns];
  expect([...decided].sort()).toEqual(Object.keys(userColumns).sort());
  expect(Object.keys(staffColumns).sort()).toEqual([...decided].sort());
});

const keysOf = (schema: { shape: object }) => Object.keys(schema.shape).sort();
const toldTo = (...readers: string[]) =>
  Object.entries(staffColumns).flatMap(([name, column]) => (readers.includes(column.readers) ? [name] : []));

test('what nobody or few may read is in no answer for more', () => {
  const beside = ['avatar', 'manager_name'];
  expect(keysOf(staffName)).toEqual([...toldTo('names'), 'avatar'].sort());
  expect(keysOf(staffRow)).toEqual([...toldTo('names', 'colleagues'), ...beside].sort());
  expect(keysOf(staffListRow)).toEqual([...toldTo('names', 'colleagues', 'papers'), ...beside].sort());
  for (const column of toldTo('nobody')) expect(keysOf(staffUser)).not.toContain(column);
});

/** The value of a column that the lists of columns do not name, on every row read. */
const secret = 'chưa ai quyết định';
const withSecret = <Row>(row: Row): Row => ({ ...row, undecided: secret });

test('a column that nobody decided on reaches no answer, no sheet, no history, no event and no save', async () => {
  await insertUser({ ...aStaffBody, id: 7, major: 'Kinh tế' });
  const user = withSecret((await findUser(7))!);
  const listed = (await readListedStaff([7])).map(withSecret);
  const record = await serializeRecord(user);
  const whole = await wholeRows(listed);
  const colleagues = await publicRows(listed);
  const names = [...(await readStaffNames([7])).values()];
  expect([record, whole[0]!, colleagues[0]!, names[0]!].map((told) => Object.keys(told).sort())).toEqual(
    [staffUser, staffListRow, staffRow, staffName].map(keysOf),
  );
  const sheet = Object.values(staffExportColumns).map(({ value }) => value(whole[0]!));
  const history = await userChanges(null, user);
  await publishUser({ id: 2 }, user);
  const events = await db().select().from(liveEvents);
  const body = { user_id: 7, undecided: 'khác', major: 'Luật' };
  expect(patchOf(user, userChange.parse(body))).toEqual({ major: 'Luật' });
  expect(Object.keys(staffLabel)).not.toContain('undecided');
  expect([...editableColumns, ...staffImportColumns]).not.toContain('undecided');
  const everything = JSON.stringify([record, whole, colleagues, names, sheet, history, events]);
  expect(everything).toContain('Kinh tế');
  expect(everything).not.toContain(secret);
});
