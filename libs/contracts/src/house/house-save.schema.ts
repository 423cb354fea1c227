import { houseRanges, type HouseRange } from '@toam/domain/house/house-ranges';
import { houseColumn, type HouseColumnName, houseColumns } from '@toam/domain/house/house-columns';
import { maxHouseFiles, maxHouseImages } from '@toam/domain/house/house-values';
import { moneyUnits } from '@toam/domain/money/money-unit';
import { type ColumnsWith, madeByKind, tableWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import {
  codeLine,
  flag,
  line,
  numberIn,
  option,
  recordId,
  requiredCode,
  requiredLine,
  requiredOption,
} from '@toam/contracts/field';
import { latitude, longitude } from '@toam/contracts/map/map.schema';
import { richText } from '@toam/contracts/rich-text';
import { commonText } from '@toam/contracts/texts/common';
import { houseLabel } from './house.text';
import { houseStatus, purpose } from './house-row.schema';
import { reason } from './reason';

type Label = keyof typeof houseLabel;
/** Columns with their own limit. */
type Limited = ColumnsWith<typeof houseColumns, { most: number }>;

const required = commonText.requiredField;
const optionalNumber = (name: HouseRange) => numberIn(houseRanges[name]).nullable();
const wholeUpTo = (name: Limited) => z.number().int().min(0).max(houseColumns[name].most);
const heading = z.string().trim().min(1).max(30);
const ids = (max: number) => z.array(recordId).max(max);

/** One direction, as a value or a list with one item. The output is always a list (D33). */
const oneDirection = z
  .union([heading.transform((value) => [value]), z.array(heading)], required(houseLabel.direction))
  .pipe(z.array(z.string()).length(1, required(houseLabel.direction)));

/** The city's id, or the city object from an answer (specification 1 §3). */
const city = z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)]);

/** Schema of required fields by kind. Specification 1 §5; 0 floors is land (D36). */
const requiredKinds = {
  code: (name: Label) => requiredCode(houseLabel[name]),
  line: (name: Label) => requiredLine(houseLabel[name]),
  entry: (name: Label) => requiredOption(houseLabel[name]),
  customer: (name: Label) => requiredOption(houseLabel[name]),
  direction: () => oneDirection,
  count: (name: HouseRange) => numberIn(houseRanges[name], required(houseLabel[name])),
};

/** Schema of optional fields by kind; null clears. */
const optionalKinds = {
  line: (name: HouseColumnName) => line(houseColumn(name).most),
  code: () => codeLine(),
  rich: () => richText.nullable(),
  entry: () => option(),
  city: () => city,
  directions: () => z.array(heading).max(8),
  number: optionalNumber,
  count: optionalNumber,
  /** Whole VND. The form converts by its unit (specification 1 §5). */
  price: optionalNumber,
  fee: optionalNumber,
  latitude: () => latitude.nullable(),
  longitude: () => longitude.nullable(),
  flag: () => flag(),
  purpose: () => purpose,
  moneyUnit: () => z.enum(moneyUnits),
  staff: () => recordId,
  project: () => option(),
  portalNumber: (name: Limited) => wholeUpTo(name),
  openPortalNumber: (name: Limited) => wholeUpTo(name).nullable(),
  portalFee: () => z.number().int().min(0).nullable(),
};

export const requiredHouseFields = madeByKind(tableWith(houseColumns, { written: 'required' }), requiredKinds);

export const optionalHouseFields = {
  ...madeByKind(tableWith(houseColumns, { written: 'optional' }), optionalKinds),
  /** Ignored unless an admin sends them (D52). */
  ...madeByKind(tableWith(houseColumns, { written: 'byAdmins' }), optionalKinds),
  city_id: recordId,
  /** Ids of uploaded pictures in their order; the first public one is the cover. Replaces the whole list. */
  internal_image: ids(maxHouseImages),
  public_image: ids(maxHouseImages),
  files: ids(maxHouseFiles),
  /** Share with the community. 1 on a finished house asks for approval, 0 revokes. Specification 1 §4. */
  public: flag(),
};

const optionals = z.object(optionalHouseFields).partial();

/** The body that creates a house. Absent fields take `houseDefaults`. */
export const newHouse = z.object({ ...requiredHouseFields, ...optionals.shape, purpose: purpose.default(0) });
export type NewHouse = z.output<typeof newHouse>;

/**
 * The body that changes a house: absent = unchanged, null = clear. A required field can't be cleared. A stale `version`
 * gets 409 with the current record (D12).
 */
export const houseChange = z
  .object(requiredHouseFields)
  .partial()
  .extend({
    ...optionals.shape,
    house_id: recordId,
    version: z.number().int().optional(),
    /** Clears the reasons for a rejection, so that the house waits for approval again (D41). */
    resetCondition: z.union([z.boolean(), flag().transform((one) => one === 1)]).optional(),
    /**
     * Together with `public`, the wanted state of the house. Each value that differs from the house is a step with its own
     * permission, as in `house-sharing.endpoints.ts` and `house-approval.endpoints.ts`. An unchanged value does nothing. 1
     * approves (admin); 0 is not a step. Specification 1 §7.
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
