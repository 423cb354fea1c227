import { maxStaffRows } from '@toam/contracts/user/user-import.endpoints';
import { ImportStart } from '@toam/sheet-import/import-start';
import { paths } from '../paths';
import { staffImport } from './staff-import.noun';
import { staffImportScreenText as text } from './staff-import-screen.text';

/** /admin/user/import: choose a file here; below are past imports. Issue 5. */
export const Component = () => (
  <ImportStart noun={staffImport} back={{ to: paths.staff, label: text.back }} how={text.how} mostRows={maxStaffRows} />
);
