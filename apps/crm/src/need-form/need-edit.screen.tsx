import { useQuery, useQueryClient } from '@tanstack/react-query';
import { needText, needLabel } from '@toam/contracts/need/need.text';
import { houseOptions } from '@toam/pickers/house-options';
import { EditScreen } from '@toam/record-form/edit-screen';
import { ScreenState, formatTotal, Text, toast } from '@toam/ui/core';
import { useParams } from 'react-router-dom';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { changeRequest } from '@toam/contracts/need/need.endpoints';
import type { NeedDetail } from '@toam/contracts/need/need.schema';
import { useLeaveForm } from '@toam/platform/way-back';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { needFormText as text } from './need-form.text';
import { needQueries } from '../need/need.queries';
import { paths } from '../paths';
import { changeBody, needFormSchema, valuesOf } from './need-form.values';
import { needWords } from './need-form.labels';
import { NeedForm } from './need.form';

interface NeedEditProps {
  stored: NeedDetail;
  options: HouseOptions;
}

/** The form of a stored need. */
function NeedEdit({ stored, options }: NeedEditProps) {
  const user = useUser();
  const queries = useQueryClient();
  const back = useLeaveForm(paths.need(stored.id));
  const { form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('request', stored.id),
    schema: needFormSchema,
    begin: { version: stored.version, values: valuesOf(stored) },
    valuesOf,
    send: (edit, once) => {
      const body = changeBody(user, stored.id, edit);
      return body && call(changeRequest, { body, ...once });
    },
    onSaved: (saved) => {
      back();
      void queries.invalidateQueries({ queryKey: needQueries.all });
      if (saved) toast.success(saved.message);
    },
  });
  return (
    <>
      <NeedForm
        form={form}
        options={options}
        title={text.editTitle}
        draft={draft}
        customer={stored.customer}
        isCustomerFixed={Object.values(stored.counts).some((count) => count > 0)}
        matched={<MatchedNow needId={stored.id} />}
        saving={{ isPending: saving.isPending, save: () => saving.save(), back }}
      />
      <RecordConflictDialog conflict={conflict} labels={needLabel} words={needWords(options)} />
    </>
  );
}

/** How many houses fit the stored need. Empty while that is not known. */
function MatchedNow({ needId }: { needId: number }) {
  const count = useQuery(needQueries.matched([needId])).data?.get(needId);
  if (!count) return null;
  return (
    <Text padX={10} padY={8} size={13} tone="teal" weight={500} background="tealTint" radius={6}>
      {text.matchedNow(formatTotal(count.total, count.total_capped))}
    </Text>
  );
}

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
