import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { useUser } from '@toam/auth/session';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { houseFormText } from '@toam/contracts/texts/house-form';
import { canEditHouse } from '@toam/domain/house/house-access';
import { houseOptions } from '@toam/pickers/house-options';
import { EditWhile } from '@toam/record-form/edit-while';
import { RefusedState, ScreenState } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { HouseEdit } from './house-edit';

/** /house/edit/{id}. Specification 1 §2 "Create / edit property". */
export function Component() {
  const houseId = Number(useParams().houseId);
  const user = useUser();
  const options = useQuery(houseOptions());
  // Reads the house anew and ignores the cache, because the edit is based on this version.
  const house = useQuery({ ...houseQueries.detail(houseId), staleTime: 0 });
  const fresh = { ...house, data: house.isFetchedAfterMount ? house.data : undefined };
  if (!fresh.data && isRefused(house.error))
    return (
      <RefusedState reason={house.error.message} isForbidden={house.error.status === 403}>
        <Link to={paths.houses}>{houseDetailText.backToList}</Link>
      </RefusedState>
    );
  return (
    <ScreenState query={options}>
      {(lists) => (
        <ScreenState query={fresh}>
          {(stored) => (
            <EditWhile
              key={stored.id}
              record={canEditHouse(user, stored) ? stored : null}
              error={house.error}
              refused={
                <RefusedState reason={houseFormText.mayNotEdit} isForbidden>
                  <Link to={paths.house(stored.id)}>{houseFormText.backToHouse}</Link>
                </RefusedState>
              }
            >
              {(editable) => <HouseEdit stored={editable} options={lists} />}
            </EditWhile>
          )}
        </ScreenState>
      )}
    </ScreenState>
  );
}
