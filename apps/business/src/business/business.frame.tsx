import { useCan } from '@toam/auth/session';
import { businessFilterText as text } from '@toam/pickers/period/business-filter.text';
import { Row, ScreenTitle, Stack } from '@toam/ui/core';
import { TabBar } from '@toam/ui/list';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { ActionsPlace, TitleActionsPlace } from './screen-actions';

const tabs = [
  { path: paths.overview, label: text.overview },
  { path: paths.accumulation, label: text.accumulation },
  { path: paths.transactions, label: text.transactions },
  { path: paths.attendance, label: text.attendance },
];

/** /bussiness: title and tabs above the screen of the address. The summary is for those who lead. Specification 3 §2.2, D25. */
export function Component() {
  const seesSummary = useCan('businessSummary');
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <Stack flex={1} height="100%">
      <ScreenTitle text={text.title} actions={<Row ref={setActions} flex="none" gap={8} />} />
      <TabBar label={text.tabs} tabs={seesSummary ? [...tabs, { path: paths.summary, label: text.summary }] : tabs} />
      <Stack flex={1} overflow="scroll">
        <TitleActionsPlace value={actions}>
          <ActionsPlace value={actions}>
            <Outlet />
          </ActionsPlace>
        </TitleActionsPlace>
      </Stack>
    </Stack>
  );
}
