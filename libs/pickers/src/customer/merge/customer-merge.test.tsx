import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CustomerMerge,
  listMerges,
  mergeCustomers,
  type MergePreview,
  previewMerge,
  undoMerge,
} from '@toam/contracts/customer/customer-merge.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { PastMerges } from './past-merges';
import { useMergeCustomers } from './use-merge-customers';

const nothing = { requests: 0, houses: 0, showings: 0, deals: 0, contacts: 0, transactions: 0 };

const preview = (differing: Partial<MergePreview> = {}): MergePreview => ({
  records: [
    { customer: aCustomer({ id: 31, version: 4 }), phones: ['0903618274', '0908000001'], held: nothing },
    {
      customer: aCustomer({ id: 57, name: 'Đỗ Thị Tuyết', user: 'Trần Quốc Bảo', version: 2 }),
      phones: ['0908000002', '0903618274', '0908000003', '0908000004'],
      held: { ...nothing, requests: 2, houses: 1, showings: 3 },
    },
  ],
  kept_id: 31,
  same_phones: ['0903618274'],
  fields: [
    { name: 'name', values: ['Vũ Thanh Tùng', 'Đỗ Thị Tuyết'], is_asked: true, joinable: false },
    { name: 'phone_number', values: ['0903618274', '0908000002'], is_asked: true, joinable: false },
    { name: 'date_of_birth', values: [null, '1980-02-28'], is_asked: false, joinable: false },
    { name: 'description', values: ['Cần gấp', 'Ở Mỹ'], is_asked: true, joinable: true },
  ],
  ...differing,
});

const done = { merge_id: 9, customer: aCustomer({ id: 31 }), moved: nothing, undo_until: 2_000_000_000 };

const onMerged = jest.fn();
function Screen() {
  const { askToMerge, mergeDialog } = useMergeCustomers(onMerged);
  return (
    <>
      <button onClick={() => askToMerge(31, 57)}>Gộp</button>
      {mergeDialog}
    </>
  );
}

beforeEach(() => onMerged.mockClear());

async function open() {
  renderRoute([{ path: '/', element: <Screen /> }], '/');
  await userEvent.click(screen.getByText('Gộp'));
  return within(await screen.findByRole('dialog'));
}
const submit = () => userEvent.click(screen.getByRole('button', { name: customerMergeText.submit }));
const phones = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('shows both side by side, what fills a gap, every number in its order and what changes hands', async () => {
  answer(previewMerge, () => preview());
  const dialog = await open();
  expect(await dialog.findByText('Trùng số điện thoại 0903 618 274')).toBeVisible();
  expect(dialog.getAllByText('2 nhu cầu, 1 BĐS, 3 lần chào')).toHaveLength(2);
  expect(dialog.getByText('chuyển sang hồ sơ #31')).toBeVisible();
  expect(dialog.getByText('28/02/1980')).toBeVisible();
  expect(phones()).toEqual(['0903 618 274', '0908 000 001', '0908 000 002', '0908 000 003', '0908 000 004Số khác']);
  expect(within(dialog.getByRole('radiogroup', { name: 'Ghi chú' })).getByLabelText('Giữ cả hai')).toBeChecked();
});

test('what is chosen is sent, with the versions that were seen; then it can be taken back', async () => {
  answer(previewMerge, () => preview());
  answer(mergeCustomers, () => done);
  answer(undoMerge, () => ({ customer: aCustomer(), separated: aCustomer({ id: 57 }), moved: nothing }));
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Đỗ Thị Tuyết' }));
  await userEvent.click(dialog.getByRole('radio', { name: '0908 000 002' }));
  expect(phones()[0]).toBe('0908 000 002');
  await submit();
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith(done));
  expect(callsOf(mergeCustomers)[0]?.body).toEqual({
    kept: { id: 31, version: 4 },
    merged: { id: 57, version: 2 },
    choices: { name: 'merged', phone_number: 'merged', description: 'both' },
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // the two can no longer be merged
  expect(callsOf(previewMerge)).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(callsOf(undoMerge)[0]?.params).toEqual({ id: 9 }));
  expect(await screen.findByText(customerMergeText.undone)).toBeVisible();
});

