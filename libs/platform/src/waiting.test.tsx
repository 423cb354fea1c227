import { screen } from '@testing-library/react';
import { countApprovals } from '@toam/contracts/house/house-approval.endpoints';
import { anAdmin } from '@toam/testing/a-user';
import { answer, askedOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import type { WaitingCount } from './remote-manifest';
import { useWaiting } from './waiting';

const count = (...fields: string[]): WaitingCount => ({ call: '/house/approval/count', fields });
const shares = count('public', 'web');
const edits = count('updates');

function Numbers() {
  return (
    <>
      <p>menu {useWaiting([shares, edits]) ?? '–'}</p>
      <p>tab {useWaiting([edits]) ?? '–'}</p>
    </>
  );
}
const renderNumbers = () => renderRoute([{ path: '/', Component: Numbers }], '/', { user: anAdmin() });

test('counts add up, one call serves all of them, and a decision anywhere makes it asked again', async () => {
  answer(countApprovals, () => ({ public: 14, web: 3, updates: 9 }));
  const { queries } = renderNumbers();
  expect(screen.getByText('menu –')).toBeVisible();
  expect(await screen.findByText('menu 26')).toBeVisible();
  expect(screen.getByText('tab 9')).toBeVisible();
  expect(askedOf(countApprovals)).toHaveLength(1);
  answer(countApprovals, () => ({ public: 13, web: 3, updates: 9 }));
  await queries.invalidateQueries({ queryKey: ['approval'] }); // what libs/live does at approval.changed
  expect(await screen.findByText('menu 25')).toBeVisible();
});

test('a count that cannot be had is left out quietly', async () => {
  refuse(countApprovals, 500, 'Hỏng');
  const { queries } = renderNumbers();
  await queries.refetchQueries({ queryKey: ['approval'] });
  expect(screen.getByText('menu –')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
