import { staffValueText, choiceWord } from '@toam/contracts/user/staff-choices';
import { publicStaffSorts, type StaffSort } from '@toam/contracts/user/user-list.schema';
import { staffLabel, userText } from '@toam/contracts/user/user.text';
import { dialledPhone, phoneInGroups } from '@toam/domain/phone';
import { widthOf } from '@toam/domain/staff/staff-columns';
import { IconButton, Text, Avatar, Cell, Row, StatusTag } from '@toam/ui/core';
import { DotsThreeVerticalIcon, PhoneIcon } from '@toam/ui/icons';
import type { ListColumn } from '@toam/ui/list';
import type { SyntheticEvent } from 'react';
import { RoleTag } from '../staff/role-tag';
import { positionOf, jobOf } from '../staff/staff-labels';
import { staffListText as text } from '../staff/staff-list.text';
import { StaffMenu } from '../staff/staff-menu';
import type { ListedStaff } from '../staff/staff.queries';
import { ContactCell, DisplayCell, EmployeeCell, PhoneCell, SocialIdCell, StatusCell, Words } from './staff-cells';
import { columnFilters } from './staff-list.filters';
import * as css from './staff-list.module.css';

type Column = ListColumn<ListedStaff>;

/** The row's menu; sheets leave it out. */
export const menuColumn = 'menu';

const menu: Column = {
  key: menuColumn,
  title: text.menu,
  width: 70,
  hideTitle: true,
  pinned: true,
  render: (user) => (
    <StaffMenu user={user}>
      <IconButton aria-label={text.actions(user.name)} tabIndex={-1}>
        <DotsThreeVerticalIcon size={18} weight="bold" />
      </IconButton>
    </StaffMenu>
  ),
};

/** What a column overrides: a cell with more than the value, another title. */
const own: Partial<Record<StaffSort, Partial<Column>>> = {
  id: { pinned: true, render: ({ id }) => <Text tone="text2">#{id}</Text> },
  name: { title: text.employee, pinned: true, shape: 'avatar', render: (user) => <EmployeeCell user={user} /> },
  status: { shape: 'tag', render: ({ status }) => <StatusCell status={status} /> },
  phone_number: { render: ({ phone_number, name }) => <PhoneCell phone={phone_number} name={name} /> },
  job_position: { render: (user) => <Words>{positionOf(user)}</Words> },
  manager: { render: ({ manager_name }) => <Words>{manager_name}</Words> },
  introduction_status: {
    title: text.displayStatus,
    render: ({ introduction_status }) => <DisplayCell shown={introduction_status} />,
  },
  social_id: { title: text.socialId, shape: 'twoLines', render: (user) => <SocialIdCell user={user} /> },
  contact_name: { title: text.contactPerson, shape: 'twoLines', render: (user) => <ContactCell user={user} /> },
};

/** px */
const usualWidth = 120;

/** Filters in the column heads. The account's status is chosen above the list, with the roles. */
const headFilters: Readonly<Partial<Record<string, Column['filter']>>> = { ...columnFilters, status: undefined };

function columnOf(key: StaffSort): Column {
  const filter = headFilters[key];
  return {
    key,
    title: staffLabel[key],
    width: widthOf(key) ?? usualWidth,
    sortable: true,
    ...(filter && { filter }),
    render: (user) => <Words>{staffValueText(key, user[key])}</Words>,
    ...own[key],
  };
}

const who = (['id', 'name'] as const).map(columnOf);

/** The account's status comes first, because admins act on it. */
const others = (
  [
    ...([
      'status',
      'phone_number',
      'email',
      'job_position',
      'department',
      'manager',
      'gender',
      'date_of_birth',
    ] as const),
    ...(['social_id', 'issued_place', 'address', 'marriage', 'religion', 'literacy', 'contact_name'] as const),
    ...(['employee_type', 'employee_status', 'office', 'onboarding_date', 'introduction_status'] as const),
  ] satisfies StaffSort[]
).map(columnOf);

/** Every column of the staff list. Specification 2 §2. */
export const staffListColumns: readonly Column[] = [...who, menu, ...others];

const isPublic = ({ key }: Column) => publicStaffSorts.some((sort) => sort === key);

/** The columns for back-office staff who are not admins. They have no actions. Issue 5. */
export const publicColumns: readonly Column[] = [...who, ...others.filter(isPublic)];

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Their job and department: "Trưởng nhóm · Kinh doanh". */
const workOf = (user: ListedStaff): string =>
  [jobOf(user), choiceWord('department', user.department)].filter(Boolean).join(' · ');

const tool = { width: 40, height: 44 } as const;

/** A colleague on a phone: name, job, and large buttons to reach them. */
export const StaffCard = ({ user }: { user: ListedStaff }) => (
  <Row
    as="article"
    gap={12}
    align="stretch"
    height="100%"
    className={css.person}
    data-locked={user.status === 0 || undefined}
  >
    <Avatar id={user.id} name={user.name} image={user.avatar} size={44} decorative />
    <Cell size={12} tone="text2">
      <Text as="b" size={15} weight={600} tone={user.status === 0 ? 'text2' : 'text'} ellipsis>
        {user.name}
      </Text>
      <Row as="span" gap={6}>
        <RoleTag role={user.role} />
        <span className="ellipsis">{workOf(user)}</span>
      </Row>
      <Text size={13}>{user.phone_number ? phoneInGroups(user.phone_number) : '–'}</Text>
      <Cell />
      <Row as="span" tone="text3">
        {user.status === 0 ? (
          <StatusTag tone="neutral">{userText.status[0]}</StatusTag>
        ) : (
          <span className="ellipsis">{choiceWord('employeeStatus', user.employee_status)}</span>
        )}
      </Row>
    </Cell>
    <Row flex="none" align="start" className={css.tools} onClick={stop}>
      {user.phone_number && (
        <IconButton
          as="a"
          {...tool}
          tone="teal"
          href={`tel:${dialledPhone(user.phone_number)}`}
          aria-label={text.call(user.name)}
        >
          <PhoneIcon size={20} />
        </IconButton>
      )}
      <StaffMenu user={user}>
        <IconButton {...tool} aria-label={text.actions(user.name)}>
          <DotsThreeVerticalIcon size={22} weight="bold" />
        </IconButton>
      </StaffMenu>
    </Row>
  </Row>
);
