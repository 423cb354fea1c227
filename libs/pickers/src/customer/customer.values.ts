import {
  type newCustomer,
  newCustomerFields,
  refuseRepeatedPhones,
  type CustomerRow,
  type SamePhoneCustomer,
} from '@toam/contracts/customer/customer.schema';
import { samePhoneConflict } from '@toam/contracts/customer/customer.endpoints';
import type { Image } from '@toam/contracts/media/image.schema';
import { CallFailed } from '@toam/api-client/call-failed';
import {
  type CustomerColumnName,
  customerColumnNames,
  type customerColumns,
  kindOfColumn,
} from '@toam/domain/customer/customer-columns';
import type { ColumnsWith } from '@toam/domain/record/columns';
import { z } from 'zod';

/** A picture in the shape of a customer's record. */
export type CustomerPicture = Pick<Image, 'id' | 'main' | 'thumbnail' | 'name' | 'rotation'>;

/** The values of a customer's fields, in the modal and in the quick dialog. Specification 2 §2. */
export type CustomerValues = TypedValues & {
  image: CustomerPicture | null;
  /** The owning staff; null: the user who saves it. Admins only. */
  user_id: number | null;
};

type Day = ColumnsWith<typeof customerColumns, { kind: 'day' }>;
/** An empty form. An unknown date is null, every other field is empty. */
type TypedValues = Record<Exclude<CustomerColumnName, Day>, string> & Record<Day, string | null>;

const typedValues = (valueOf: (column: CustomerColumnName) => string | null): TypedValues =>
  Object.fromEntries(
    customerColumnNames.map((name) => [name, valueOf(name) ?? (kindOfColumn(name) === 'day' ? null : '')]),
  ) as TypedValues;

export const noCustomer: CustomerValues = { image: null, user_id: null, ...typedValues(() => null) };

/** Fields that only the form has, besides those of the API. */
export const ownFields = { image: z.custom<CustomerPicture | null>(), user_id: z.number().nullable() };

/** The API's own rules for a new customer. Specification 2 §5. */
export const customerSchema = z
  .object({
    ...newCustomerFields.omit({ image: true, user_id: true, keep_duplicate: true }).shape,
    ...ownFields,
  })
  .superRefine(refuseRepeatedPhones);

/** A stored customer as form values. */
export const valuesOfCustomer = (customer: CustomerRow): CustomerValues => ({
  image: customer.image,
  user_id: customer.user_id,
  ...typedValues((column) => customer[column]),
});

/** The form's values in the API's shape. Without a staff member the customer becomes the sender's. */
export const customerRequest = ({ image, user_id, ...fields }: CustomerValues): z.input<typeof newCustomer> => ({
  ...fields,
  image: image?.id ?? null,
  ...(user_id === null ? {} : { user_id }),
});

/** Customers who already have one of the numbers, from a refused save (409, D56); null for any other failure. */
export function samePhoneOf(error: unknown): SamePhoneCustomer[] | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const conflict = samePhoneConflict.safeParse(error.current);
  return conflict.success ? conflict.data.same_phone : null;
}
