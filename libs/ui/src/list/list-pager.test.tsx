import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listText } from '@toam/contracts/texts/list';
import { AppProviders } from '../app-providers';
import { ListPager } from './list-pager';

const show = (props: Partial<Parameters<typeof ListPager>[0]>) => {
  const heard = { onPage: jest.fn(), onSize: jest.fn() };
  render(
    <AppProviders unstyled>
      <ListPager page={1} size={20} total={45} {...heard} {...props} />
    </AppProviders>,
  );
  return heard;
};
const rows = () => within(screen.getByRole('navigation')).getByRole('status');
const previous = () => screen.getByRole('button', { name: listText.previousPage });
const next = () => screen.getByRole('button', { name: listText.nextPage });

test('says which rows these are and goes one page on or back, not beyond the ends', async () => {
  const { onPage } = show({ page: 3 });
  expect(rows()).toHaveTextContent(listText.rowsOf('41', '45', '45'));
  expect(next()).toBeDisabled();
  await userEvent.click(previous());
  expect(onPage).toHaveBeenCalledWith(2);
});

test('a page that no longer exists leads back to the last one', async () => {
  const { onPage } = show({ page: 9 });
  await userEvent.click(previous());
  expect(onPage).toHaveBeenCalledWith(3);
});

test('behind a capped count there may always be another page', () => {
  show({ page: 3, capped: true });
  expect(rows()).toHaveTextContent('45+');
  expect(next()).toBeEnabled();
});

test('how many rows a page holds can be chosen', async () => {
  const { onSize } = show({});
  await userEvent.click(screen.getByRole('combobox', { name: listText.pageSize }));
  await userEvent.click(await screen.findByTitle(listText.perPage(50)));
  expect(onSize).toHaveBeenCalledWith(50, expect.anything());
});

test('without rows there are no pages', () => {
  show({ total: 0 });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
