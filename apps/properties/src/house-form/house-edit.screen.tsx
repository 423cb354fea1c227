import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { houseFormText } from './house-form.text';
import { canEditHouse } from '@toam/domain/house/house-access';
import { houseOptions } from '@toam/pickers/house-options';
import { EditRecord } from '@toam/record-form/edit-record';
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
  const house = useQuery({ ...houseQueries.detail(houseId), staleTime: 0 });
  return (
    <EditRecord
      query={house}
      editable={(stored) => (canEditHouse(user, stored) ? stored : null)}
      refused={(stored) => (
        <RefusedState reason={houseFormText.mayNotEdit} isForbidden>
          <Link to={paths.house(stored.id)}>{houseFormText.backToHouse}</Link>
        </RefusedState>
      )}
      unreadable={(refusal) => (
        <RefusedState {...refusal}>
          <Link to={paths.houses}>{houseDetailText.backToList}</Link>
        </RefusedState>
      )}
    >
      {(stored) => (
        <ScreenState query={options}>{(lists) => <HouseEdit stored={stored} options={lists} />}</ScreenState>
      )}
    </EditRecord>
  );
}
