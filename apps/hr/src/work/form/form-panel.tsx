import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { listText } from '@toam/contracts/texts/list';
import { Bar, Cell, IconButton, RefusedState, Row, ScreenState, Stack, useIsPhone } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { XIcon } from '@toam/ui/icons';
import { useHotkeys } from '@toam/ui/list';
import { FormDetails } from './form-details';
import { FormFoot } from './form-foot';
import type { FormActions } from './form-menu';
import * as css from './form.module.css';
import { formQueries } from './form.queries';
import type { FormTab } from './form.search';
import type { CurrentForm } from './use-current-form';
import { actionOf } from './use-form-actions';

interface FormPanelProps {
  id: number;
  /** The row of the list, if it has it. */
  listed: FormRow | undefined;
  tab: FormTab;
  actions: FormActions;
  current: CurrentForm;
}

/** The newer of the two: a live event reads one of them first. */
const newer = (one: FormRow | undefined, other: FormRow | undefined): FormRow | undefined =>
  one && (!other || one.version > other.version) ? one : other;

/** A form beside its list; on a phone over it. It stays open when somebody else decides it, and says so. */
export function FormPanel({ id, listed, tab, actions, current }: FormPanelProps) {
  const isPhone = useIsPhone();
  const found = useQuery(formQueries.record('all', id));
  const refusal = isRefused(found.error) ? found.error : null; // also withdrawn while it is open
  const form = refusal ? undefined : newer(listed, found.data);
  const action = form && actionOf(form, tab);
  const decide = (act: (one: FormRow) => unknown) => () => {
    if (form && action === 'decide') act(form);
  };
  useHotkeys({ a: decide(actions.approve), r: decide(actions.reject) });
  const body = refusal ? (
    <RefusedState heading="h2" reason={refusal.message} isForbidden={refusal.status === 403} />
  ) : (
    <ScreenState query={{ ...found, data: form }}>
      {(one) => <FormDetails form={one} closing={!isPhone && tab === 'mine' && <Closing onClick={current.close} />} />}
    </ScreenState>
  );
  const foot = form && action && <FormFoot {...{ form, action, actions }} />;
  const label = form ? formText.titleOf(form.kind) : formText.title;
  if (isPhone)
    return (
      <DetailPanel label={label} title={label} onClose={current.close} footer={foot}>
        {body}
      </DetailPanel>
    );
  return (
    <Row flex="none" align="stretch" edge="left" background="layout" className={css.panel}>
      <Cell as="section" aria-label={label}>
        <Stack flex={1} overflow="scroll">
          {body}
        </Stack>
        {foot && (
          <Bar as="footer" height={56} background="surface" edge="top" liftsToasts="bar">
            <Cell>{foot}</Cell>
          </Bar>
        )}
      </Cell>
    </Row>
  );
}

/** The queue's panel always shows a form, so only the panel beside one's own forms has it. */
const Closing = ({ onClick }: { onClick: () => void }) => (
  <IconButton aria-label={listText.close} title={`${listText.close} (Esc)`} onClick={onClick}>
    <XIcon size={18} />
  </IconButton>
);
