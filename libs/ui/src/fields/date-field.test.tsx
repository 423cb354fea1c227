import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { AppProviders } from '../app-providers';
import { DateField, todayInVietnam } from './date-field';
import { useEntryForm, type EntryForm } from './entry-form';

const schema = z.object({ born: z.string().nullable() });
let form: EntryForm<{ born: string | null }>;

function AForm() {
  form = useEntryForm<{ born: string | null }>(schema, { born: null });
  return (
    <AppProviders unstyled>
      <DateField control={form.control} name="born" label="Ngày sinh" noFuture />
      <button type="button">Sau đó</button>
    </AppProviders>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Ngày sinh/ });

test.each(['05/09/1990', '5/9/1990', '05091990'])('%s is typed, 1990-09-05 is held', async (typed) => {
  render(<AForm />);
  await userEvent.type(box(), `${typed}{Enter}`);
  await userEvent.click(screen.getByRole('button', { name: 'Sau đó' }));
  expect(box()).toHaveValue('05/09/1990');
  expect(form.getValues('born')).toBe('1990-09-05');
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

test('today is Vietnam’s, whatever the browser’s zone', () => {
  expect(todayInVietnam(Date.UTC(2026, 10, 22, 16, 59))).toBe('2026-11-22');
  expect(todayInVietnam(Date.UTC(2026, 10, 22, 17, 0))).toBe('2026-11-23');
});
