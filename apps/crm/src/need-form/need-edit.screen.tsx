import { useQuery } from '@tanstack/react-query';
import { needText } from '@toam/contracts/request/need.text';
import { needFormText as text } from './need-form.text';
import { houseOptions } from '@toam/pickers/house-options';
import { EditScreen } from '@toam/record-form/edit-screen';
import { ScreenState } from '@toam/ui/core';
import { useParams } from 'react-router-dom';
import { needQueries } from '../need/need.queries';
import { paths } from '../paths';
import { NeedEdit } from './need-edit';

/** /request/edit/{id}. Specification 2 §2. */
export function Component() {
  const options = useQuery(houseOptions());
  return (
    <EditScreen
      of={useParams().requestId}
      detail={needQueries.detail}
      notFound={needText.notFound}
      mayNotEdit={needText.mayNotEdit}
      back={{ to: paths.needs, text: text.backToList }}
    >
      {(stored) => <ScreenState query={options}>{(lists) => <NeedEdit stored={stored} options={lists} />}</ScreenState>}
    </EditScreen>
  );
}
