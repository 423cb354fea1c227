import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import {
  optionalHouseFields,
  requiredHouseFields,
  type houseChange,
  type newHouse,
} from '@toam/contracts/house/house-save.schema';
import type { File as StoredDocument } from '@toam/contracts/media/file.schema';
import type { Image } from '@toam/contracts/media/image.schema';
import { commonText } from '@toam/contracts/texts/common';
import { houseLabel, houseText } from '@toam/contracts/texts/house';
import { mapText } from '@toam/contracts/texts/map';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner, canSetBrokerageRate } from '@toam/domain/house/house-access';
import type { ShareableHouse } from '@toam/domain/house/house-completeness';
import { bareLand, isLand } from '@toam/domain/house/house-land';
import { houseDefaults, maxHouseFiles, maxHouseImages, type Purpose } from '@toam/domain/house/house-values';
import { type HouseFormColumn, houseColumns, houseFormColumns } from '@toam/domain/house/house-columns';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import { columnsWith, perColumn, valuesIn } from '@toam/domain/record/columns';
import { isEmptyRichText, type RichText } from '@toam/domain/rich-text';
import { changedFields, type MergeRules } from '@toam/domain/record/three-way';
import type { Edit } from '@toam/record-form/use-record-editor';
import { z } from 'zod';

/** What a field holds, by what its column holds. */
interface HeldBy {
  line: string;
  code: string;
  rich: RichText | null;
  purpose: Purpose;
  moneyUnit: MoneyUnit;
  entry: number | null;
  staff: number | null;
  customer: number | null;
  project: number | null;
  number: number | null;
  count: number | null;
  price: number | null;
  fee: number | null;
  /** Degrees; both or neither. */
  latitude: number | null;
  longitude: number | null;
  direction: string | null;
  directions: string[];
  flag: boolean;
}

type KindOf<Field extends HouseFormColumn> = (typeof houseColumns)[Field]['kind'];
type TypedValues = { [Field in Exclude<HouseFormColumn, 'house_address'>]: HeldBy[KindOf<Field>] };

/** What the fields hold, as the screen shows them. Names are the wire's, except `share`. Specification 1 §2, §3. */
export type HouseFormValues = TypedValues & {
  /** A street is chosen: none is null. */
  house_address: string | null;
  internal_image: Image[];
  public_image: Image[];
  files: StoredDocument[];
  /** Ask for the community's approval right after creating. */
  share: boolean;
};
export type HouseField = keyof HouseFormValues;

const nothing: HeldBy = {
  ...{ line: '', code: '', rich: null, purpose: houseDefaults.purpose, moneyUnit: houseDefaults.money_unit },
  ...{ entry: null, staff: null, customer: null, project: null },
  ...{ number: null, count: null, price: null, fee: null, latitude: null, longitude: null },
  ...{ direction: null, directions: [], flag: false },
};

const typedValues = (valueOf: (field: HouseFormColumn) => unknown) =>
  perColumn(houseFormColumns, valueOf) as TypedValues;

/** A new house: `houseDefaults`, everything else open. Specification 1 §9. */
export const emptyHouse: HouseFormValues = {
  ...typedValues((field) => nothing[houseColumns[field].kind]),
  ...{ house_address: null, brokerage_rate: houseDefaults.brokerage_rate },
  ...{ internal_image: [], public_image: [], files: [], share: true },
};

function fieldOf(house: HouseDetail, field: HouseFormColumn): unknown {
  const { kind } = houseColumns[field];
  if (kind === 'flag') return house[field] === 1;
  if (kind === 'direction') return house.direction[0] ?? null;
  return house[field] ?? nothing[kind];
}

/** A stored house as the form shows it. */
export const valuesOf = (house: HouseDetail): HouseFormValues => ({
  ...typedValues((field) => fieldOf(house, field)),
  house_address: house.house_address,
  ...valuesIn(house, ['internal_image', 'public_image', 'files']),
  share: house.public === 1,
});

/** How the changes of two people come together: pictures and documents as lists, and of rich texts both can be kept. D12. */
export const houseMerging: MergeRules<HouseFormValues> = {
  lists: ['internal_image', 'public_image', 'files'],
  texts: columnsWith(houseColumns, { kind: 'rich' }),
};

/** What a draft keeps: signed addresses last some minutes, so documents are without theirs. */
export const keptOfHouse = (values: Partial<HouseFormValues>): Partial<HouseFormValues> =>
  values.files ? { ...values, files: values.files.map((file) => ({ ...file, url: '' })) } : values;

