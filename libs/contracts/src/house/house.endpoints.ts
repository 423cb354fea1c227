import { plainToRichText } from '@toam/domain/rich-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, longestLine, recordId } from '@toam/contracts/field';
import { houseDetail } from './house-detail.schema';
import { houseChange, newHouse } from './house-save.schema';
import { houseRow } from './house-row.schema';

/** Result of a save. `message` is shown to people. */
const saved = z.object({
  house_id: z.number().int(),
  /** `draft`: stored until an admin decides; the house did not change (D38). */
  stored: z.enum(['saved', 'draft']),
  /** The house's version after the save. */
  version: z.number().int(),
  /** Whether it is shared now. 0 and a non-empty `missing`: the call asked to share it, but fields are missing (D35). */
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
  example: { query: { house_id: 1 } },
  data: houseDetail,
});

export const createHouse = endpoint({
  method: 'POST',
  once: true,
  path: '/house/detail',
  summary: 'Creates a house, shared with the community if it is asked for and complete',
  access: 'createHouse',
  body: newHouse,
  example: {
    body: {
      house_number: '148/12',
      house_address: 'Nguyễn Văn Đậu',
      province: 2,
      district: 21,
      customer_id: 1,
      street_type: 1,
      house_type: 1,
      property_type: 2,
      direction: ['Đông Nam'],
      floors: 4,
      purpose: 0,
      title: 'Nhà phố hẻm xe hơi',
      description: plainToRichText('Nhà mới'),
      descriptions: 'Gần chợ',
      internalDescription: plainToRichText('Chủ cần bán gấp'),
      key_word: 'hẻm xe hơi',
      ownership: 1,
      wide_street: 5,
      balcony_direction: ['Đông'],
      area: 62.5,
      width: 5,
      length: 12,
      floor_area: 200,
      end_open: 0,
      number_bedroom: 3,
      number_wc: 2,
      dining_room: 1,
      terrace: 0,
      kitchen: 1,
      car_parking: 0,
      into_money: 8_650_000_000,
      money_unit: 'bil',
      brokerage_fee: 80_000_000,
      brokerage_rate: 1,
      project_id: null,
      block_section: 'A',
      floor_lot: '12',
      new_address: 'Phường Bình Lợi Trung',
      city: 1,
      latitude: 10.8,
      longitude: 106.7,
      user_id: 7,
      internal_image: [],
      public_image: [],
      files: [],
      public: 1,
      type_news: 1,
      type_news_day: 10,
      type_news_value: 100_000,
      batdongsan_type_news: 5,
      batdongsan_type_news_days: 10,
      addressPost: '148/12 Nguyễn Văn Đậu',
      post_address: 'Bình Thạnh',
    },
  },
  data: saved,
});

export const changeHouse = endpoint({
  method: 'PUT',
  path: '/house/detail',
  summary: 'Changes a house, or keeps the change as a draft if it is on the website',
  access: 'brokerage',
  body: houseChange,
  example: {
    body: {
      house_id: 1,
      version: 1,
      customer_id: 1,
      title: 'Nhà phố hẻm xe hơi',
      direction: ['Đông Nam'],
      area: 62.5,
      into_money: 8_450_000_000,
      city: 1,
      internalDescription: plainToRichText('Chủ bớt 200 triệu'),
      public_image: [],
      public: 1,
      resetCondition: true,
      status: 0,
    },
  },
  conflict: houseDetail,
  data: saved,
});

export const deleteHouse = endpoint({
  method: 'DELETE',
  path: '/house/detail',
  summary: 'Deletes a house; an admin can restore it',
  access: 'brokerage',
  body: z.object({ house_id: recordId }),
  example: { body: { house_id: 1 } },
  data: z.null(),
});

/**
 * Houses that may be the same as the one in the form. `list`: at most five that the viewer may see, newest first.
 * `hidden`: there are others. The API gives no details about them.
 */
const duplicates = z.object({
  list: z.array(
    houseRow.pick({ id: true, title: true, address: true, status: true, purpose: true, into_money: true, user: true }),
  ),
  hidden: z.boolean(),
});
export type Duplicates = z.output<typeof duplicates>;

/** Called while an address is typed. */
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
  example: {
    query: { house_number: '148/12', house_address: 'Nguyễn Văn Đậu', province: 2, district: 21, house_id: 999 },
  },
  data: duplicates,
});

/** Called after a customer is picked. The query holds no numbers: it names a customer whose number the viewer sees. */
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
  example: { query: { customer_id: 1, house_id: 999 } },
  data: duplicates,
});
