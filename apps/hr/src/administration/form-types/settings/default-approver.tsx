import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { InputOf } from '@toam/contracts/endpoint';
import { changeFormSetting } from '@toam/contracts/form/form.endpoints';
import { approverWays, formText } from '@toam/contracts/form/form.text';
import { workSettingText as text } from '../work-setting.text';
import { useLive } from '@toam/live/live';
import { ChoiceRow, ScreenState, showError, Stack, Text, toast } from '@toam/ui/core';
import { Alert, Skeleton } from '@toam/ui/detail';
import { ChoiceSelect } from '@toam/ui/form';
import { useState } from 'react';
import { workSettingQueries } from './work-setting.queries';

/** Who decides a form unless its sender names somebody else: an admin, or the sender's direct manager. D96, D114, H12. */
export function DefaultApprover() {
  const queries = useQueryClient();
  const { queryKey } = workSettingQueries.approver;
  const [isSaving, setIsSaving] = useState(false);
  const setting = useQuery(workSettingQueries.approver);
  useLive('record.changed', ({ noun }) => {
    if (noun === 'form-setting') void queries.invalidateQueries({ queryKey });
  });
  const change = async (body: InputOf<typeof changeFormSetting>['body']) => {
    setIsSaving(true);
    try {
      const changed = await call(changeFormSetting, { body });
      queries.setQueryData(queryKey, changed);
      if (body.by) toast.success(text.approverWay(formText.approverBy[body.by]));
      else if (changed.fixed) toast.success(text.approverChanged(changed.fixed.name));
    } catch (error) {
      showError(error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <ScreenState query={setting} skeleton={<Skeleton active title={false} paragraph={{ rows: 1 }} />}>
      {({ by, fixed, admins }) => (
        <Stack gap={8}>
          {admins.length === 0 && <Alert type="warning" showIcon title={text.nobody} />}
          <ChoiceRow
            label={text.approverBy}
            choices={approverWays.map((value) => ({ value, label: formText.approverBy[value] }))}
            value={by}
            onChange={(next) => next !== by && !isSaving && void change({ by: next })}
          />
          {by === 'manager' && (
            <Text as="p" size={12} tone="text2">
              {text.approverAdmin.manager}
            </Text>
          )}
          <ChoiceSelect
            label={text.approverAdmin[by]}
            value={fixed?.id ?? null}
            chosenLabel={fixed?.name}
            choices={admins.map((person) => ({ value: person.id, label: person.name }))}
            loading={isSaving}
            disabled={isSaving || admins.length === 0}
            onChange={(id) => id !== null && id !== fixed?.id && void change({ approver_id: id })}
          />
          <Text as="p" size={12} tone="text2">
            {text.approverNote[by]}
          </Text>
        </Stack>
      )}
    </ScreenState>
  );
}
