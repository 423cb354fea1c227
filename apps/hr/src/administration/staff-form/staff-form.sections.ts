import { staffFormText as text } from './staff-form.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import { arePapersComplete, houseFlags, pageFlags } from '@toam/domain/staff/staff-columns';
import { changedFields } from '@toam/domain/record/three-way';
import { pictureFields, type StaffField } from '@toam/pickers/staff/staff.values';
import type { IndexedSection } from '@toam/ui/form';
import { bankFields, contactFields, otherPersonFields, personFields } from './person.section';
import { noOther, noStaff, type StaffFormValues } from './staff-form.values';
import { workFields } from './work.section';

interface StaffSection extends Omit<IndexedSection, 'filled'> {
  fields: readonly StaffField[];
}

/** The form's sections in order. Each counts the errors of its fields. */
const staffSections: readonly StaffSection[] = [
  {
    id: 'staff-papers',
    title: text.indexPapers,
    fields: pictureFields,
  },
  {
    id: 'staff-person',
    title: text.indexPerson,
    fields: personFields,
  },
  {
    id: 'staff-contact',
    title: text.contactSection,
    fields: contactFields,
  },
  { id: 'staff-bank', title: text.indexBank, fields: bankFields },
  {
    id: 'staff-work',
    title: text.workSection,
    fields: workFields,
  },
  {
    id: 'staff-rights',
    title: text.indexRights,
    fields: ['role', ...houseFlags, ...pageFlags, 'minimum_price', 'maximum_price', 'project', 'province'],
  },
  {
    id: 'staff-introduction',
    title: text.introductionSection,
    fields: ['introduction', 'introduction_status'],
  },
];

/** The sections of an account outside the hierarchy. D28. */
const otherSections: readonly StaffSection[] = [
  { id: 'staff-papers', title: staffLabel.profile_picture, fields: ['profile_picture'] },
  {
    id: 'staff-person',
    title: text.indexPerson,
    fields: otherPersonFields,
  },
  { id: 'staff-rights', title: text.otherRightsSection, fields: ['role', ...houseFlags, ...pageFlags] },
];

const sectionsOf = (isOther: boolean) => (isOther ? otherSections : staffSections);

/** The fields that the long or the short form shows. Other fields are neither validated nor sent. */
export const shownFields = (isOther: boolean): StaffField[] => [
  'other_account',
  ...sectionsOf(isOther).flatMap(({ fields }) => fields),
];

/** The sections for the index. A section is filled if a field differs from an empty form; papers only if they are complete. */
export function indexedSections(values: StaffFormValues): IndexedSection[] {
  const filled = changedFields(values.other_account ? noOther : noStaff, values);
  return sectionsOf(values.other_account).map((section) => ({
    ...section,
    // asked for below the email
    fields: section.fields.includes('email') ? [...section.fields, 'current_password'] : section.fields,
    filled:
      section.id === 'staff-papers' && !values.other_account
        ? arePapersComplete((paper) => values[paper].length > 0)
        : section.fields.some((field) => filled.includes(field)),
  }));
}
