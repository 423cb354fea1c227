import type { StaffListRow } from '@toam/contracts/user/user';
import { staffLabel, userText } from '@toam/contracts/texts/user';
import { writtenDay } from '@toam/domain/day';
import { type ExportColumn, exportColumnsOf } from '../../sheets/export-column';

const { code, text, phone, moment } = exportColumnsOf<StaffListRow>();

const day = (value: string | null) => value && writtenDay(value);
const words = <Key extends string | number>(texts: Readonly<Record<Key, string>>, value: Key | null) =>
  value === null ? null : texts[value];
/** A single branch has a name; a number that old data holds stays one. */
const offices: Readonly<Record<number, string>> = userText.office;

/** The columns of the staff list by their keys there, and the picture's name beside them is the name. Specification 2 §2. */
export const staffExportColumns: Record<string, ExportColumn<StaffListRow>> = {
  id: code(staffLabel.id, ({ id }) => id),
  name: text(staffLabel.name, ({ name }) => name, 200),
  phone_number: phone(staffLabel.phone_number, (user) => user.phone_number),
  email: text(staffLabel.email, ({ email }) => email, 220),
  gender: text(staffLabel.gender, ({ gender }) => words(userText.gender, gender)),
  date_of_birth: text(staffLabel.date_of_birth, ({ date_of_birth }) => day(date_of_birth)),
  social_id: text(staffLabel.social_id, ({ social_id }) => social_id, 130),
  provided_date: text(staffLabel.provided_date, ({ provided_date }) => day(provided_date)),
  issued_place: text(staffLabel.issued_place, ({ issued_place }) => issued_place, 260),
  address: text(staffLabel.address, ({ address }) => address, 320),
  marriage: text(staffLabel.marriage, ({ marriage }) => words(userText.marriage, marriage)),
  religion: text(staffLabel.religion, ({ religion }) => words(userText.religion, religion)),
  literacy: text(staffLabel.literacy, ({ literacy }) => words(userText.literacy, literacy), 160),
  contact_name: text(staffLabel.contact_name, ({ contact_name }) => contact_name, 180),
  contact_phone: phone(staffLabel.contact_phone, (user) => user.contact_phone),
  employee_type: text(staffLabel.employee_type, ({ employee_type }) => words(userText.employeeType, employee_type)),
  employee_status: text(
    staffLabel.employee_status,
    ({ employee_status }) => words(userText.employeeStatus, employee_status),
    140,
  ),
  department: text(staffLabel.department, ({ department }) => words(userText.department, department)),
  office: text(staffLabel.office, ({ office }) => offices[office] ?? String(office)),
  onboarding_date: text(staffLabel.onboarding_date, ({ onboarding_date }) => day(onboarding_date)),
  job_position: text(
    staffLabel.job_position,
    ({ job_position, other_account }) => (other_account === 1 ? null : userText.jobPosition[job_position]),
    140,
  ),
  position: text(staffLabel.position, ({ position }) => position, 160),
  role: text(staffLabel.role, ({ role }) => userText.role[role]),
  manager: text(staffLabel.manager, ({ manager_name }) => manager_name, 180),
  introduction_status: text(
    staffLabel.introduction_status,
    ({ introduction_status }) => userText.introductionStatus[introduction_status],
  ),
  status: text(staffLabel.status, ({ status }) => userText.status[status], 130),
  created_at: moment(staffLabel.created_at, ({ created_at }) => created_at),
  updated_at: moment(staffLabel.updated_at, ({ updated_at }) => updated_at),
};
