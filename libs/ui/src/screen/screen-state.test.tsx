import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonText } from '@toam/contracts/texts/common';
import { AppProviders } from '../app-providers';
import { EmptyState, RefusedState, ScreenState, type ScreenQuery } from './screen-state';

const query = { data: undefined, error: null, isFetching: true, refetch: jest.fn() } satisfies ScreenQuery<string>;

/** An error like a failed call's: with the API's status and message. */
const failure = Object.assign(new Error('Không kết nối được máy chủ'), { status: 0 });

const show = (asked: ScreenQuery<string>) =>
  render(
    <AppProviders unstyled>
      <ScreenState query={asked} skeleton={<p>Khung chờ</p>}>
        {(name) => <p>{name}</p>}
      </ScreenState>
    </AppProviders>,
  );

test('the shape of what is coming stands until it is there', () => {
  const { unmount } = show(query);
  expect(screen.getByText('Khung chờ')).toBeVisible();
  unmount();
  show({ ...query, data: 'Nhà phố', isFetching: false });
  expect(screen.getByText('Nhà phố')).toBeVisible();
});

test('a failure says why and can be tried again', async () => {
  show({ ...query, isFetching: false, error: failure });
  expect(screen.getByRole('alert')).toHaveTextContent(commonText.listError('Không kết nối được máy chủ'));
  await userEvent.click(screen.getByRole('button', { name: commonText.retry }));
  expect(query.refetch).toHaveBeenCalledTimes(1);
});

test('a question that was too wide is no error: it asks for more filters', () => {
  const tooWide = Object.assign(new Error(commonText.tooWide), { status: 422, code: 'too_wide' });
  show({ ...query, isFetching: false, error: tooWide });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Có quá nhiều dữ liệu cần tìm. Hãy lọc bớt rồi thử lại/);
  expect(screen.getByRole('button', { name: commonText.retry })).toBeEnabled();
});

test('what the person may not read is refused, and asking again is not offered', () => {
  const forbidden = Object.assign(new Error('Bạn không có quyền xem số liệu của người này'), { status: 403 });
  show({ ...query, isFetching: false, error: forbidden });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Bạn không có quyền xem số liệu của người này$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what is there already stays when asking again fails', () => {
  show({ ...query, data: 'Nhà phố', error: failure });
  expect(screen.getByText('Nhà phố')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('nothing says No Data, why, and the way out', () => {
  render(
    <EmptyState reason="Không có BĐS nào khớp.">
      <button type="button">Xoá bộ lọc</button>
    </EmptyState>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('No DataKhông có BĐS nào khớp.');
  expect(screen.getByRole('button', { name: 'Xoá bộ lọc' })).toBeVisible();
});

test('a record that is not there is no list without rows: why, and the way back', () => {
  render(
    <AppProviders unstyled>
      <RefusedState reason="Bạn không có quyền sửa bất động sản này" isForbidden>
        <a href="/house/9">Về trang BĐS</a>
      </RefusedState>
    </AppProviders>,
  );
  expect(screen.getByRole('heading', { name: 'Bạn không có quyền sửa bất động sản này' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Về trang BĐS' })).toBeVisible();
  expect(screen.queryByText(commonText.noData)).not.toBeInTheDocument();
});
