import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { needText } from '@toam/contracts/texts/need';
import { needFormText as text } from '@toam/contracts/texts/need-form';
import { houseOptions } from '@toam/pickers/house-options';
import { EditWhile } from '@toam/record-form/edit-while';
import { RefusedState, ScreenState } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { needQueries } from '../need/need.queries';
import { paths } from '../paths';
import { NeedEdit } from './need-edit';

/** /request/edit/{id}. Specification 2 §2. */
export function Component() {
  const requestId = Number(useParams().requestId);
  const options = useQuery(houseOptions());
  // Reads the need anew and ignores the cache, because the edit is based on this version.
  const need = useQuery({ ...needQueries.detail(requestId), staleTime: 0 });
  const fresh = { ...need, data: need.isFetchedAfterMount ? need.data : undefined };
  if (!fresh.data && isRefused(need.error))
    return <NotToEdit reason={need.error.message} isForbidden={need.error.status === 403} />;
  return (
    <ScreenState query={options}>
      {(lists) => (
        <ScreenState query={fresh}>
          {(stored) => (
            <EditWhile
              key={stored.id}
              record={stored.may_edit ? stored : null}
              error={need.error}
              refused={<NotToEdit reason={needText.mayNotEdit} isForbidden />}
            >
              {(editable) => <NeedEdit stored={editable} options={lists} />}
            </EditWhile>
          )}
        </ScreenState>
      )}
    </ScreenState>
  );
}

const NotToEdit = (refusal: { reason: string; isForbidden: boolean }) => (
  <RefusedState {...refusal}>
    <Link to={paths.needs}>{text.backToList}</Link>
  </RefusedState>
);
