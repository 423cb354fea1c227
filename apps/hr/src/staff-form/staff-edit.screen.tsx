import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { useUser } from '@toam/auth/session';
import { staffFormText as text } from '@toam/contracts/texts/staff-form';
import type { StaffRow, StaffUser } from '@toam/contracts/user/user';
import { commonText } from '@toam/contracts/texts/common';
import { canEditUser } from '@toam/domain/staff/user-access';
import { EditWhile } from '@toam/record-form/edit-while';
import { houseOptions } from '@toam/pickers/house-options';
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
  // Refetch, do not use the copy that the list's panel cached: the version of the edit starts here.
  const user = useQuery({ ...userQueries.record(userId), staleTime: 0 });
  const fresh = { ...user, data: user.isFetchedAfterMount ? user.data : undefined };
  if (!fresh.data && isRefused(user.error))
    return <NotToEdit reason={user.error.message} isForbidden={user.error.status === 403} />;
  return (
    <ScreenState query={options}>
      {(lists) => (
        <ScreenState query={fresh}>
          {(stored) => (
            <EditWhile
              key={stored.id}
              record={isWhole(stored) && canEditUser(viewer, stored) ? stored : null}
              error={user.error}
              refused={
                isWhole(stored) ? (
                  <StaffEdit stored={stored} options={lists} />
                ) : (
                  <NotToEdit reason={commonText.forbidden} isForbidden />
                )
              }
            >
              {(editable) => <StaffEdit stored={editable} options={lists} />}
            </EditWhile>
          )}
        </ScreenState>
      )}
    </ScreenState>
  );
}

/** Colleagues only get the public columns. */
const isWhole = (user: StaffUser | StaffRow): user is StaffUser => 'version' in user;

const NotToEdit = (refusal: { reason: string; isForbidden: boolean }) => (
  <RefusedState {...refusal}>
    <Link to={paths.staff}>{text.backToList}</Link>
  </RefusedState>
);
