import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeFormSetting } from '@toam/contracts/form/form.endpoints';
import { workSettingText as text } from '@toam/contracts/texts/work-setting';
import { useLive } from '@toam/live/live';
import { ScreenState, showError, Stack, Text, toast } from '@toam/ui/core';
import { Alert, Skeleton } from '@toam/ui/detail';
import { ChoiceSelect } from '@toam/ui/form';
import { useState } from 'react';
import { workSettingQueries } from './work-setting.queries';

/** Who decides a form unless its sender names somebody else. D96, H12. */
export function DefaultApprover() {
  const queries = useQueryClient();
  const { queryKey } = workSettingQueries.approver;
  const [isSaving, setIsSaving] = useState(false);
  const setting = useQuery(workSettingQueries.approver);
  useLive('record.changed', ({ noun }) => {
    if (noun === 'form-setting') void queries.invalidateQueries({ queryKey });
  });
  const name = async (approver_id: number) => {
    setIsSaving(true);
    try {
      const { approver, choices } = await call(changeFormSetting, { body: { approver_id } });
      queries.setQueryData(queryKey, { approver, choices });
      if (approver) toast.success(text.approverChanged(approver.name));
    } catch (error) {
      showError(error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <ScreenState query={setting} skeleton={<Skeleton active title={false} paragraph={{ rows: 1 }} />}>
      {({ approver, choices }) => (
        <Stack gap={8}>
          {choices.length === 0 && <Alert type="warning" showIcon title={text.nobody} />}
          <ChoiceSelect
            label={text.approver}
            value={approver?.id ?? null}
            chosenLabel={approver?.name}
            choices={choices.map((person) => ({ value: person.id, label: person.name }))}
            loading={isSaving}
            disabled={isSaving || choices.length === 0}
            onChange={(id) => id !== null && id !== approver?.id && void name(id)}
          />
          <Text as="p" size={12} tone="text2">
            {text.approverNote}
          </Text>
        </Stack>
      )}
    </ScreenState>
  );
}
