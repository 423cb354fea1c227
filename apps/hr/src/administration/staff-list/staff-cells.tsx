import { staffListText as text } from '../staff/staff-list.text';
import { staffLabel, userText } from '@toam/contracts/user/user.text';
import { dayText } from '@toam/domain/day';
import { dialledPhone, phoneInGroups } from '@toam/domain/phone';
import { Avatar, NoValue, Row, StatusTag, Text, TwoLines } from '@toam/ui/core';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { RoleTag } from '../staff/role-tag';
import { jobOf } from '../staff/staff-labels';
import type { ListedStaff } from '../staff/staff.queries';
import * as css from './staff-list.module.css';

export const Words = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <span className="ellipsis" title={children}>
      {children}
    </span>
  ) : (
    <NoValue />
  );

/** A line with a second line of details below. */
const Two = ({ first, second }: { first: string; second: string | null }) => (
  <TwoLines>
    <span className="ellipsis" title={first}>
      {first}
    </span>
    {second && <span className="ellipsis">{second}</span>}
  </TwoLines>
);

/**
 * Portrait, name and job; admins have a tag with their role. The name is a real link, so that it can open in a new tab.
 * A plain press opens the panel, as anywhere on the row.
 */
export const EmployeeCell = ({ user }: { user: ListedStaff }) => (
  <Row as="span" gap={10} width="100%" className={css.person} data-locked={user.status === 0 || undefined}>
    <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
    <TwoLines flex={1}>
      <Text
        as={Link}
        to={paths.staffOf(user.id)}
        tone={user.status === 0 ? 'text2' : undefined}
        className={clsx('ellipsis', css.name)}
        title={user.name}
        tabIndex={-1}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
        }}
      >
        {user.name}
      </Text>
      <Row as="span" gap={6}>
        <RoleTag role={user.role} />
        <span className="ellipsis">{jobOf(user)}</span>
      </Row>
    </TwoLines>
  </Row>
);

export const PhoneCell = ({ phone, name }: { phone: string | undefined; name: string }) =>
  phone ? (
    <Text as="a" nowrap href={`tel:${dialledPhone(phone)}`} tabIndex={-1} title={text.call(name)}>
      {phoneInGroups(phone)}
    </Text>
  ) : (
    <NoValue />
  );

/** The card's number and, below it, its date of issue. */
export const SocialIdCell = ({ user }: { user: ListedStaff }) => {
  const provided = dayText(user.provided_date ?? null);
  return user.social_id ? <Two first={user.social_id} second={provided && text.provided(provided)} /> : <NoValue />;
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
