import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldText } from '@toam/contracts/texts/field';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import type { Choice } from './choice';
import { ChoiceSelect } from './choice-select';

const people: Choice<number>[] = [
  { value: 1, label: 'Cao Mỹ Loan' },
  { value: 2, label: 'Nguyễn Hữu Huy' },
  { value: 3, label: 'Nguyễn Hữu Huyền' },
];

/** Answers that the server has not given yet, by what was typed. */
const waiting = new Map<string, (found: Choice<number>[]) => void>();
const search = (typed: string) =>
  typed === '' ? Promise.resolve(people) : new Promise<Choice<number>[]>((resolve) => waiting.set(typed, resolve));
const answer = (typed: string, found: Choice<number>[]) => act(async () => waiting.get(typed)?.(found));
const asked = (typed: string) => waitFor(() => expect(waiting.has(typed)).toBe(true));

const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());

function Field({ first = null, label }: { first?: number | null; label?: string }) {
  const [value, setValue] = useState<number | null>(first);
  return (
    <form onSubmit={onSubmit}>
      <ChoiceSelect label="Khách hàng" value={value} onChange={setValue} search={search} chosenLabel={label} />
      <output aria-label="chosen">{String(value)}</output>
    </form>
  );
}
const show = (field = <Field />) => render(<AppProviders unstyled>{field}</AppProviders>);
const box = () => screen.getByRole('combobox', { name: 'Khách hàng' });
/** antd reads codes, which user-event does not send. */
const codes = { Tab: 9, Enter: 13, ArrowDown: 40 };
const press = (key: keyof typeof codes) => fireEvent.keyDown(box(), { key, keyCode: codes[key], which: codes[key] });
const chosen = () => screen.getByLabelText('chosen').textContent;

afterEach(() => {
  waiting.clear();
  onSubmit.mockClear();
});

test('Enter and Tab take nobody while the search for the typed text runs', async () => {
  show();
  await userEvent.type(box(), 'Huyền');
  press('Enter');
  expect(chosen()).toBe('null');
  expect(box()).toHaveValue('Huyền');
  expect(screen.getByLabelText(fieldText.searching)).toBeVisible();
  await asked('Huyền');
  press('Tab');
  expect(chosen()).toBe('null');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('once the answer is there Enter takes its first', async () => {
  show();
  await userEvent.type(box(), 'Huy');
  await asked('Huy');
  await answer('Huy', people.slice(1));
  press('Enter');
  expect(chosen()).toBe('2');
});

test('what was chosen before is not kept by Enter when something else was typed', async () => {
  show(<Field first={9} label="Bùi Gia Huy" />);
  expect(screen.getByText('Bùi Gia Huy')).toBeVisible();
  await userEvent.type(box(), 'Cao');
  await asked('Cao');
  await answer('Cao', people.slice(0, 1));
  expect(screen.queryByRole('option', { name: 'Bùi Gia Huy' })).not.toBeInTheDocument();
  press('Enter');
  expect(chosen()).toBe('1');
});

test('nobody found says so, and the chosen one stays', async () => {
  show(<Field first={9} label="Bùi Gia Huy" />);
  await userEvent.type(box(), 'Xyz');
  await asked('Xyz');
  await answer('Xyz', []);
  expect(screen.getByText(fieldText.nothingFound)).toBeVisible();
  press('Enter');
  expect(chosen()).toBe('9');
  expect(screen.getByText('Bùi Gia Huy')).toBeVisible();
});

test('who only passes by with Tab chooses nothing, with an arrow key what it stands on', async () => {
  show();
  await userEvent.click(box());
  await screen.findByRole('option', { name: 'Cao Mỹ Loan' });
  press('Tab');
  expect(chosen()).toBe('null');
  await userEvent.click(box());
  await screen.findByRole('option', { name: 'Cao Mỹ Loan' });
  press('ArrowDown');
  press('Enter');
  expect(chosen()).toBe('1');
});

test('Tab takes the marked choice and leaves the field', async () => {
  show();
  await userEvent.type(box(), 'Huy');
  await asked('Huy');
  await answer('Huy', people.slice(1));
  expect(press('Tab')).toBe(true);
  expect(chosen()).toBe('2');
});

test('Tab does not take what only the pointer stands on', async () => {
  show();
  await userEvent.click(box());
  await userEvent.hover(await screen.findByTitle('Nguyễn Hữu Huy'));
  press('Tab');
  expect(chosen()).toBe('null');
});

describe('where any text is a choice', () => {
  function Street() {
    const [value, setValue] = useState<string | null>('Hai Bà Trưng');
    return (
      <>
        <ChoiceSelect
          label="Khách hàng"
          value={value}
          onChange={setValue}
          choices={[{ value: 'Lê Lợi', label: 'Lê Lợi' }]}
          allowNew={(typed) => ({ value: typed, label: typed })}
        />
        <button>Quận</button>
        <output aria-label="chosen">{value}</output>
      </>
    );
  }

  test.each([
    ['Hẻm Ông Tiên ', 'Hẻm Ông Tiên'],
    ['LÊ LỢI', 'Lê Lợi'],
  ])('who types %s and goes on has chosen %s', async (typed, taken) => {
    show(<Street />);
    await userEvent.type(box(), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Quận' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(chosen()).toBe(taken);
  });

  test('Escape drops what is typed', async () => {
    show(<Street />);
    await userEvent.type(box(), 'Hẻm{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Quận' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(chosen()).toBe('Hai Bà Trưng');
  });
});
