import { epochSeconds } from '@toam/contracts/page';
import { person } from '@toam/contracts/person';
import { z } from 'zod';
import { samePhoneCustomer } from './customer.schema';

const id = z.number().int();
export const contactStatus = z.union([z.literal(0), z.literal(1)]);

/** A contact request. Viewers who may not see the number get '0000000000', also inside name and message. D24. */
export const contactRow = z.object({
  id,
  /** `may_open`: the viewer may see the house itself. */
  house: z.object({ id, title: z.string().nullable(), address: z.string(), may_open: z.boolean() }),
  name: z.string(),
  phone_number: z.string(),
  masked: z.boolean(),
  message: z.string(),
  /** 0 new, 1 handled. */
  status: contactStatus,
  handled_by: person.nullable(),
  handled_at: epochSeconds.nullable(),
  /** The customer created from it. `may_open`: the viewer may see the customer's page. */
  customer: z.object({ id, name: z.string(), may_open: z.boolean() }).nullable(),
  /** The need created from it; also null if the viewer may not see the need. */
  request: z.object({ id }).nullable(),
  /**
   * Customers who already have this number, while the request has no customer: only who they are (D56). Only for viewers
   * who see the number.
   */
  same_phone: z.array(samePhoneCustomer.pick({ id: true, name: true, user: true, may_open: true })),
  /** Whether the viewer may create a customer from it. Everybody who sees the number may. */
  may_make_customer: z.boolean(),
  /** The conversation of the number, for people who answer chats and see the number. */
  chat: z.object({ id: z.uuid() }).nullable(),
  created_at: epochSeconds,
});
export type ContactRow = z.output<typeof contactRow>;
