import { currentPassword } from '@toam/contracts/auth/auth.endpoints';
import type { Image } from '@toam/contracts/media/image.schema';
import { richText } from '@toam/contracts/rich-text';
import { commonText } from '@toam/contracts/texts/common';
import { staffLabel } from '@toam/contracts/user/user.text';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { otherAccountForm, staffForm, userChange } from '@toam/contracts/user/user-save.schema';
import { emailOrNone, isPriceOrderWrong } from '@toam/contracts/user/user-field';
import { requiredByForm, requiredOfOthers, requiredOfStaff } from '@toam/domain/staff/staff-columns';
import { flagFields, pictureFields, type StaffField } from '@toam/pickers/staff/staff.values';
import { z } from 'zod';
import { isEmpty, type StaffFormValues } from './staff-form.values';

const ofOthers: readonly StaffField[] = requiredOfOthers;
const ofStaff: readonly StaffField[] = [...requiredOfStaff, ...requiredByForm];

/** The fields that the long or the short form requires. Specification 2 §5. */
export const requiredFields = (isOther: boolean): readonly StaffField[] => (isOther ? ofOthers : ofStaff);

/** The required fields that a record lacks. */
export const missingFields = (values: StaffFormValues): StaffField[] =>
  requiredFields(values.other_account).filter((field) => isEmpty(field, values));

/** Fields that have another shape in the form than in the API. */
const ownShape = (isRequired: (field: StaffField) => boolean) => ({
  ...Object.fromEntries(flagFields.map((field) => [field, z.boolean()])),
  ...Object.fromEntries(
    pictureFields.map((field) => [
      field,
      z
        .array(z.custom<Image>())
        .max(1)
        .min(isRequired(field) ? 1 : 0, commonText.requiredField(staffLabel[field])),
    ]),
  ),
  introduction: richText.nullable(),
  current_password: currentPassword.nullable(),
  limit_unit: z.enum(['mil', 'bil', 'mpm', 'bpm']),
});

interface SchemaInput {
  /** Required fields that the stored record lacks. They may stay empty, so that old records can still be saved. */
  lacking?: Iterable<StaffField>;
  /** The owner of each email (in lower case), as far as the API was asked. */
  takenEmails: ReadonlyMap<string, string>;
}

/** The API's own rules field by field. A field that is empty in the stored record may stay empty. */
function shapeOf(isOther: boolean, { lacking = [], takenEmails }: SchemaInput) {
  const missing = new Set(lacking);
  const asked: Record<string, z.ZodType> = isOther ? otherAccountForm.shape : staffForm.shape;
  const changes: Record<string, z.ZodType> = userChange.shape;
  const mayLack = requiredFields(isOther).filter((field) => missing.has(field));
  const isRequired = (field: StaffField) => requiredFields(isOther).includes(field) && !missing.has(field);
  return {
    ...asked,
    ...Object.fromEntries(mayLack.map((field) => [field, changes[field] ?? z.unknown()])),
    ...ownShape(isRequired),
    email: emailOrNone().superRefine((email, check) => {
      const owner = email && takenEmails.get(email.toLowerCase());
      if (owner) check.addIssue(userSaveText.emailTaken(owner));
    }),
  };
}

const readable = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The rules for saving the form, as a staff user or as an account outside the hierarchy. Specification 2 §5, D28. */
export const staffFormSchema = (input: SchemaInput) =>
  z.discriminatedUnion('other_account', [
    z.object({ ...shapeOf(false, input), other_account: z.literal(false) }).refine(
      (values) => {
        const { minimum_price, maximum_price } = values as Partial<StaffFormValues>;
        return !isPriceOrderWrong(minimum_price, maximum_price);
      },
      {
        message: userSaveText.priceOrder,
        path: ['maximum_price'],
        // Runs as soon as both limits are filled in, even if other fields have errors.
        when: ({ value }) => {
          const { minimum_price, maximum_price } = value as Partial<StaffFormValues>;
          return readable(minimum_price) && readable(maximum_price);
        },
      },
    ),
    z.object({ ...shapeOf(true, input), other_account: z.literal(true) }),
  ]);
