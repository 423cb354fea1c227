import { useCan } from '@toam/auth/session';
import { businessFilterText as text } from '@toam/contracts/texts/business-filter';
import { ScreenTitle, Stack } from '@toam/ui/core';
import { TabBar } from '@toam/ui/heavy';
import { Outlet } from 'react-router-dom';
import { paths } from '../paths';

const tabs = [
  { path: paths.overview, label: text.overview },
  { path: paths.accumulation, label: text.accumulation },
  { path: paths.transactions, label: text.transactions },
  { path: paths.attendance, label: text.attendance },
];

/** /bussiness: title and tabs above the screen of the address. The summary is for those who lead. Specification 3 §2.2, D25. */
export function Component() {
  const seesSummary = useCan('businessSummary');
  return (
    <Stack flex={1} height="100%">
      <ScreenTitle text={text.title} />
      <TabBar label={text.tabs} tabs={seesSummary ? [...tabs, { path: paths.summary, label: text.summary }] : tabs} />
      <Stack flex={1} overflow="scroll">
        <Outlet />
      </Stack>
    </Stack>
  );
}
