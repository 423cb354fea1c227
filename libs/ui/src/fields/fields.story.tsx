import { numberIn, requiredLine } from '@toam/contracts/field';
import { houseRanges } from '@toam/domain/house/house-ranges';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { z } from 'zod';
import type { Choice } from './choice';
import { ClockField } from './clock-field';
import { ConflictDialog } from './conflict-dialog';
import { DateField } from './date-field';
import { revealProblems, useEntryForm, useFormProblems } from './entry-form';
import { FormIndex } from './form-index';
import { FormProblemsButton } from './form-problems';
import { CheckboxRow, FormSection } from './form-section';
import { MoneyField, PriceField } from './money-field';
import { MultiSelectField } from './multi-select-field';
import { NumberField } from './number-field';
import { PhoneField } from './phone-field';
import { SelectField } from './select-field';
import { CheckboxField, RadioYesNo, SegmentedField } from './switch-fields';
import { TextArea } from './text-area';
import { TextField } from './text-field';

export const title = 'Trường nhập liệu';

const schema = z.object({
  title: requiredLine('Tiêu đề'),
  floors: numberIn(houseRanges.floors, 'Số tầng bắt buộc'),
  ward: z.number('Phường / xã bắt buộc'),
  width: numberIn(houseRanges.width).nullable(),
  note: z.string().max(160, 'Tối đa 160 ký tự'),
});

type Values = {
  title: string;
  note: string;
  floors: number | null;
  width: number | null;
  price: number | null;
  unit: MoneyUnit;
  fee: number | null;
  phone: string;
  born: string | null;
  opens: string;
  ward: number | null;
  street: string | null;
  directions: string[];
  purpose: 0 | 1;
  terrace: boolean;
  share: boolean;
};

const values: Values = {
  ...{
    title: 'Nhà phố hẻm xe hơi, 4 tầng mới xây',
    note: '',
    floors: 4,
    width: 4.2,
    price: 8_650_000_000,
    unit: 'bil',
  },
  ...{
    fee: 86_500_000,
    phone: '0903618274',
    born: null,
    opens: '',
    ward: null,
    street: null,
    directions: ['Nam', 'Đông Nam'],
  },
  ...{ purpose: 0, terrace: true, share: true },
};

const wards: Choice<number>[] = ['Phường 11', 'Phường 12', 'Phường 13', 'Bình Lợi Trung'].map((label, value) => ({
  value: value + 1,
  label,
}));
const directions = ['Đông', 'Tây', 'Nam', 'Bắc', 'Đông Nam', 'Tây Bắc'].map((label) => ({ value: label, label }));
const streets = ['Nguyễn Văn Đậu', 'Phan Xích Long', 'Lê Văn Sỹ', 'Phan Đăng Lưu'];

/** Answers after half a second, as a server would; "lỗi" fails. */
const findStreets = async (typed: string): Promise<Choice<string>[]> => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (typed === 'lỗi') throw new Error('Không kết nối được máy chủ');
  return streets
    .filter((street) => street.toLowerCase().includes(typed.toLowerCase()))
    .map((street) => ({ value: street, label: street }));
};

const sections = [
  { id: 'story-text', title: 'Chữ và lựa chọn', fields: ['title', 'note', 'ward', 'street'] },
  { id: 'story-number', title: 'Số và tiền', fields: ['floors', 'width', 'price', 'fee'] },
  { id: 'story-other', title: 'Khác', fields: ['phone', 'born', 'purpose'] },
];

/** Every field of a form, with the index, the error count and the conflict dialog. */
export default function FieldsStory() {
  const form = useEntryForm<Values>(schema, values);
  const problems = useFormProblems(form.control, schema);
  const scroller = useRef<HTMLDivElement>(null);
  const [conflict, setConflict] = useState(false);
  const { control } = form;
  return (
    <div style={{ display: 'flex', gap: 24, height: '100%', padding: 16 }}>
      <div style={{ width: 200 }}>
        <FormIndex
          sections={sections.map((one) => ({ ...one, filled: true }))}
          problems={problems}
          scroller={scroller}
        />
        <FormProblemsButton problems={problems} onReveal={() => void revealProblems(form)} />
        <Button onClick={() => setConflict(true)}>Xung đột khi lưu</Button>
      </div>
      <div ref={scroller} style={{ flex: 1, minWidth: 0, overflow: 'auto' }}>
        <FormSection id="story-text" title="Chữ và lựa chọn">
          <TextField control={control} name="title" label="Tiêu đề" required counted span={2} />
          <SelectField
            control={control}
            name="ward"
            label="Phường / xã"
            required
            choices={wards}
            placeholder="Chọn phường"
          />
          <SelectField
            control={control}
            name="street"
            label="Đường"
            search={findStreets}
            allowNew={(typed) => ({ value: typed, label: typed })}
            placeholder="Tìm đường"
          />
          <MultiSelectField control={control} name="directions" label="Hướng ban công" choices={directions} />
          <TextArea control={control} name="note" label="Mô tả ngắn" span={3} />
        </FormSection>
        <FormSection
          id="story-number"
          title="Số và tiền"
          description="Dấu phẩy cho phần thập phân, dấu chấm cho hàng nghìn."
        >
          <PriceField
            control={control}
            name="price"
            unitName="unit"
            units={['mil', 'bil']}
            label="Giá bán"
            required
            span={2}
          />
          <MoneyField control={control} name="fee" label="Phí môi giới" />
          <NumberField control={control} name="floors" label="Số tầng" required />
          <NumberField control={control} name="width" label="Ngang" unit="m" decimals={2} hint="Ngang × dài: 62,2 m²" />
          <NumberField control={control} name="width" label="Không sửa được" unit="%" decimals={2} disabled />
        </FormSection>
        <FormSection id="story-other" title="Khác">
          <PhoneField control={control} name="phone" label="Số điện thoại" />
          <DateField control={control} name="born" label="Ngày sinh" noFuture />
          <ClockField control={control} name="opens" label="Giờ mở cửa" />
          <SegmentedField
            control={control}
            name="purpose"
            label="Mục đích"
            choices={[
              { value: 0, label: 'Bán' },
              { value: 1, label: 'Cho thuê' },
            ]}
          />
          <RadioYesNo control={control} name="share" label="Chia sẻ ngay sau khi lưu?" />
          <CheckboxRow label="Đặc điểm">
            <CheckboxField control={control} name="terrace" label="Sân thượng" />
          </CheckboxRow>
        </FormSection>
      </div>
      {conflict && (
        <ConflictDialog
          changedAt="10:23"
          changedBy={{ name: 'Đỗ Kim Ngân', isSelf: false }}
          fields={[
            { name: 'price', label: 'Giá', mine: '8,65 tỷ', theirs: '8,45 tỷ' },
            {
              name: 'note',
              label: 'Mô tả ngắn',
              mine: 'Nhà 4 tầng mới 2025, hẻm nhựa 5 m',
              theirs: 'Nhà 4 tầng, chủ gấp bán',
            },
          ]}
          onCancel={() => setConflict(false)}
          onChoose={() => setConflict(false)}
        />
      )}
    </div>
  );
}
