import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { longestLine, numberIn, requiredLine } from '@toam/contracts/field';
import { houseRanges } from '@toam/domain/house/house-ranges';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import { z } from 'zod';
import { AppProviders } from '../app-providers';
import { revealProblems, showServerErrors, useEntryForm, useFormProblems, type EntryForm } from './entry-form';
import { FormProblemsButton } from './form-problems';
import { MoneyField, PriceField } from './money-field';
import { NumberField } from './number-field';
import { PhoneField } from './phone-field';
import { SelectField } from './select-field';
import { CheckboxField, RadioYesNo, SegmentedField } from './switch-fields';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const schema = z.object({
  title: requiredLine('Tiêu đề'),
  note: z.string().max(160, 'Tối đa 160 ký tự'),
  floors: numberIn(houseRanges.floors, 'Số tầng bắt buộc'),
  width: numberIn(houseRanges.width).nullable(),
  price: numberIn(houseRanges.into_money).nullable(),
  unit: z.enum(['mil', 'bil', 'mpm', 'bpm']),
  fee: numberIn(houseRanges.brokerage_fee).nullable(),
  phone: z.string(),
  ward: z.number('Phường/Xã bắt buộc'),
  kind: z.enum(['sell', 'rent']),
  terrace: z.boolean(),
  share: z.boolean(),
});
type Values = Omit<z.input<typeof schema>, 'floors' | 'ward'> & { floors: number | null; ward: number | null };

const empty: Values = {
  ...{ title: '', note: '', floors: null, width: null, price: null, unit: 'bil' as MoneyUnit, fee: null, phone: '' },
  ...{ ward: null, kind: 'sell', terrace: false, share: true },
};
const wards = [
  { value: 11, label: 'Phường 11' },
  { value: 27, label: 'Bình Thạnh' },
];

let form: EntryForm<Values>;

function AForm() {
  form = useEntryForm<Values>(schema, empty);
  const { control } = form;
  const problems = useFormProblems(control, schema);
  return (
    <form>
      <TextField control={control} name="title" label="Tiêu đề" required counted />
      <TextArea control={control} name="note" label="Ghi chú" />
      <NumberField control={control} name="floors" label="Số tầng" required />
      <NumberField control={control} name="width" label="Ngang" unit="m" decimals={2} />
      <PriceField
        control={control}
        name="price"
        unitName="unit"
        units={['mil', 'bil']}
        label="Giá bán"
        aside="139,5 tr/m²"
      />
      <MoneyField control={control} name="fee" label="Phí môi giới" />
      <PhoneField control={control} name="phone" label="Số điện thoại" />
      <SelectField control={control} name="ward" label="Phường/Xã" required choices={wards} />
      <SegmentedField
        control={control}
        name="kind"
        label="Mục đích"
        choices={[
          { value: 'sell', label: 'Bán' },
          { value: 'rent', label: 'Cho thuê' },
        ]}
      />
      <CheckboxField control={control} name="terrace" label="Sân thượng" />
      <RadioYesNo control={control} name="share" label="Chia sẻ ngay sau khi lưu?" />
      <FormProblemsButton problems={problems} onReveal={() => void revealProblems(form)} />
    </form>
  );
}

