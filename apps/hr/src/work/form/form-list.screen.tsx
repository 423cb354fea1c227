import { useUser } from '@toam/auth/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import { isAdmin } from '@toam/domain/actor';
import { useLive } from '@toam/live/live';
import { Pane, ScreenTitle, useUrlState } from '@toam/ui/core';
import { CountedTabs } from '@toam/ui/list';
import { CreateFormMenu } from './create-form-menu';
import { FormBones } from './form-bones';
import { FormList } from './form-list';
import { formQueries } from './form.queries';
import { formSearch, formTabs, type FormTab } from './form.search';

/** /form: my forms, and those that wait for me. Specification 3 §2.4, D96, D97. */
export function Component() {
  const { mayDecide, isUnknown } = useMayDecide();
  const [search, change] = useUrlState(formSearch);
  const tab = mayDecide ? search.tab : 'mine';
  const queries = useQueryClient();
  // Lists of the noun are only marked stale by default; mine are short, so they follow at once.
  useLive('record.changed', ({ noun }) => {
    if (noun === 'form') void queries.invalidateQueries({ queryKey: formQueries.mineAll });
  });
  return (
    <Pane>
      <ScreenTitle text={formText.title} actions={<CreateFormMenu isMain={tab === 'mine'} />} />
      {mayDecide && (
        <FormTabs tab={tab} onChange={(next) => change({ tab: next, kind: 'all', status: null, open: null })} />
      )}
      {isUnknown && search.tab === 'waiting' ? <FormBones /> : <FormList key={tab} tab={tab} />}
    </Pane>
  );
}

/** Admins decide everything; of others the API knows whether the setting of the approver can ask them. D114. */
function useMayDecide() {
  const user = useUser();
  const { data, isPending } = useQuery(formQueries.waitingCount());
  return { mayDecide: isAdmin(user) || data?.is_asked === true, isUnknown: !isAdmin(user) && isPending };
}

/** Both tabs with the number of pending forms in each. */
function FormTabs({ tab, onChange }: { tab: FormTab; onChange: (tab: FormTab) => void }) {
  const mine = useQuery(formQueries.mineWaiting());
  const waiting = useQuery(formQueries.waitingCount());
  const isKnown = mine.data !== undefined && waiting.data !== undefined;
  return (
    <CountedTabs
      label={text.tabs}
      tabs={formTabs}
      names={text.list}
      open={tab}
      listed={undefined}
      counts={{
        data: isKnown ? { mine: { total: mine.data }, waiting: { total: waiting.data.waiting } } : undefined,
        isError: mine.isError || waiting.isError,
      }}
      onChange={onChange}
    />
  );
}
