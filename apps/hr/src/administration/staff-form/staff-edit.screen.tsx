import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { commonText } from '@toam/contracts/texts/common';
import { staffFormText as text } from './staff-form.text';
import type { StaffRow, StaffUser } from '@toam/contracts/user/user';
import { canEditUser } from '@toam/domain/staff/user-access';
import { houseOptions } from '@toam/pickers/house-options';
import { EditRecord, type Refusal } from '@toam/record-form/edit-record';
import { RefusedState, ScreenState } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { userQueries } from '../staff/staff.queries';
import { StaffEdit } from './staff-edit';

/** /user/edit/{id} and /admin/user/edit/{id}. Specification 2 §2, D14. */
export function Component() {
  const userId = Number(useParams().userId);
  const viewer = useUser();
  const options = useQuery(houseOptions());
  const user = useQuery({ ...userQueries.record(userId), staleTime: 0 });
  const form = (stored: StaffUser) => (
    <ScreenState query={options}>{(lists) => <StaffEdit stored={stored} options={lists} />}</ScreenState>
  );
  return (
    <EditRecord<StaffUser | StaffRow, StaffUser>
      query={user}
      editable={(stored) => (isWhole(stored) && canEditUser(viewer, stored) ? stored : null)}
      refused={(stored) => (isWhole(stored) ? form(stored) : <NotToEdit reason={commonText.forbidden} isForbidden />)}
      unreadable={NotToEdit}
    >
      {form}
    </EditRecord>
  );
}

/** Colleagues only get the public columns. */
const isWhole = (user: StaffUser | StaffRow): user is StaffUser => 'version' in user;

const NotToEdit = (refusal: Refusal) => (
  <RefusedState {...refusal}>
    <Link to={paths.staff}>{text.backToList}</Link>
  </RefusedState>
);
