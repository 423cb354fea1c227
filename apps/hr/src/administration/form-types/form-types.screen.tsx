import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { InputOf } from '@toam/contracts/endpoint';
import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import { changeFormSetting } from '@toam/contracts/form/form.endpoints';
import { approverWays, formText } from '@toam/contracts/form/form.text';
import { useLive } from '@toam/live/live';
import { Card, Grid, Stack, Text, ChoiceRow, ScreenState, showError, toast } from '@toam/ui/core';
import { Alert, Skeleton } from '@toam/ui/detail';
import { ChoiceSelect } from '@toam/ui/form';
import { type ReactNode, useState } from 'react';
import { FormTypeList } from './form-type-list';
import { HolidayList } from './settings/holiday-list';
import { workSettingQueries } from './settings/work-setting.queries';
import { workSettingText } from './work-setting.text';

/** /admin/form: shifts with their types, reasons for leave, holidays, and who decides forms. Specification 2 §2 "Form types", H1, H12. */
export const Component = () => (
  <Grid
    columns="repeat(auto-fit, minmax(min(100%, 440px), 1fr))"
    align="start"
    gap={[16, 12]}
    padX={[16, 12]}
    padY={[16, 12]}
  >
    <Panel title={text.shifts}>
      <Alert type="info" showIcon title={workSettingText.pastNote} />
      <FormTypeList kind="shift" />
      <FormTypeList kind="typeShift" />
    </Panel>
    <Panel title={text.leaves}>
      <FormTypeList kind="reasonLeave" />
    </Panel>
    <Panel title={workSettingText.holidays}>
      <HolidayList />
    </Panel>
    <Panel title={workSettingText.approver}>
      <DefaultApprover />
    </Panel>
  </Grid>
);

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" gap={12} aria-label={title}>
    <Text as="h2" size={16} weight={600}>
      {title}
    </Text>
    <Stack gap={20}>{children}</Stack>
  </Card>
);

/** Who decides a form unless its sender names somebody else: an admin, or the sender's direct manager. D96, D114, H12. */
function DefaultApprover() {
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
      if (body.by) toast.success(workSettingText.approverWay(formText.approverBy[body.by]));
      else if (changed.fixed) toast.success(workSettingText.approverChanged(changed.fixed.name));
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
          {admins.length === 0 && <Alert type="warning" showIcon title={workSettingText.nobody} />}
          <ChoiceRow
            label={workSettingText.approverBy}
            choices={approverWays.map((value) => ({ value, label: formText.approverBy[value] }))}
            value={by}
            onChange={(next) => next !== by && !isSaving && void change({ by: next })}
          />
          {by === 'manager' && (
            <Text as="p" size={12} tone="text2">
              {workSettingText.approverAdmin.manager}
            </Text>
          )}
          <ChoiceSelect
            label={workSettingText.approverAdmin[by]}
            value={fixed?.id ?? null}
            chosenLabel={fixed?.name}
            choices={admins.map((person) => ({ value: person.id, label: person.name }))}
            loading={isSaving}
            disabled={isSaving || admins.length === 0}
            onChange={(id) => id !== null && id !== fixed?.id && void change({ approver_id: id })}
          />
          <Text as="p" size={12} tone="text2">
            {workSettingText.approverNote[by]}
          </Text>
        </Stack>
      )}
    </ScreenState>
  );
}
