import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { userText } from '@toam/contracts/texts/user';
import { choiceWord } from '@toam/contracts/user/staff-choices';
import { dialledPhone, phoneInGroups } from '@toam/domain/phone';
import { Avatar, StatusTag } from '@toam/ui/core';
import { DotsThreeVerticalIcon, PhoneIcon } from '@toam/ui/icons';
import type { SyntheticEvent } from 'react';
import { RoleTag } from '../staff/role-tag';
import { StaffMenu } from '../staff/staff-menu';
import { jobOf } from '../staff/staff-labels';
import type { ListedStaff } from '../staff/staff.queries';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Their job and department: "Trưởng nhóm · Kinh doanh". */
const workOf = (user: ListedStaff): string =>
  [jobOf(user), choiceWord('department', user.department)].filter(Boolean).join(' · ');

/** A colleague on a phone: name, job, and large buttons to reach them. */
export const StaffCard = ({ user }: { user: ListedStaff }) => (
  <article className={user.status === 0 ? 'staff-tile staff-row-locked' : 'staff-tile'}>
    <Avatar id={user.id} name={user.name} image={user.avatar} size={44} decorative />
    <div className="staff-tile-words">
      <b className="staff-row-name ellipsis">{user.name}</b>
      <span className="staff-row-job">
        <RoleTag role={user.role} />
        <span className="ellipsis">{workOf(user)}</span>
      </span>
      <span className="staff-tile-phone">{user.phone_number ? phoneInGroups(user.phone_number) : '–'}</span>
      <span className="staff-tile-foot">
        {user.status === 0 ? (
          <StatusTag tone="neutral">{userText.status[0]}</StatusTag>
        ) : (
          <span className="ellipsis">{choiceWord('employeeStatus', user.employee_status)}</span>
        )}
      </span>
    </div>
    <div className="staff-tile-tools" onClick={stop}>
      {user.phone_number && (
        <a href={`tel:${dialledPhone(user.phone_number)}`} aria-label={text.call(user.name)}>
          <PhoneIcon size={20} />
        </a>
      )}
      <StaffMenu user={user}>
        <button type="button" aria-label={text.actions(user.name)}>
          <DotsThreeVerticalIcon size={22} weight="bold" />
        </button>
      </StaffMenu>
    </div>
  </article>
);
