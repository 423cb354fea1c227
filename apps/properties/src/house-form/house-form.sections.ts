import { houseFormText as text } from './house-form.text';
import { houseLabel } from '@toam/contracts/house/house.text';
import { changedFields } from '@toam/domain/record/three-way';
import type { IndexedSection } from '@toam/ui/form';
import { emptyHouse, type HouseField, type HouseFormValues } from './house-form.values';

interface HouseSection extends Omit<IndexedSection, 'filled'> {
  fields: readonly HouseField[];
}

/** The form's sections in order (specification 1 §2), each with the fields whose errors it counts. */
const sections: readonly HouseSection[] = [
  { id: 'house-owner', title: text.indexOwner, fields: ['purpose', 'user_id', 'customer_id'] },
  {
    id: 'house-address',
    title: text.addressSection,
    fields: [
      'house_number',
      'house_address',
      'province',
      'district',
      'new_address',
      'latitude',
      'longitude',
      'project_id',
      'block_section',
      'floor_lot',
    ],
  },
  {
    id: 'house-attributes',
    title: text.attributesSection,
    fields: ['property_type', 'house_type', 'street_type', 'ownership'],
  },
  { id: 'house-price', title: text.priceSection, fields: ['into_money', 'brokerage_fee', 'brokerage_rate'] },
  {
    id: 'house-size',
    title: text.indexSize,
    fields: [
      'width',
      'length',
      'area',
      'floor_area',
      'wide_street',
      'floors',
      'direction',
      'balcony_direction',
      'number_bedroom',
      'number_wc',
    ],
  },
  {
    id: 'house-texts',
    title: text.indexTexts,
    fields: ['title', 'key_word', 'description', 'descriptions', 'internalDescription'],
  },
  { id: 'house-internal-images', title: houseLabel.internal_image, fields: ['internal_image'] },
  { id: 'house-public-images', title: houseLabel.public_image, fields: ['public_image'] },
  { id: 'house-files', title: houseLabel.files, fields: ['files'] },
];

/** Pictures need a title: without one their section has no fields. Specification 1 §2. */
export const hasImageSections = (house: Pick<HouseFormValues, 'title' | 'internal_image' | 'public_image'>): boolean =>
  house.title.trim() !== '' || house.internal_image.length + house.public_image.length > 0;

const imageSections = ['house-internal-images', 'house-public-images'];

/**
 * The sections as the index shows them. A section is filled when a field differs from an empty form.
 * @param withImages whether the sections of pictures are there
 */
export function indexedSections(values: HouseFormValues, withImages: boolean): IndexedSection[] {
  const filled = changedFields(emptyHouse, values);
  return sections
    .filter(({ id }) => withImages || !imageSections.includes(id))
    .map((section) => ({ ...section, filled: section.fields.some((field) => filled.includes(field)) }));
}
