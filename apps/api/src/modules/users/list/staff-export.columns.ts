import type { StaffListRow } from '@toam/contracts/user/user';
import { staffLabel } from '@toam/contracts/user/user.text';
import { staffValueText } from '@toam/contracts/user/staff-choices';
import { type StaffSort, staffSorts } from '@toam/contracts/user/user-list.schema';
import { staffColumns, widthOf } from '@toam/domain/staff/staff-columns';
import { type ExportColumn, exportColumnsOf } from '../../../sheets/export-column';

const { code, text, phone, moment } = exportColumnsOf<StaffListRow>();

function columnOf(name: StaffSort): ExportColumn<StaffListRow> {
  const { label, kind } = staffColumns[name];
  if (kind === 'id') return code(label, (user) => Number(user[name]));
  if (kind === 'moment') return moment(label, (user) => Number(user[name]));
  if (kind === 'phone') return phone(label, (user) => String(user[name]));
  return text(label, (user) => staffValueText(name, user[name]), widthOf(name));
}

/** The columns of the sheet, by the keys of the staff list. The list's picture column has the name. Specification 2 §2. */
export const staffExportColumns: Record<string, ExportColumn<StaffListRow>> = {
  ...Object.fromEntries(staffSorts.map((name) => [name, columnOf(name)])),
  // outside the hierarchy a position has no meaning (D28)
  job_position: text(
    staffLabel.job_position,
    (user) => (user.other_account === 1 ? null : staffValueText('job_position', user.job_position)),
    widthOf('job_position'),
  ),
  manager: text(staffLabel.manager, ({ manager_name }) => manager_name, widthOf('manager')),
};