test('the other record can be kept: choices by person turn into choices by side', async () => {
  answer(previewMerge, () => preview());
  answer(mergeCustomers, () => done);
  const dialog = await open();
  const which = within(await dialog.findByRole('radiogroup', { name: customerMergeText.which }));
  for (const name of ['Đỗ Thị Tuyết', 'Vũ Thanh Tùng']) await userEvent.click(dialog.getByRole('radio', { name }));
  await userEvent.click(which.getAllByRole('radio')[1]!);
  expect(dialog.getByText(customerMergeText.nothingMoves)).toBeVisible();
  await submit();
  await waitFor(() =>
    expect(callsOf(mergeCustomers)[0]?.body).toMatchObject({
      kept: { id: 57 },
      merged: { id: 31 },
      choices: { name: 'merged', phone_number: 'kept', description: 'both' },
    }),
  );
});

test('where somebody changed one of them meanwhile, both are shown as they are now and nothing chosen is lost', async () => {
  answer(previewMerge, () => preview());
  const records = preview().records.map((record) => ({
    ...record,
    customer: { ...record.customer, version: record.customer.version + 1 },
  })) as MergePreview['records'];
  const current = preview({ records, same_phones: [] });
  refuse(mergeCustomers, 409, customerMergeText.changedMeanwhile, { current });
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Đỗ Thị Tuyết' }));
  await submit();
  expect(await dialog.findByText(customerMergeText.changedMeanwhile)).toBeVisible();
  expect(dialog.getByText(customerMergeText.noSamePhone)).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Đỗ Thị Tuyết' })).toBeChecked();
  answer(mergeCustomers, () => done);
  await submit();
  await waitFor(() => expect(callsOf(mergeCustomers).at(-1)?.body).toMatchObject({ kept: { version: 5 } }));
});

test('whoever may not is told why', async () => {
  refuse(previewMerge, 403, customerMergeText.mayNot);
  const dialog = await open();
  expect(await dialog.findByText(`${customerMergeText.mayNot}`)).toBeVisible();
  expect(screen.getByRole('button', { name: customerMergeText.submit })).toBeDisabled();
});

describe('past merges', () => {
  const past = (differing: Partial<CustomerMerge> = {}): CustomerMerge => ({
    id: 9,
    kept: { id: 31, name: 'Vũ Thanh Tùng' },
    merged: { id: 57, name: 'Đỗ Thị Tuyết' },
    by: { id: 7, name: 'Nguyễn Thu Hà', avatar: null },
    created_at: 1_700_000_000,
    undo_until: 1_702_592_000,
    undone_at: null,
    undone_by: null,
    may_undo: true,
    blocked: null,
    moved: { ...nothing, requests: 2 },
    aside: [{ name: 'name', value: 'Chị Tuyết' }],
    ...differing,
  });
  const show = () => renderRoute([{ path: '/', element: <PastMerges customerId={31} /> }], '/');

  test('are taken apart after a question', async () => {
    answer(listMerges, () => [past()]);
    answer(undoMerge, () => ({ customer: aCustomer(), separated: aCustomer({ id: 57 }), moved: nothing }));
    show();
    expect(await screen.findByText('#57 Đỗ Thị Tuyết được gộp vào hồ sơ này')).toBeVisible();
    expect(screen.getByText('Tách lại được đến 15/12/2023')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: customerMergeText.undo }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: commonText.confirm }));
    await waitFor(() => expect(callsOf(undoMerge)[0]?.params).toEqual({ id: 9 }));
  });

  test('say why they cannot be; those that were are not there any more', async () => {
    const undone = past({ id: 8, may_undo: false, undone_at: 1_700_000_100, merged: { id: 58, name: 'Bình' } });
    answer(listMerges, () => [past({ may_undo: false, blocked: customerMergeText.laterFirst('An') }), undone]);
    show();
    expect(await screen.findByText(customerMergeText.laterFirst('An'))).toBeVisible();
    expect(screen.queryByRole('button', { name: customerMergeText.undo })).not.toBeInTheDocument();
    expect(screen.queryByText(/Bình/)).not.toBeInTheDocument();
  });
});
