import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { staffLabel, userText } from '@toam/contracts/texts/user';
import type { ListColumn } from '@toam/ui/heavy';
import { DotsThreeVerticalIcon } from '@toam/ui/icons';
import { StaffMenu } from '../staff/staff-menu';
import { positionOf, wordOf } from '../staff/staff-words';
import type { ListedStaff } from '../staff/staff.queries';
import {
  ContactCell,
  DayCell,
  DisplayCell,
  EmployeeCell,
  PhoneCell,
  SocialIdCell,
  StatusCell,
  Words,
} from './staff-cells';
import { columnFilters } from './staff-list.filters';

type Column = ListColumn<ListedStaff>;

/** The row's menu: it stands in no sheet. */
export const menuColumn = 'menu';

const words = (key: 'email' | 'issued_place' | 'address', width: number): Column => ({
  key,
  title: staffLabel[key],
  width,
  sortable: true,
  render: (user) => <Words>{user[key]}</Words>,
});

type Choice = 'gender' | 'marriage' | 'religion' | 'literacy' | 'employee_type' | 'employee_status' | 'department';

const choice = (key: Choice, width: number, write: (user: ListedStaff) => string | null): Column => ({
  key,
  title: staffLabel[key],
  width,
  sortable: true,
  filter: columnFilters[key],
  render: (user) => <Words>{write(user)}</Words>,
});

const day = (key: 'date_of_birth' | 'onboarding_date'): Column => ({
  key,
  title: staffLabel[key],
  width: 112,
  sortable: true,
  render: (user) => <DayCell day={user[key]} />,
});

const who: Column[] = [
  {
    key: 'id',
    title: staffLabel.id,
    width: 70,
    pinned: true,
    sortable: true,
    render: ({ id }) => <span className="staff-row-code">#{id}</span>,
  },
  {
    key: 'name',
    title: text.employee,
    width: 252,
    pinned: true,
    sortable: true,
    shape: 'avatar',
    render: (user) => <EmployeeCell user={user} />,
  },
];

const menu: Column = {
  key: menuColumn,
  title: text.menu,
  width: 70,
  hideTitle: true,
  pinned: true,
  render: (user) => (
    <StaffMenu user={user}>
      <button type="button" className="ta-icon-button ta-bare" aria-label={text.actions(user.name)} tabIndex={-1}>
        <DotsThreeVerticalIcon size={18} weight="bold" />
      </button>
    </StaffMenu>
  ),
};

const column = {
  status: {
    key: 'status',
    title: staffLabel.status,
    width: 118,
    sortable: true,
    shape: 'tag',
    render: ({ status }) => <StatusCell status={status} />,
  },
  phone: {
    key: 'phone_number',
    title: staffLabel.phone_number,
    width: 124,
    sortable: true,
    render: ({ phone_number, name }) => <PhoneCell phone={phone_number} name={name} />,
  },
  job: {
    key: 'job_position',
    title: staffLabel.job_position,
    width: 130,
    sortable: true,
    filter: columnFilters.job_position,
    render: (user) => <Words>{positionOf(user)}</Words>,
  },
  manager: {
    key: 'manager',
    title: staffLabel.manager,
    width: 160,
    sortable: true,
    filter: columnFilters.manager,
    render: ({ manager_name }) => <Words>{manager_name}</Words>,
  },
  office: {
    key: 'office',
    title: staffLabel.office,
    width: 120,
    sortable: true,
    render: ({ office }) => <Words>{wordOf<number>(userText.office, office)}</Words>,
  },
  display: {
    key: 'introduction_status',
    title: text.displayStatus,
    width: 96,
    sortable: true,
    render: ({ introduction_status }) => <DisplayCell shown={introduction_status} />,
  },
  socialId: {
    key: 'social_id',
    title: text.socialId,
    width: 148,
    sortable: true,
    shape: 'twoLines',
    render: (user) => <SocialIdCell user={user} />,
  },
  contact: {
    key: 'contact_name',
    title: text.contactPerson,
    width: 168,
    sortable: true,
    shape: 'twoLines',
    render: (user) => <ContactCell user={user} />,
  },
} satisfies Record<string, Column>;

const gender = choice('gender', 96, (user) => wordOf(userText.gender, user.gender));
const employeeType = choice('employee_type', 124, (user) => wordOf(userText.employeeType, user.employee_type));
const employeeStatus = choice('employee_status', 142, (user) => wordOf(userText.employeeStatus, user.employee_status));
const department = choice('department', 108, (user) => wordOf(userText.department, user.department));

/**
 * Every column of the staff list; the account's status comes first, because it is what an admin acts on. Specification 2 §2.
 */
export const staffColumns: readonly Column[] = [
  ...who,
  menu,
  column.status,
  column.phone,
  words('email', 200),
  column.job,
  department,
  column.manager,
  gender,
  day('date_of_birth'),
  column.socialId,
  words('issued_place', 160),
  words('address', 240),
  choice('marriage', 152, (user) => wordOf(userText.marriage, user.marriage)),
  choice('religion', 124, (user) => wordOf(userText.religion, user.religion)),
  choice('literacy', 160, (user) => wordOf(userText.literacy, user.literacy)),
  column.contact,
  employeeType,
  employeeStatus,
  column.office,
  day('onboarding_date'),
  column.display,
];

/** What back-office staff who are no admins see of their colleagues; there is nothing they may do. Issue 5. */
export const publicColumns: readonly Column[] = [
  ...who,
  column.status,
  column.phone,
  words('email', 200),
  column.job,
  department,
  column.manager,
  gender,
  employeeType,
  employeeStatus,
  column.office,
  day('onboarding_date'),
  column.display,
];
