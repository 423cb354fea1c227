import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { longestLine, numberIn, requiredLine } from '@toam/contracts/field';
import { houseRanges } from '@toam/domain/house/house-ranges';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import { useState } from 'react';
import { z } from 'zod';
import { AppProviders } from '../app-providers';
import { ClockField } from './clock-field';
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
  length: numberIn(houseRanges.length).nullable(),
  price: numberIn(houseRanges.into_money).nullable(),
  unit: z.enum(['mil', 'bil', 'mpm', 'bpm']),
  fee: numberIn(houseRanges.brokerage_fee).nullable(),
  phone: z.string(),
  opens: z.string(),
  ward: z.number('Phường/Xã bắt buộc'),
  kind: z.enum(['sell', 'rent']),
  terrace: z.boolean(),
  share: z.boolean(),
});
type Values = Omit<z.input<typeof schema>, 'floors' | 'ward'> & { floors: number | null; ward: number | null };

const empty: Values = {
  ...{
    title: '',
    note: '',
    floors: null,
    width: null,
    length: null,
    price: null,
    unit: 'bil' as MoneyUnit,
    fee: null,
    phone: '',
    opens: '',
  },
  ...{ ward: null, kind: 'sell', terrace: false, share: true },
};
const wards = [
  { value: 11, label: 'Phường 11' },
  { value: 27, label: 'Bình Thạnh' },
];

let form: EntryForm<Values>;
let showSizes: (shown: boolean) => void;

