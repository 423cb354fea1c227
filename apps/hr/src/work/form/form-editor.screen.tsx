import { useQuery } from '@tanstack/react-query';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import { formKinds, type FormKind } from '@toam/domain/work/day-forms';
import { EditRecord, type Refusal } from '@toam/record-form/edit-record';
import { RefusedState, ScreenState } from '@toam/ui/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { FormEditor } from './form-editor';
import { prefilled, useFormPrefill } from './form-prefill';
import { formQueries } from './form.queries';
import { emptyForm } from './form-values';
import { countedShiftsOf } from './use-form-types';

/** /form/leave and its four sisters: a new form, or `?id=` an own one that still waits. Brief 5, H16. */
export function Component() {
  const segment = useLocation().pathname.split('/').at(-1);
  const kind = formKinds.find((one) => one === segment) ?? 'leave';
  const { id } = useFormPrefill();
  return id === null ? <NewForm key={kind} kind={kind} /> : <StoredForm key={`${kind}-${id}`} kind={kind} id={id} />;
}

function NewForm({ kind }: { kind: FormKind }) {
  const types = useQuery(formQueries.types());
  const setting = useQuery(formQueries.setting());
  const prefill = useFormPrefill();
  return (
    <ScreenState query={types}>
      {(lists) => (
        <ScreenState query={setting}>
          {({ approver, choices }) => {
            const shifts = countedShiftsOf(lists.shift);
            const times = { time_start: shifts[0]?.start ?? '', time_end: shifts.at(-1)?.end ?? '' };
            const begin = {
              ...emptyForm,
              ...(kind === 'business' && times),
              ...(kind === 'explanation' && { shift: null }),
              user_approve: approver?.id ?? null,
              ...prefilled(kind, prefill),
            };
            return (
              <FormEditor
                key={`${prefill.date}-${prefill.shift}-${prefill.activity}`}
                {...{ kind, lists, begin, approvers: choices }}
                stored={null}
                draftOf={prefill.date}
              />
            );
          }}
        </ScreenState>
      )}
    </ScreenState>
  );
}

function StoredForm({ kind, id }: { kind: FormKind; id: number }) {
  const types = useQuery(formQueries.types());
  const setting = useQuery(formQueries.setting());
  const record = useQuery({ ...formQueries.record(kind, id), staleTime: 0 });
  return (
    <EditRecord
      query={record}
      editable={(stored) => (stored.may_edit ? stored : null)}
      refused={(stored) => (
        <NotToEdit reason={stored.status === 0 ? formText.mayNotChange : formText.decided} isForbidden />
      )}
      unreadable={NotToEdit}
    >
      {(stored) => (
        <ScreenState query={types}>
          {(lists) => (
            <ScreenState query={setting}>
              {({ choices }) => <FormEditor {...{ kind, lists, stored, approvers: choices }} draftOf={id} />}
            </ScreenState>
          )}
        </ScreenState>
      )}
    </EditRecord>
  );
}

const NotToEdit = (refusal: Refusal) => (
  <RefusedState {...refusal}>
    <Link to={paths.forms}>{text.back}</Link>
  </RefusedState>
);
