import { newCustomer } from '@toam/contracts/customer/customer.schema';
import type { Image } from '@toam/contracts/media/image.schema';
import { z } from 'zod';

/** What the quick dialog's fields hold. Specification 2 §2 "Quick new-customer modal". */
export type QuickCustomerValues = {
  picture: Image | null;
  name: string;
  phone_number: string;
  phone_number2: string;
  email: string;
  date_of_birth: string | null;
  address: string;
  social_id: string;
  description: string;
  character: string;
};

export const noCustomer: QuickCustomerValues = {
  ...{ picture: null, name: '', phone_number: '', phone_number2: '', email: '', date_of_birth: null },
  ...{ address: '', social_id: '', description: '', character: '' },
};

/** The API's own rules for the fields that stand in the dialog. */
export const quickCustomerSchema = z.object({
  picture: z.custom<Image | null>(),
  ...newCustomer.pick({
    ...{ name: true, phone_number: true, phone_number2: true, email: true, date_of_birth: true },
    ...{ address: true, social_id: true, description: true, character: true },
  }).shape,
});

/** The dialog's fields as the API takes them. */
export const customerRequest = (
  { picture, ...fields }: QuickCustomerValues,
  staffId: number | null,
): z.input<typeof newCustomer> => ({
  ...fields,
  image: picture?.id ?? null,
  ...(staffId ? { user_id: staffId } : {}),
});
