import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseFormText } from './house-form.text';
import { isLand } from '@toam/domain/house/house-land';
import { houseRanges } from '@toam/domain/house/house-ranges';
import { kindOfRange } from '@toam/domain/record/number-range';
import { writeNumber } from '@toam/domain/number-input';
import { wordChoicesOf } from '@toam/pickers/house-options';
import {
  CheckboxField,
  CheckboxRow,
  FormSection,
  MultiSelectField,
  NumberField,
  type NumberPair,
  SelectField,
  useWatch,
  type Control,
} from '@toam/ui/form';
import { houseField } from './house-field';
import type { HouseFormValues } from './house-form.values';

const measures = ['width', 'length', 'area', 'floor_area', 'wide_street'] as const;
const counts = ['number_bedroom', 'number_wc'] as const;
/** '4x15' in one of the two fills both. D121 */
const sidesOf: Partial<Record<(typeof measures)[number], NumberPair<HouseFormValues>>> = {
  width: { with: 'length', takes: 'first' },
  length: { with: 'width', takes: 'second' },
};
const features = ['end_open', 'car_parking', 'terrace', 'dining_room', 'kitchen'] as const;

interface SizeSectionProps {
  control: Control<HouseFormValues>;
  options: HouseOptions;
}

/** Measures, floors, directions, rooms and features. Land has no floors and no balcony (D106). */
export function SizeSection({ control, options }: SizeSectionProps) {
  const [width, length, type] = useWatch({ control, name: ['width', 'length', 'property_type'] });
  const field = houseField(control);
  const isBuilt = !isLand(type);
  const product = width && length ? houseFormText.areaOf(writeNumber(width * length, 1)) : undefined;
  const directions = wordChoicesOf(options.direction);
  return (
    <FormSection id="house-size" title={houseFormText.sizeSection}>
      {measures.map((name) => (
        <NumberField
          key={name}
          {...field(name)}
          {...kindOfRange(houseRanges[name])}
          sides={sidesOf[name]}
          hint={name === 'area' ? product : undefined}
        />
      ))}
      {isBuilt && <NumberField {...field('floors')} {...kindOfRange(houseRanges.floors)} required />}
      <SelectField {...field('direction')} required choices={directions} placeholder={houseFormText.choose} />
      {isBuilt && (
        <MultiSelectField
          {...field('balcony_direction')}
          required
          choices={directions}
          placeholder={houseFormText.choose}
          span={2}
        />
      )}
      {counts.map((name) => (
        <NumberField key={name} {...field(name)} {...kindOfRange(houseRanges[name])} />
      ))}
      <CheckboxRow label={houseFormText.features}>
        {features.map((name) => (
          <CheckboxField key={name} {...field(name)} />
        ))}
      </CheckboxRow>
    </FormSection>
  );
}
