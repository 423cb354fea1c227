import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam, longestLine, recordId } from '../field';
import { houseDetail } from './house-detail.schema';
import { houseChange, newHouse } from './house-save.schema';
import { houseRow } from './house-row.schema';

/** What a save did. `message` is what people read. */
const saved = z.object({
  house_id: z.number().int(),
  /** `draft`: kept for an admin's approval, nothing else changed (D38). */
  stored: z.enum(['saved', 'draft']),
  /** The house's version afterwards. */
  version: z.number().int(),
  /** Whether it is shared now; 0 with something in `missing`: it was asked for and could not be (D35). */
  public: z.union([z.literal(0), z.literal(1)]),
  missing: z.array(z.string()),
  message: z.string(),
});
export type SavedHouse = z.output<typeof saved>;

export const readHouse = endpoint({
  method: 'GET',
  path: '/house/detail',
  summary: 'One house with everything the viewer may see',
  access: 'signedIn',
  query: z.object({ house_id: idParam }),
  data: houseDetail,
});

export const createHouse = endpoint({
  method: 'POST',
  once: true,
  path: '/house/detail',
  summary: 'Creates a house, shared with the community if it is asked for and complete',
  access: 'createHouse',
  body: newHouse,
  data: saved,
});

export const changeHouse = endpoint({
  method: 'PUT',
  path: '/house/detail',
  summary: 'Changes a house, or keeps the change as a draft if it is on the website',
  access: 'brokerage',
  body: houseChange,
  conflict: houseDetail,
  data: saved,
});

export const deleteHouse = endpoint({
  method: 'DELETE',
  path: '/house/detail',
  summary: 'Deletes a house; an admin can restore it',
  access: 'brokerage',
  body: z.object({ house_id: recordId }),
  data: z.null(),
});

/**
 * Houses that may be the one being typed. `list`: those that the viewer may see anyway, newest first, at most five.
 * `hidden`: there are others; nothing else about them leaves the API.
 */
const duplicates = z.object({
  list: z.array(
    houseRow.pick({ id: true, title: true, address: true, status: true, purpose: true, into_money: true, user: true }),
  ),
  hidden: z.boolean(),
});
export type Duplicates = z.output<typeof duplicates>;

/** Asked while an address is typed. */
export const findDuplicateAddress = endpoint({
  method: 'GET',
  path: '/house/duplicate-address',
  summary: 'Houses that stand at the same number, street, ward and district',
  access: 'brokerage',
  limited: true,
  query: z.object({
    house_number: z.string().trim().min(1).max(longestLine),
    house_address: z.string().trim().min(1).max(longestLine),
    province: idParam,
    district: idParam.optional(),
    /** The house being edited. */
    house_id: idParam.optional(),
  }),
  data: duplicates,
});

/** Asked once a customer is picked. Numbers are never part of the question: it names a customer whose number the viewer sees. */
export const findDuplicateOwner = endpoint({
  method: 'GET',
  path: '/house/duplicate-owner',
  summary: 'Houses whose owner has one of the phone numbers of a customer',
  access: 'brokerage',
  limited: true,
  query: z.object({
    customer_id: idParam,
    /** The house being edited. */
    house_id: idParam.optional(),
  }),
  data: duplicates,
});
