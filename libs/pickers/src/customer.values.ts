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
import { z } from 'zod';

/** A picture as a customer's record holds it. */
export type CustomerPicture = Pick<Image, 'id' | 'main' | 'thumbnail' | 'name' | 'rotation'>;

/** What the fields of a customer hold, in the modal and in the quick dialog. Specification 2 §2. */
export type CustomerValues = {
  picture: CustomerPicture | null;
  name: string;
  phone_number: string;
  phone_number2: string;
  phone_number3: string;
  phone_number4: string;
  email: string;
  fax: string;
  date_of_birth: string | null;
  address: string;
  social_id: string;
  /** The owning staff; null: whoever saves it. Admins only. */
  user_id: number | null;
  description: string;
  character: string;
};

export const noCustomer: CustomerValues = {
  ...{ picture: null, name: '', email: '', fax: '', date_of_birth: null, address: '', social_id: '', user_id: null },
  ...{ phone_number: '', phone_number2: '', phone_number3: '', phone_number4: '', description: '', character: '' },
};

/** Fields that a form of values has beside those of the wire. */
export const ownFields = { picture: z.custom<CustomerPicture | null>(), user_id: z.number().nullable() };

/** The API's own rules for a new customer. Specification 2 §5. */
export const customerSchema = z
  .object({
    ...newCustomerFields.omit({ image: true, user_id: true, keep_duplicate: true }).shape,
    ...ownFields,
  })
  .superRefine(refuseRepeatedPhones);

/** A stored customer in the fields. */
export const valuesOfCustomer = (customer: CustomerRow): CustomerValues => ({
  picture: customer.image,
  name: customer.name,
  ...{ phone_number: customer.phone_number ?? '', phone_number2: customer.phone_number2 ?? '' },
  ...{ phone_number3: customer.phone_number3 ?? '', phone_number4: customer.phone_number4 ?? '' },
  ...{ email: customer.email ?? '', fax: customer.fax ?? '', date_of_birth: customer.date_of_birth },
  ...{ address: customer.address ?? '', social_id: customer.social_id ?? '', user_id: customer.user_id },
  ...{ description: customer.description ?? '', character: customer.character ?? '' },
});

/** The fields as the API takes them; without a staff member the customer becomes the sender's. */
export const customerRequest = ({ picture, user_id, ...fields }: CustomerValues): z.input<typeof newCustomer> => ({
  ...fields,
  image: picture?.id ?? null,
  ...(user_id === null ? {} : { user_id }),
});

/** Who else has one of the numbers, out of the refusal of a save (409, D56); null for any other failure. */
export function samePhoneOf(error: unknown): SamePhoneCustomer[] | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const conflict = samePhoneConflict.safeParse(error.current);
  return conflict.success ? conflict.data.same_phone : null;
}
