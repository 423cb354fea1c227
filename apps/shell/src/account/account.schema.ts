import type { Image } from '@toam/contracts/media/image.schema';
import { requiredLine } from '@toam/contracts/field';
import { richText } from '@toam/contracts/rich-text';
import { commonText } from '@toam/contracts/texts/common';
import { portalText } from '@toam/contracts/texts/portal';
import { staffLabel } from '@toam/contracts/texts/user';
import type { StaffUser } from '@toam/contracts/user/user';
import { emailOrNone } from '@toam/contracts/user/user-field';
import { staffForm, userChange } from '@toam/contracts/user/user-save.schema';
import { requiredByForm, requiredColumns, type EditableColumn } from '@toam/domain/staff-columns';
import { z } from 'zod';
import { isEmpty, paperFields, personalFields, valuesOf, type PersonalField } from './account.values';

/** What the record must have, as far as it has it: what an old one lacks holds up no change of something else. */
export function requiredFields(stored: StaffUser): PersonalField[] {
  const isOther = stored.other_account === 1;
  const asked = new Set<EditableColumn>([...requiredColumns(isOther), ...(isOther ? [] : requiredByForm)]);
  const values = valuesOf(stored);
  return personalFields.filter((field) => (asked.has(field) || field === 'email') && !isEmpty(field, values));
}

const portalPassword = (isStored: boolean) =>
  z
    .string()
    .min(isStored ? 0 : 1, portalText.passwordRequired)
    .max(200, portalText.passwordTooLong);

type Stored = Pick<StaffUser, 'has_alonhadat_password' | 'has_batdongsan_password'>;

/**
 * When the account may be updated: the API's own rules field by field, and both portals with name and password, which a stored one
 * satisfies. Specification 2 §5, D103.
 */
export function accountSchema(required: readonly PersonalField[], stored: Stored) {
  const isRequired = (field: PersonalField) => required.includes(field);
  const whole: Record<string, z.ZodType> = staffForm.shape;
  const partial: Record<string, z.ZodType> = userChange.shape;
  const personal = personalFields.map((field) => [
    field,
    (isRequired(field) ? whole[field] : partial[field]) ?? z.unknown(),
  ]);
  const paper = (field: PersonalField) =>
    z
      .array(z.custom<Image>())
      .max(1)
      .min(isRequired(field) ? 1 : 0, commonText.requiredField(staffLabel[field]));
  return z.object({
    ...(Object.fromEntries(personal) as Record<PersonalField, z.ZodType>),
    ...Object.fromEntries(paperFields.map((field) => [field, paper(field)])),
    introduction: richText.nullable(),
    // nobody signs in without it: it may become another one, not none
    email: emailOrNone().refine((email) => email !== null || !isRequired('email'), {
      message: commonText.requiredField(staffLabel.email),
    }),
    alonhadat_name: requiredLine(portalText.name),
    alonhadat_password: portalPassword(stored.has_alonhadat_password),
    batdongsan_name: requiredLine(portalText.name),
    batdongsan_password: portalPassword(stored.has_batdongsan_password),
  });
}
