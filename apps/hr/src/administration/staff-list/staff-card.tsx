import { staffListText as text } from '../staff/staff-list.text';
import { userText } from '@toam/contracts/user/user.text';
import { choiceWord } from '@toam/contracts/user/staff-choices';
import { dialledPhone, phoneInGroups } from '@toam/domain/phone';
import { Avatar, Cell, IconButton, Row, StatusTag, Text } from '@toam/ui/core';
import { DotsThreeVerticalIcon, PhoneIcon } from '@toam/ui/icons';
import type { SyntheticEvent } from 'react';
import { RoleTag } from '../staff/role-tag';
import { StaffMenu } from '../staff/staff-menu';
import { jobOf } from '../staff/staff-labels';
import type { ListedStaff } from '../staff/staff.queries';
import * as css from './staff-list.module.css';

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
