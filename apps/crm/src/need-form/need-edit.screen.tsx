import { useQuery } from '@tanstack/react-query';
import { needText } from '@toam/contracts/texts/need';
import { needFormText as text } from '@toam/contracts/texts/need-form';
import { houseOptions } from '@toam/pickers/house-options';
import { EditRecord, type Refusal } from '@toam/record-form/edit-record';
import { RefusedState, ScreenState } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { needQueries } from '../need/need.queries';
import { paths } from '../paths';
import { NeedEdit } from './need-edit';

/** /request/edit/{id}. Specification 2 §2. */
export function Component() {
  const requestId = Number(useParams().requestId);
  const options = useQuery(houseOptions());
  const need = useQuery({ ...needQueries.detail(requestId), staleTime: 0 });
  return (
    <EditRecord
      query={need}
      editable={(stored) => (stored.may_edit ? stored : null)}
      refused={() => <NotToEdit reason={needText.mayNotEdit} isForbidden />}
      unreadable={NotToEdit}
    >
      {(stored) => <ScreenState query={options}>{(lists) => <NeedEdit stored={stored} options={lists} />}</ScreenState>}
    </EditRecord>
  );
}

const NotToEdit = (refusal: Refusal) => (
  <RefusedState {...refusal}>
    <Link to={paths.needs}>{text.backToList}</Link>
  </RefusedState>
);