function AForm() {
  form = useEntryForm<Values>(schema, empty);
  const [areSizes, setSizes] = useState(true);
  showSizes = setSizes;
  const { control } = form;
  const problems = useFormProblems(control, schema);
  return (
    <form>
      <TextField control={control} name="title" label="Tiêu đề" required counted />
      <TextArea control={control} name="note" label="Ghi chú" />
      {areSizes && <NumberField control={control} name="floors" label="Số tầng" unit="tầng" required />}
      <NumberField
        {...{ control, name: 'width', label: 'Ngang', unit: 'm', decimals: 2 }}
        sides={{ with: 'length', takes: 'first' }}
      />
      <NumberField
        {...{ control, name: 'length', label: 'Dài', unit: 'm', decimals: 2 }}
        sides={{ with: 'width', takes: 'second' }}
      />
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
      <ClockField control={control} name="opens" label="Giờ mở cửa" />
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

test.each([
  ['Ngang', '4,2 m', 4.2, '= 4,2 m', '4,2'],
  ['Ngang', '4m5', 4.5, '= 4,5 m', '4,5'],
  ['Số tầng', '4 tầng', 4, '= 4 tầng', '4'],
  // counted together: what was said stays
  ['Số tầng', '1 trệt 3 lầu', 4, '= 4 tầng', '1 trệt 3 lầu'],
])('in %s, "%s" is %d, and the field says so', async (name, typed, value, said, left) => {
  await userEvent.type(box(name), typed);
  expect(box(name)).toHaveValue(typed);
  expect(box(name)).toHaveAccessibleDescription(said);
  await userEvent.tab();
  expect(form.getValues(name === 'Ngang' ? 'width' : 'floors')).toBe(value);
  expect(box(name)).toHaveValue(left);
});

test.each([
  ['Ngang', '100m²', 'Ô này tính bằng m'],
  ['Ngang', '4m2', 'Chưa rõ là 4,2 m hay 4 m², hãy ghi đủ'],
  ['Ngang', '4-5', 'Đây là một khoảng, ô này chỉ nhận một số'],
  ['Ngang', 'bốn mét', 'Chưa hiểu số này. Nhập như 1.250 hoặc 4,2'],
  ['Số tầng', '4x15', 'Đây là hai cạnh, ô này chỉ nhận một số'],
  ['Số tầng', 'nhà cấp 4', 'Chưa hiểu số tầng. Nhập như 4 hoặc 1 trệt 3 lầu'],
  ['Giá bán', 'thương lượng', 'Chưa hiểu số tiền. Nhập như 5,2 tỷ, 850 triệu hoặc 5.200.000.000'],
  ['Giá bán', '5–6 tỷ', 'Đây là một khoảng, ô này chỉ nhận một số'],
  ['Giá bán', '100m2', 'Ô này tính bằng đ'],
])('in %s, "%s" stays as it is and is an error in words', async (name, typed, said) => {
  await userEvent.type(box(name), typed);
  await userEvent.tab();
  expect(box(name)).toHaveValue(typed);
  expect(await screen.findByText(said)).toBeVisible();
});

test('a field that is drawn anew still shows what it did not understand', async () => {
  await userEvent.type(box('Số tầng'), 'nhà nát');
  act(() => showSizes(false));
  act(() => showSizes(true));
  expect(box('Số tầng')).toHaveValue('nhà nát');
});

test('4x15 fills width and length, from either field', async () => {
  await userEvent.type(box('Ngang'), '4x15');
  expect(form.getValues()).toMatchObject({ width: 4, length: 15 });
  await userEvent.tab();
  expect([box('Ngang').value, box('Dài').value]).toEqual(['4', '15']);
  act(() => form.reset(empty));
  await userEvent.type(box('Dài'), '4,5m x 20m');
  await userEvent.tab();
  expect([box('Ngang').value, box('Dài').value]).toEqual(['4,5', '20']);
});

test('two sides take back only what they gave', async () => {
  await userEvent.type(box('Ngang'), '4x15');
  await userEvent.type(box('Ngang'), '{Backspace}{Backspace}{Backspace}');
  expect(form.getValues()).toMatchObject({ width: 4, length: null });
});

test('two sides replace no other length', async () => {
  await userEvent.type(box('Dài'), '20');
  await userEvent.type(box('Ngang'), '4x15');
  await userEvent.tab();
  expect(box('Ngang')).toHaveValue('4x15');
  expect(await screen.findByText('Ô bên cạnh đã có số khác, hãy nhập riêng từng ô')).toBeVisible();
  expect(form.getValues('length')).toBe(20);
});

test('a number out of range is refused', async () => {
  await userEvent.type(box('Số tầng'), '44');
  await userEvent.tab();
  expect(await screen.findByText('Nhập từ 0 đến 30')).toBeVisible();
});

test('a point that groups nothing is asked about, never guessed', async () => {
  await userEvent.type(box('Ngang'), '4.2');
  await userEvent.tab();
  expect(await screen.findByText('Dùng dấu phẩy cho phần thập phân: 4,2')).toBeVisible();
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

test('a price brings its own unit', async () => {
  await userEvent.type(box('Giá bán'), '850 triệu');
  expect(screen.getByText(/Tám trăm năm mươi triệu đồng/)).toBeVisible();
  await userEvent.tab();
  expect(box('Giá bán')).toHaveValue('850');
  expect(form.getValues()).toMatchObject({ price: 850_000_000, unit: 'mil' });
  await userEvent.type(box('Phí môi giới'), '86,5 triệu');
  await userEvent.tab();
  expect(box('Phí môi giới')).toHaveValue('86.500.000');
});

test.each([
  ['3ty5', 3_500_000_000, '3,5'],
  ['5 tỷ 200', 5_200_000_000, '5,2'],
  ['5.200.000.000', 5_200_000_000, '5,2'],
])('the price %s is %d đồng', async (typed, dong, left) => {
  await userEvent.type(box('Giá bán'), typed);
  expect(box('Giá bán')).toHaveValue(typed);
  await userEvent.tab();
  expect(form.getValues()).toMatchObject({ price: dong, unit: 'bil' });
  expect(box('Giá bán')).toHaveValue(left);
});

test.each([
  ['-5', 'Không nhập số âm'],
  ['(1.250)', 'Không nhập số âm'],
  ['12 yến', 'Chưa hiểu số tiền. Nhập như 5,2 tỷ, 850 triệu hoặc 5.200.000.000'],
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

test('a time is typed as one says it and written as HH:mm; what is none stays', async () => {
  await userEvent.type(box('Giờ mở cửa'), '8h30');
  await userEvent.tab();
  expect(box('Giờ mở cửa')).toHaveValue('08:30');
  await userEvent.clear(box('Giờ mở cửa'));
  await userEvent.type(box('Giờ mở cửa'), 'sáng');
  await userEvent.tab();
  expect(box('Giờ mở cửa')).toHaveValue('sáng');
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
