import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { houseFormText } from '@toam/contracts/texts/house-form';
import { canEditHouse } from '@toam/domain/house-access';
import { houseOptions } from '@toam/pickers/house-options';
import { EmptyState, ScreenState } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { HouseEdit } from './house-edit';

/** /house/edit/{id}. Specification 1 §2 "Create / edit property". */
export function Component() {
  const houseId = Number(useParams().houseId);
  const user = useUser();
  const options = useQuery(houseOptions());
  // As it is now, not as a list left it in the cache: the version of the edit begins here.
  const house = useQuery({ ...houseQueries.detail(houseId), staleTime: 0 });
  const fresh = { ...house, data: house.isFetchedAfterMount ? house.data : undefined };
  return (
    <ScreenState query={options}>
      {(lists) => (
        <ScreenState query={fresh}>
          {(stored) =>
            canEditHouse(user, stored) ? (
              <HouseEdit key={stored.id} stored={stored} options={lists} />
            ) : (
              <EmptyState reason={houseFormText.mayNotEdit}>
                <Link to={paths.house(stored.id)}>{houseFormText.backToHouse}</Link>
              </EmptyState>
            )
          }
        </ScreenState>
      )}
    </ScreenState>
  );
}