beforeEach(() => {
  render(<AForm />, { wrapper: ({ children }) => <AppProviders unstyled>{children}</AppProviders> });
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

test('says nothing in red before a field was left, then follows every change', async () => {
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(box('Tiêu đề'));
  await userEvent.tab();
  expect(await screen.findByText('Tiêu đề bắt buộc')).toBeVisible();
  expect(box('Tiêu đề')).toHaveAccessibleDescription('Tiêu đề bắt buộc');
  await userEvent.type(box('Tiêu đề'), 'N');
  expect(screen.queryByText('Tiêu đề bắt buộc')).not.toBeInTheDocument();
});

test('the count shows what is required, a click on it shows every error and goes to the first', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Còn 3 mục bắt buộc' }));
  expect(await screen.findByRole('button', { name: '3 lỗi cần sửa' })).toBeVisible();
  expect(box('Tiêu đề')).toHaveFocus();
  expect(screen.getByText('Số tầng bắt buộc')).toBeVisible();
});

test('a refusal of the server stands on its field until the field changes', async () => {
  await userEvent.type(box('Ghi chú'), 'a');
  act(() => expect(showServerErrors(form, { note: 'Trùng ghi chú', unknown: 'Lỗi khác' })).toEqual(['Lỗi khác']));
  expect(await screen.findByText('Trùng ghi chú')).toBeVisible();
  await userEvent.type(box('Ghi chú'), 'b');
  expect(screen.queryByText('Trùng ghi chú')).not.toBeInTheDocument();
});

test(`counts characters and refuses more than ${longestLine} without cutting them`, async () => {
  await userEvent.click(box('Tiêu đề'));
  await userEvent.paste('ấ'.repeat(131));
  await userEvent.tab();
  expect(screen.getByText('131/130')).toBeVisible();
  expect(await screen.findByText('Tối đa 130 ký tự')).toBeVisible();
  expect(form.getValues('title')).toHaveLength(131);
});

test('a numeric field takes digits only and keeps vi-VN decimals', async () => {
  await userEvent.type(box('Ngang'), 'a4,m2x');
  expect(box('Ngang')).toHaveValue('4,2');
  expect(form.getValues('width')).toBe(4.2);
  await userEvent.type(box('Số tầng'), '44');
  await userEvent.tab();
  expect(await screen.findByText('Nhập từ 0 đến 30')).toBeVisible();
});

test('a point that groups nothing is asked about, never guessed', async () => {
  await userEvent.type(box('Ngang'), '4.2');
  await userEvent.tab();
  expect(await screen.findByText('Dùng dấu phẩy cho phần lẻ: 4,2')).toBeVisible();
  expect(form.getValues('width')).toBeNaN();
});

test('5,2 tỷ is five point two, read back in words and held in dong', async () => {
  await userEvent.type(box('Giá bán'), '5,2');
  expect(screen.getByText(/Năm tỷ hai trăm triệu đồng/)).toHaveTextContent('Năm tỷ hai trăm triệu đồng · 139,5 tr/m²');
  expect(form.getValues()).toMatchObject({ price: 5_200_000_000, unit: 'bil' });
});

test('switching the unit keeps the digits and reads them anew', async () => {
  await userEvent.type(box('Giá bán'), '8650');
  await userEvent.click(screen.getByRole('radio', { name: 'triệu' }));
  expect(form.getValues()).toMatchObject({ price: 8_650_000_000, unit: 'mil' });
  expect(screen.getByText(/Tám tỷ sáu trăm năm mươi triệu đồng/)).toBeVisible();
});

test('groups thousands when left, and leaves what is typed alone', async () => {
  await userEvent.type(box('Phí môi giới'), '86500000');
  expect(box('Phí môi giới')).toHaveValue('86500000');
  await userEvent.tab();
  expect(box('Phí môi giới')).toHaveValue('86.500.000');
  expect(form.getValues('fee')).toBe(86_500_000);
});

test('a pasted price brings its own unit', async () => {
  await userEvent.click(box('Giá bán'));
  await userEvent.paste('850 triệu');
  expect(box('Giá bán')).toHaveValue('850');
  expect(form.getValues()).toMatchObject({ price: 850_000_000, unit: 'mil' });
  await userEvent.clear(box('Phí môi giới'));
  await userEvent.click(box('Phí môi giới'));
  await userEvent.paste('86,5 triệu');
  expect(box('Phí môi giới')).toHaveValue('86.500.000');
});

test.each([
  ['-5', 'Không nhập số âm'],
  ['(1.250)', 'Không nhập số âm'],
  ['12 nghìn', 'Chỉ nhập số, ví dụ 1.250 hoặc 4,2'],
])('a pasted %s stays as it is and says what is wrong', async (pasted, said) => {
  await userEvent.click(box('Phí môi giới'));
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(box('Phí môi giới')).toHaveValue(pasted);
  expect(await screen.findByText(said)).toBeVisible();
  expect(form.getValues('fee')).toBeNaN();
});

test('a count keeps its minus, too', async () => {
  await userEvent.click(box('Số tầng'));
  await userEvent.paste('-3');
  await userEvent.tab();
  expect(await screen.findByText('Không nhập số âm')).toBeVisible();
});

test('a value set from outside is written the vi-VN way', () => {
  act(() => form.reset({ ...empty, price: 8_650_000_000, width: 4.2, fee: 1_250_000 }));
  expect(box('Giá bán')).toHaveValue('8,65');
  expect(box('Ngang')).toHaveValue('4,2');
  expect(box('Phí môi giới')).toHaveValue('1.250.000');
});

test('a phone number becomes the one that is compared', async () => {
  await userEvent.type(box('Số điện thoại'), '+84 168 361 8274');
  await userEvent.tab();
  expect(box('Số điện thoại')).toHaveValue('0383618274');
});

test('choices are found without accents', async () => {
  await userEvent.click(screen.getByRole('combobox', { name: /Phường/ }));
  await userEvent.keyboard('binh th');
  await userEvent.click(await screen.findByTitle('Bình Thạnh'));
  expect(form.getValues('ward')).toBe(27);
});

test('switches, checkboxes and questions write their values', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Cho thuê' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sân thượng' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Không' }));
  expect(form.getValues()).toMatchObject({ kind: 'rent', terrace: true, share: false });
});