const required = commonText.requiredField;

/**
 * When the form may be saved: the API's own rules field by field, and what only the form asks for (the direction of a balcony,
 * where there is one, D36, D106; pictures need a title). Specification 1 §5.
 */
export const houseFormSchema = z
  .object({
    ...valuesIn({ ...requiredHouseFields, ...optionalHouseFields }, houseFormColumns),
    direction: z.string(required(houseLabel.direction)),
    user_id: optionalHouseFields.user_id.nullable(),
    ...perColumn(columnsWith(houseColumns, { kind: 'flag', written: 'optional' }), () => z.boolean()),
    internal_image: z.array(z.custom<Image>()).max(maxHouseImages),
    public_image: z.array(z.custom<Image>()).max(maxHouseImages),
    files: z.array(z.custom<StoredDocument>()).max(maxHouseFiles),
    share: z.boolean(),
  })
  .refine(({ property_type, balcony_direction }) => isLand(property_type) || balcony_direction?.length > 0, {
    path: ['balcony_direction'],
    message: required(houseLabel.balcony_direction),
    // said together with what else is missing
    when: () => true,
  })
  .superRefine((house, check) => {
    if (house.title || house.public_image.length === 0) return;
    check.addIssue({ code: 'custom', path: ['title'], message: houseText.publicImageNeedsTitle });
  })
  .superRefine(({ latitude, longitude }, check) => {
    if ((latitude === null) === (longitude === null)) return;
    check.addIssue({
      code: 'custom',
      path: [latitude === null ? 'latitude' : 'longitude'],
      message: mapText.bothHalves,
    });
  });

/** Values that passed `houseFormSchema`. */
export type ValidHouse = z.output<typeof houseFormSchema>;

const ids = (stored: readonly { id: number }[]) => stored.map(({ id }) => id);

/** Every field as the API takes it; direction as a one-item list (D33). What only admins may set is left to the caller. */
function wireOf({ share: _share, user_id: _user, brokerage_rate: _rate, ...house }: ValidHouse) {
  return {
    ...house,
    direction: [house.direction],
    internal_image: ids(house.internal_image),
    public_image: ids(house.public_image),
    files: ids(house.files),
  };
}

/** Fields that the API heeds from admins only (D52, specification 1 §2). */
const adminFields = (actor: Actor, { user_id, brokerage_rate }: ValidHouse) => ({
  ...(canChooseHouseOwner(actor) && user_id !== null ? { user_id } : {}),
  ...(canSetBrokerageRate(actor) ? { brokerage_rate } : {}),
});

/** The body that creates the house. */
export const createRequest = (actor: Actor, house: ValidHouse): z.input<typeof newHouse> => ({
  ...wireOf(house),
  ...adminFields(actor, house),
  public: house.share ? 1 : 0,
});

/** An edited house that was rejected waits for approval again. D41. */
type Rejectable = Pick<HouseDetail, 'id' | 'reject_public_condition' | 'reject_web_condition'>;
const wasRejected = (house: Rejectable) =>
  house.reject_public_condition !== null || house.reject_web_condition !== null;

/** The body that changes the house: only what differs, with the version it was based on (D12). */
export function changeRequest(actor: Actor, stored: Rejectable, { version, before, after }: Edit<HouseFormValues>) {
  const house = houseFormSchema.parse(after);
  const all: Record<string, unknown> = { ...wireOf(house), ...adminFields(actor, house) };
  const fields = changedFields(before, after).filter((field) => field in all);
  return {
    ...Object.fromEntries(fields.map((field) => [field, all[field]])),
    ...{ house_id: stored.id, version },
    ...(wasRejected(stored) && { resetCondition: true }),
  } as z.input<typeof houseChange>;
}

/** Floors and balcony after another type was chosen: a plot has none, and what is built on one asks for both. D106. */
export function builtOn(
  { floors, balcony_direction }: Pick<HouseFormValues, 'floors' | 'balcony_direction'>,
  type: number | null,
): Pick<HouseFormValues, 'floors' | 'balcony_direction'> {
  if (isLand(type)) return bareLand;
  return { floors: floors === bareLand.floors ? null : floors, balcony_direction };
}

/** What the rule of sharing looks at, out of an unfinished form. */
export const shareableOf = (house: HouseFormValues): ShareableHouse => ({
  ...house,
  public_image: house.public_image.length,
  description: !isEmptyRichText(house.description),
});
