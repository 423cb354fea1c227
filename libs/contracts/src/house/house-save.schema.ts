import { houseRanges } from '@toam/domain/house-ranges';
import { mostHouseFiles, mostHouseImages } from '@toam/domain/house-values';
import { moneyUnits } from '@toam/domain/money-unit';
import { z } from 'zod';
import { flag, line, numberIn, option, recordId, requiredLine, requiredOption } from '../field';
import { latitude, longitude } from '../map/map.schema';
import { richText } from '../rich-text';
import { commonText } from '../texts/common';
import { houseLabel } from '../texts/house';
import { houseStatus, purpose } from './house-row.schema';
import { reason } from './reason';

const required = commonText.requiredField;
const optionalNumber = (range: Parameters<typeof numberIn>[0]) => numberIn(range).nullable();
const heading = z.string().trim().min(1).max(30);
const ids = (most: number) => z.array(recordId).max(most);

/** One direction, as a value or a one-item list; always a list afterwards (D33). */
const oneDirection = z
  .union([heading.transform((value) => [value]), z.array(heading)], required(houseLabel.direction))
  .pipe(z.array(z.string()).length(1, required(houseLabel.direction)));

/** The city's id, or the object that answers carry (specification 1 §3). */
const city = z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)]);

/** What portals number and count: tiers, days. */
const portalNumber = z.number().int().min(0).max(32_767);

/** Fields that a house must have. Specification 1 §5; 0 floors is land (D36). */
export const requiredHouseFields = {
  house_number: requiredLine(houseLabel.house_number),
  house_address: requiredLine(houseLabel.house_address),
  province: requiredOption(houseLabel.province),
  district: requiredOption(houseLabel.district),
  street_type: requiredOption(houseLabel.street_type),
  house_type: requiredOption(houseLabel.house_type),
  property_type: requiredOption(houseLabel.property_type),
  customer_id: requiredOption(houseLabel.customer_id),
  direction: oneDirection,
  floors: numberIn(houseRanges.floors, required(houseLabel.floors)),
};

/** Fields that may be absent; null clears. */
export const optionalHouseFields = {
  title: line(),
  description: richText.nullable(),
  /** Short description, at most 160 characters. */
  descriptions: line(160),
  internalDescription: richText.nullable(),
  key_word: line(),
  ownership: option(),
  wide_street: optionalNumber(houseRanges.wide_street),
  balcony_direction: z.array(heading).max(8),
  area: optionalNumber(houseRanges.area),
  width: optionalNumber(houseRanges.width),
  length: optionalNumber(houseRanges.length),
  floor_area: optionalNumber(houseRanges.floor_area),
  end_open: flag(),
  number_bedroom: optionalNumber(houseRanges.number_bedroom),
  number_wc: optionalNumber(houseRanges.number_wc),
  dining_room: flag(),
  terrace: flag(),
  kitchen: flag(),
  car_parking: flag(),
  /** Whole VND: the form converts by its unit (specification 1 §5). */
  into_money: optionalNumber(houseRanges.into_money),
  money_unit: z.enum(moneyUnits),
  brokerage_fee: optionalNumber(houseRanges.brokerage_fee),
  /** Ignored unless an admin sends it (D52). */
  brokerage_rate: optionalNumber(houseRanges.brokerage_rate),
  project_id: option(),
  block_section: line(),
  floor_lot: line(),
  new_address: line(255),
  city,
  city_id: recordId,
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  /** The agent; ignored unless an admin sends it. */
  user_id: recordId,
  /** Ids of uploaded pictures in their order; the first public one is the cover. Replaces the whole list. */
  internal_image: ids(mostHouseImages),
  public_image: ids(mostHouseImages),
  files: ids(mostHouseFiles),
  /** Share with the community. 1 on a finished house asks for approval, 0 revokes. Specification 1 §4. */
  public: flag(),
  type_news: portalNumber.nullable(),
  type_news_day: portalNumber.nullable(),
  type_news_value: z.number().int().min(0).nullable(),
  batdongsan_type_news: z.number().int().min(0).max(5),
  batdongsan_type_news_days: z.number().int().min(0).max(365),
  addressPost: line(255),
  post_address: line(255),
};

const optionals = z.object(optionalHouseFields).partial();

/** What creates a house. Absent fields take `houseDefaults`. */
export const newHouse = z.object({ purpose: purpose.default(0), ...requiredHouseFields, ...optionals.shape });
export type NewHouse = z.output<typeof newHouse>;

/**
 * What changes one: absent = unchanged, null = clear; a required field can't be cleared.
 * A stale `version` gets 409 with the current record (D12).
 */
export const houseChange = z
  .object({ purpose, ...requiredHouseFields })
  .partial()
  .extend({
    ...optionals.shape,
    house_id: recordId,
    version: z.number().int().optional(),
    /** Clears the reasons for a rejection, so that the house waits for approval again (D41). */
    resetCondition: z.union([z.boolean(), flag().transform((one) => one === 1)]).optional(),
    /**
     * How the house stands, beside `public`. What differs from the house is taken as a step with its own permission, as
     * the calls of `house-sharing.endpoints.ts` and `house-approval.endpoints.ts` would; what a form sends back unchanged
     * is nothing. 1 approves (admin); 0 is no step of its own. Specification 1 §7.
     */
    public_approval: flag().optional(),
    /** 1 asks for the website, 0 takes it off (admin). */
    web: flag().optional(),
    /** 1 stops selling, with `reason_stop_selling` (or `reason`); 0 resumes. */
    status: houseStatus.optional(),
    reason_stop_selling: reason.optional(),
    reason: reason.optional(),
  });
export type HouseChange = z.output<typeof houseChange>;
