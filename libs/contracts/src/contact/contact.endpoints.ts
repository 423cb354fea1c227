import { z } from 'zod';
import { contactRow, contactStatus } from '@toam/contracts/customer/contact-row.schema';
import { samePhoneConflict } from '@toam/contracts/customer/customer.endpoints';
import { newCustomerFields } from '@toam/contracts/customer/customer.schema';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, line, recordId, requiredLine, searchLine } from '@toam/contracts/field';
import { visitorPhone } from '@toam/contracts/phone-number';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { needWishes } from '@toam/contracts/need/match.schema';
import { contactLabel } from './contact.text';

const id = z.number().int();

/** D15: newest first, 10 per page. */
export const listContacts = endpoint({
  method: 'GET',
  path: '/house/contacts',
  summary: 'Contact requests from the website: all for those of the page, else those of one’s own houses',
  access: 'brokerage',
  query: pageQuery(10).extend({
    status: z.coerce.number().pipe(contactStatus).optional(),
    house_id: idParam.optional(),
    /** The request that a link opens. */
    contact_id: idParam.optional(),
    /**
     * Words of the name, or a phone number. Viewers who see the number find it by any part, others only by the whole
     * number (D24).
     */
    search: searchLine(),
  }),
  example: { query: { page: 1, size: 10, status: 1, house_id: 1 } },
  /** `waiting`: the number of new requests among all that the viewer sees. */
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
  example: { params: { id: 1 }, body: { status: 1 } },
  data: contactRow,
});

/** Shows the number to viewers who may see it. If the house is somebody else's, the audit records it. D24, D48. */
export const readContact = endpoint({
  method: 'GET',
  path: '/house/contacts/:id',
  summary: 'One contact request with its number; telling it is recorded',
  access: 'brokerage',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: contactRow,
});

/** For the list's filter: houses with contact requests. Houses with new ones come first. */
export const listContactHouses = endpoint({
  method: 'GET',
  path: '/house/contacts/houses',
  summary: 'Houses about which the viewer has contact requests',
  access: 'brokerage',
  query: z.object({ search: searchLine(), house_id: idParam.optional() }),
  example: { query: { search: '148' } },
  data: z.array(
    z.object({
      id,
      title: z.string().nullable(),
      address: z.string(),
      total: z.number().int(),
      waiting: z.number().int(),
    }),
  ),
});

/**
 * 'Tạo khách hàng'. The body holds the fields of a customer; name and number default to those of the contact request. Or
 * it holds `customer_id`, an existing customer with this number. The request then becomes handled and stores the customer.
 * D15.
 */
export const makeCustomerOfContact = endpoint({
  method: 'POST',
  once: true,
  path: '/house/contacts/:id/customer',
  summary: 'Makes a customer of a contact request, or names the one who has the number already',
  access: 'brokerage',
  params: z.object({ id: idParam }),
  body: newCustomerFields.partial().extend({ customer_id: recordId.optional() }),
  example: { params: { id: 1 }, body: { name: 'Lê An', phone_number: '02838220126', keep_duplicate: true } },
  conflict: z.union([contactRow, samePhoneConflict]),
  data: contactRow,
});

/** The first values of the need form at `/request/new?contact=ID`. D15. */
export const readNeedDraft = endpoint({
  method: 'GET',
  path: '/house/contacts/:id/need-draft',
  summary: 'A need prefilled from a contact request: its customer, and wishes around the house',
  access: 'brokerage',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: needWishes.extend({
    contact_id: id,
    /** Null until the request has a customer. */
    customer: z.object({ id, name: z.string() }).nullable(),
    /** The house and the visitor's message. */
    description: z.string(),
  }),
});

/** Called after the form has saved the need. D15. */
export const linkNeedToContact = endpoint({
  method: 'POST',
  path: '/house/contacts/:id/request',
  summary: 'Notes the need that came of a contact request, which is handled then',
  access: 'brokerage',
  params: z.object({ id: idParam }),
  body: z.object({ request_id: recordId }),
  example: { params: { id: 1 }, body: { request_id: 1 } },
  data: contactRow,
});

/** The longest message of a visitor, in characters. */
const longestMessage = 1000;

/** For the form of the commercial website. D15. */
export const sendContact = endpoint({
  method: 'POST',
  path: '/public/house/:slug/contact',
  summary: 'A visitor of the website asks to be called about a house',
  access: 'public',
  limited: true,
  params: z.object({ slug: z.string().min(1).max(300) }),
  body: z.object({
    name: requiredLine(contactLabel.name),
    phone_number: visitorPhone(contactLabel.phone_number),
    message: line(longestMessage)
      .optional()
      .transform((text) => text ?? ''),
    /**
     * The website's form hides this field from people. If it is filled in, a program did it: the API answers success and
     * ignores the call.
     */
    website: z.string().max(2000).optional(),
  }),
  example: {
    params: { slug: 'nha-1' },
    body: { name: 'Lê An', phone_number: '02838220125', message: 'Còn bán không ạ?', website: '' },
  },
  data: z.null(),
});
