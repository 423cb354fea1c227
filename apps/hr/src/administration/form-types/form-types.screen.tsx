import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import type { ReactNode } from 'react';
import { workSettingText } from './work-setting.text';
import { Card, Grid, Stack, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { DefaultApprover } from './settings/default-approver';
import { HolidayList } from './settings/holiday-list';
import { FormTypeList } from './form-type-list';

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
