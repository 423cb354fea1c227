import { needFormText as text } from './need-form.text';
import { needMinimums, needNotes, needPrices } from '@toam/domain/need/need-columns';
import { changedFields } from '@toam/domain/record/three-way';
import type { IndexedSection } from '@toam/ui/form';
import { emptyNeed, type NeedField, type NeedFormValues } from './need-form.values';

interface NeedSection extends Omit<IndexedSection, 'filled'> {
  fields: readonly NeedField[];
}

/** The form's sections in order, each with the fields whose errors it counts. */
const sections: readonly NeedSection[] = [
  { id: 'need-customer', title: text.indexCustomer, fields: ['customer_id', 'purpose', 'user_id'] },
  { id: 'need-place', title: text.placeSection, fields: ['province', 'districts'] },
  { id: 'need-kind', title: text.indexKind, fields: ['property_type', 'house_type', 'request_direction'] },
  { id: 'need-price', title: text.priceSection, fields: needPrices },
  { id: 'need-size', title: text.indexSize, fields: needMinimums },
  { id: 'need-more', title: text.indexMore, fields: ['require_column', ...needNotes] },
];

/** The sections as the index shows them. A section is filled when a field differs from an empty form. */
export function indexedSections(values: NeedFormValues): IndexedSection[] {
  const filled = changedFields(emptyNeed, values);
  return sections.map((section) => ({ ...section, filled: section.fields.some((field) => filled.includes(field)) }));
}
