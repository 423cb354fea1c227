import { isMaskedPhone, normalisePhone } from '@toam/domain/phone';
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam, line, requiredLine } from '../field';
import { person } from '../house/house-row.schema';
import { epochSeconds, pageOf, pageQuery } from '../page';
import { contactLabel } from '../texts/contact';
import { customerText } from '../texts/customer';

const id = z.number().int();
const contactStatus = z.union([z.literal(0), z.literal(1)]);

/** A contact request; `phone_number` is '0000000000' for those who may not see it, in the message too (D24). */
export const contactRow = z.object({
  id,
  house: z.object({ id, title: z.string().nullable(), address: z.string() }),
  name: z.string(),
  phone_number: z.string(),
  masked: z.boolean(),
  message: z.string(),
  /** 0 new, 1 handled. */
  status: contactStatus,
  handled_by: person.nullable(),
  handled_at: epochSeconds.nullable(),
  created_at: epochSeconds,
});
export type ContactRow = z.output<typeof contactRow>;

/** D15: newest first, 10 per page. */
export const listContacts = endpoint({
  method: 'GET',
  path: '/house/contacts',
  summary: 'Contact requests from the website: all for those of the page, else those of one’s own houses',
  access: 'brokerage',
  query: pageQuery(10).extend({
    status: z.coerce.number().pipe(contactStatus).optional(),
    house_id: idParam.optional(),
  }),
  /** `waiting`: how many of all that the viewer sees are new. */
  data: pageOf(contactRow).extend({ waiting: z.number().int() }),
});

/** D15. */
export const handleContact = endpoint({
  method: 'PUT',
  path: '/house/contacts/:id',
  summary: 'Marks a contact request handled, or new again',
  access: 'brokerage',
  params: z.object({ id: idParam }),
  body: z.object({ status: contactStatus }),
  data: contactRow,
});

/** Longest message of a visitor. */
const longestMessage = 1000;

/** Length of numbers, of this or another country. */
const isPhone = (text: string) => {
  const { length } = normalisePhone(text);
  return /^\+?[\d\s.()-]+$/.test(text) && length >= 8 && length <= 15 && !isMaskedPhone(text);
};

/** For the form of the commercial website. D15. */
export const sendContact = endpoint({
  method: 'POST',
  path: '/public/house/:slug/contact',
  summary: 'A visitor of the website asks to be called about a house',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(300) }),
  body: z.object({
    name: requiredLine(contactLabel.name),
    phone_number: requiredLine(contactLabel.phone_number, 20).refine(isPhone, customerText.phoneLength),
    message: line(longestMessage)
      .optional()
      .transform((text) => text ?? ''),
    /** Hidden from people by the website's form: whoever fills it in is a program, is thanked and not heard. */
    website: z.string().max(2000).optional(),
  }),
  data: z.null(),
});
