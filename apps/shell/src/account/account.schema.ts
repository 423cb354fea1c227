import type { Image } from '@toam/contracts/media/image.schema';
import { currentPassword } from '@toam/contracts/auth/auth.endpoints';
import { line } from '@toam/contracts/field';
import { richText } from '@toam/contracts/rich-text';
import { commonText } from '@toam/contracts/texts/common';
import { portalText } from '@toam/contracts/portal/portal.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import { portals, type Portal } from '@toam/domain/post/portal';
import type { StaffUser } from '@toam/contracts/user/user';
import { emailOrNone } from '@toam/contracts/user/user-field';
import { staffForm, userChange } from '@toam/contracts/user/user-save.schema';
import { requiredByForm, requiredColumns, type EditableColumn } from '@toam/domain/staff/staff-columns';
import type { FormSchema } from '@toam/ui/form';
import { z } from 'zod';
import {
  isEmpty,
  paperFields,
  personalFields,
  valuesOf,
  type PersonalField,
  type PortalValues,
} from './account.values';

/** Required fields, if the stored record has them. Fields that an old record lacks do not block other changes. */
export function requiredFields(stored: StaffUser): PersonalField[] {
  const isOther = stored.other_account === 1;
  const asked = new Set<EditableColumn>([...requiredColumns(isOther), ...(isOther ? [] : requiredByForm)]);
  const values = valuesOf(stored);
  return personalFields.filter((field) => (asked.has(field) || field === 'email') && !isEmpty(field, values));
}

const portalPassword = z.string().max(200, portalText.passwordTooLong);

type Stored = Pick<StaffUser, 'has_alonhadat_password' | 'has_batdongsan_password'>;

/** The values of the portals' fields. After validation an empty name is null. */
type PortalFields = { [Field in keyof PortalValues]?: string | null };

const hasName = (portal: Portal, values: PortalFields) => (values[`${portal}_name`] ?? '').trim() !== '';
/** Spaces are part of a password. */
const hasPassword = (portal: Portal, values: PortalFields) => (values[`${portal}_password`] ?? '') !== '';

/** Whether the portal's account is stored or being typed. Only then are name and password both required. */
export const isPortalUsed = (portal: Portal, values: PortalFields, isStored: boolean): boolean =>
  isStored || hasName(portal, values) || hasPassword(portal, values);

/** Name and password of a portal: both or neither. A stored password counts (D103). Runs even if other fields have errors. */
function withPortal(schema: FormSchema, portal: Portal, isStored: boolean): FormSchema {
  const isUsed = (values: unknown) => isPortalUsed(portal, values as PortalFields, isStored);
  const when = () => true;
  return schema
    .refine((values) => !isUsed(values) || hasName(portal, values as PortalFields), {
      ...{ message: commonText.requiredField(portalText.name), path: [`${portal}_name`], when },
    })
    .refine((values) => !isUsed(values) || isStored || hasPassword(portal, values as PortalFields), {
      ...{ message: portalText.passwordRequired, path: [`${portal}_password`], when },
    });
}

/**
 * The rules for updating the account: the API's own rules field by field, and both name and password of each portal in use.
 * Specification 2 §5, decision 71.
 */
export function accountSchema(required: readonly PersonalField[], stored: Stored): FormSchema {
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
  const fields = z.object({
    ...(Object.fromEntries(personal) as Record<PersonalField, z.ZodType>),
    ...Object.fromEntries(paperFields.map((field) => [field, paper(field)])),
    introduction: richText.nullable(),
    // nobody can sign in without an email: it may change but not become empty
    email: emailOrNone().refine((email) => email !== null || !isRequired('email'), {
      message: commonText.requiredField(staffLabel.email),
    }),
    current_password: currentPassword.nullable(),
    alonhadat_name: line(),
    alonhadat_password: portalPassword,
    batdongsan_name: line(),
    batdongsan_password: portalPassword,
  });
  return portals.reduce<FormSchema>(
    (schema, portal) => withPortal(schema, portal, stored[`has_${portal}_password`]),
    fields,
  );
}
