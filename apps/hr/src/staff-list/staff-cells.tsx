import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { staffLabel, userText } from '@toam/contracts/texts/user';
import { dayText } from '@toam/domain/day';
import { dialledPhone, phoneInGroups } from '@toam/domain/phone';
import { Avatar, StatusTag } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { RoleTag } from '../staff/role-tag';
import { jobOf } from '../staff/staff-labels';
import type { ListedStaff } from '../staff/staff.queries';

/** Shown for an empty value. */
export const None = () => <span className="ta-none">–</span>;

export const Words = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <span className="ellipsis" title={children}>
      {children}
    </span>
  ) : (
    <None />
  );

/** A line with a second line of details below. */
const Two = ({ first, second }: { first: string; second: string | null }) => (
  <span className="ta-two">
    <span className="ellipsis" title={first}>
      {first}
    </span>
    {second && <span className="ellipsis">{second}</span>}
  </span>
);

/**
 * Portrait, name and job; admins have a tag with their role. The name is a real link, so that it can open in a new tab.
 * A plain press opens the panel, as anywhere on the row.
 */
export const EmployeeCell = ({ user }: { user: ListedStaff }) => (
  <span className={`staff-row-employee${user.status === 0 ? ' staff-row-locked' : ''}`}>
    <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
    <span className="ta-two">
      <Link
        to={paths.staffOf(user.id)}
        className="staff-row-name ellipsis"
        title={user.name}
        tabIndex={-1}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
        }}
      >
        {user.name}
      </Link>
      <span className="staff-row-job">
        <RoleTag role={user.role} />
        <span className="ellipsis">{jobOf(user)}</span>
      </span>
    </span>
  </span>
);

export const PhoneCell = ({ phone, name }: { phone: string | undefined; name: string }) =>
  phone ? (
    <a href={`tel:${dialledPhone(phone)}`} className="staff-row-phone" tabIndex={-1} title={text.call(name)}>
      {phoneInGroups(phone)}
    </a>
  ) : (
    <None />
  );

/** The card's number and, below it, its date of issue. */
export const SocialIdCell = ({ user }: { user: ListedStaff }) => {
  const provided = dayText(user.provided_date ?? null);
  return user.social_id ? <Two first={user.social_id} second={provided && text.provided(provided)} /> : <None />;
};

/** The emergency contact and their number. */
export const ContactCell = ({ user: { contact_name, contact_phone } }: { user: ListedStaff }) => {
  const phone = contact_phone ? phoneInGroups(contact_phone) : null;
  if (!contact_name) return <Words>{phone}</Words>;
  return <Two first={contact_name} second={phone} />;
};

/** Whether the person may sign in. */
export const StatusCell = ({ status }: Pick<ListedStaff, 'status'>) => (
  <StatusTag tone={status === 1 ? 'success' : 'neutral'}>{status === 1 ? text.active : userText.status[0]}</StatusTag>
);

/** Whether the website shows their introduction. */
export const DisplayCell = ({ shown }: { shown: 0 | 1 }) => (
  <span title={staffLabel.introduction_status}>{shown === 1 ? text.shown : text.hidden}</span>
);
