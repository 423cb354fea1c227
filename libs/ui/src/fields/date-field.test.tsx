import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { AppProviders } from '../app-providers';
import { todayInVietnam } from '../format/day';
import { DateField } from './date-field';
import { DayInput } from './day-input';
import { useEntryForm, type EntryForm } from './entry-form';

// Finding by role is slow on a busy machine.
jest.setTimeout(30_000);

const schema = z.object({ born: z.iso.date('Ngày không hợp lệ').nullable() });
let form: EntryForm<{ born: string | null }>;

const send = jest.fn();
beforeEach(() => send.mockReset());

function AForm() {
  form = useEntryForm<{ born: string | null }>(schema, { born: null });
  return (
    <AppProviders unstyled>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(form.getValues('born'));
        }}
      >
        <DateField control={form.control} name="born" label="Ngày sinh" noFuture isBirth />
        <button type="button">Sau đó</button>
        <button type="submit">Lưu</button>
      </form>
    </AppProviders>
  );
}

/** Replaces the text of the field. */
async function put(text: string): Promise<void> {
  await userEvent.clear(box());
  await userEvent.click(box());
  await userEvent.paste(text);
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Ngày sinh/ });

test.each(['05/09/1990', '5/9/1990', '05091990', '5.9.90', '1990-09-05', '５/９/１９９０'])('%s is typed, 1990-09-05 is held', async (typed) => {
  render(<AForm />);
  await userEvent.type(box(), `${typed}{Enter}`);
  await userEvent.click(screen.getByRole('button', { name: 'Sau đó' }));
  expect(box()).toHaveValue('05/09/1990');
  expect(form.getValues('born')).toBe('1990-09-05');
});

const calendar = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

test('Enter takes the typed day and nothing else; the next one sends the form, and the calendar stays closed', async () => {
  render(<AForm />);
  await userEvent.click(box());
  expect(calendar()).not.toBeNull();
  await userEvent.type(box(), '5/9/1990{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(box()).toHaveValue('05/09/1990');
  await waitFor(() => expect(calendar()).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([['1990-09-05']]);
  expect(calendar()).toBeNull();
});

test('a text that is no day stays as typed, is an error and is not taken for the day before', async () => {
  render(<AForm />);
  act(() => form.setValue('born', '2001-12-31'));
  await put('32/13/1985');
  await userEvent.tab();
  expect(box()).toHaveValue('32/13/1985');
  expect(form.getValues('born')).toBe('32/13/1985');
  expect(await screen.findByText('Không hiểu ngày “32/13/1985”: không có tháng 13')).toBeVisible();
  expect(box()).toHaveAttribute('aria-invalid', 'true');
  await act(async () => expect(await form.trigger()).toBe(false));
  await userEvent.click(box());
  await userEvent.keyboard('{Enter}{Enter}');
  expect(send).not.toHaveBeenCalled();
  await put('31/12/85');
  await userEvent.tab();
  expect(form.getValues('born')).toBe('1985-12-31');
  await waitFor(() => expect(screen.queryByText(/Không hiểu ngày/)).toBeNull());
});

test('a text that a draft brings back stands as it was typed', () => {
  render(<AForm />);
  act(() => form.setValue('born', 'cuối tháng 2'));
  expect(box()).toHaveValue('cuối tháng 2');
});

test('a day of a year that is missing is not guessed for a birthday', async () => {
  render(<AForm />);
  await userEvent.type(box(), '5/9{Tab}');
  expect(await screen.findByText('Ngày “5/9” thiếu năm')).toBeVisible();
});

test('Ctrl and Enter sends what stands in the field', async () => {
  render(<AForm />);
  await userEvent.type(box(), '5/9/90{Control>}{Enter}{/Control}');
  expect(form.getValues('born')).toBe('1990-09-05');
});

test('a day from the calendar replaces what could not be read', async () => {
  render(<AForm />);
  await userEvent.click(box());
  await userEvent.type(box(), 'rác{Enter}');
  expect(box()).toHaveValue('rác');
  await userEvent.click(box());
  await userEvent.click(document.querySelector('.ant-picker-dropdown td.ant-picker-cell-today')!);
  expect(form.getValues('born')).toBe(todayInVietnam());
  expect(box()).toHaveValue(todayInVietnam().split('-').reverse().join('/'));
});

describe('in a browser of another zone', () => {
  // midnight of the 29th in Vietnam is the 28th in the zone of the tests
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 28, 17, 30)));
  afterEach(() => jest.restoreAllMocks());

  test('the calendar’s today and its button are Vietnam’s', async () => {
    render(<AForm />);
    await userEvent.click(box());
    expect(document.querySelector('.ant-picker-cell-today')).toHaveAttribute('title', '2026-11-29');
    await userEvent.click(screen.getByText('Hôm nay'));
    expect(form.getValues('born')).toBe('2026-11-29');
  });

  test('‘nay’ and ‘mai’ are Vietnam’s', async () => {
    const take = jest.fn();
    render(
      <AppProviders unstyled>
        <DayInput day={null} onDay={take} aria-label="Từ ngày" />
      </AppProviders>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Từ ngày' }), 'mai{Tab}');
    expect(take.mock.calls).toEqual([['2026-11-30']]);
  });
});

test('Enter in a day that is not complete sends nothing, with its calendar open or closed', async () => {
  render(<AForm />);
  act(() => form.setValue('born', '2001-12-31'));
  await userEvent.clear(box());
  await userEvent.type(box(), '05/09/{Enter}');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(calendar()).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('Enter takes an emptied day away; the next one sends the form', async () => {
  render(<AForm />);
  act(() => form.setValue('born', '2001-12-31'));
  await userEvent.clear(box());
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  await waitFor(() => expect(calendar()).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([[null]]);
});

test('a day without a form: Enter opens its calendar', async () => {
  render(
    <AppProviders unstyled>
      <DayInput day="2001-12-31" onDay={jest.fn()} aria-label="Từ ngày" />
    </AppProviders>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(calendar()).not.toBeNull();
});

test('a day set from outside is written the Vietnamese way, and can be taken away', () => {
  render(<AForm />);
  act(() => form.setValue('born', '2001-12-31'));
  expect(box()).toHaveValue('31/12/2001');
  act(() => form.setValue('born', null));
  expect(box()).toHaveValue('');
});

test('an emptied text is no day', async () => {
  render(<AForm />);
  act(() => form.setValue('born', '2001-12-31'));
  await userEvent.clear(box());
  await userEvent.tab();
  expect(box()).toHaveValue('');
  expect(form.getValues('born')).toBeNull();
});

test.each(['{Enter}', '{Tab}'])('a day that the mouse only rests on is not taken by %s', async (key) => {
  render(<AForm />);
  act(() => form.setValue('born', '2001-12-31'));
  await userEvent.click(box());
  await userEvent.hover(document.querySelector('td[title="2001-12-12"]')!);
  await act(() => new Promise((wake) => setTimeout(wake, 100)));
  await userEvent.keyboard(key);
  expect(form.getValues('born')).toBe('2001-12-31');
});

test('today is Vietnam’s, whatever the browser’s zone', () => {
  expect(todayInVietnam(Date.UTC(2026, 10, 22, 16, 59))).toBe('2026-11-22');
  expect(todayInVietnam(Date.UTC(2026, 10, 22, 17, 0))).toBe('2026-11-23');
});
