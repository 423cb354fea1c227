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
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { mapText } from '@toam/contracts/map/map.text';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner, canSetBrokerageRate, isEditDrafted } from '@toam/domain/house/house-access';
import type { ShareableHouse } from '@toam/domain/house/house-completeness';
import { bareLand, isLand, needsFloors } from '@toam/domain/house/house-land';
import { houseDefaults, maxHouseFiles, maxHouseImages, type Purpose } from '@toam/domain/house/house-values';
import { type HouseFormColumn, houseColumns, houseFormColumns } from '@toam/domain/house/house-columns';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import { columnsWith, perColumn, valuesIn } from '@toam/domain/record/columns';
import { isEmptyRichText, type RichText } from '@toam/domain/rich-text';
import { changedFields, type MergeRules } from '@toam/domain/record/three-way';
import type { Edit } from '@toam/record-form/use-record-editor';
import { z } from 'zod';

/** The type of a field's value, by its column. */
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
  /** Degrees. Both are set or neither is. */
  latitude: number | null;
  longitude: number | null;
  direction: string | null;
  directions: string[];
  flag: boolean;
}

type KindOf<Field extends HouseFormColumn> = (typeof houseColumns)[Field]['kind'];
type TypedValues = { [Field in Exclude<HouseFormColumn, 'house_address'>]: HeldBy[KindOf<Field>] };

/**
 * The values of the fields as the screen shows them. The names are those of the wire, except `share`. Specification 1
 * §2, §3.
 */
export type HouseFormValues = TypedValues & {
  /** People choose a street from a list; null if none is chosen. */
  house_address: string | null;
  internal_image: Image[];
  public_image: Image[];
  files: StoredDocument[];
  /** Whether to ask for the community's approval right after creating. */
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

/** A new house: `houseDefaults`, all other fields empty. Specification 1 §9. */
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

/** A stored house as form values. */
export const valuesOf = (house: HouseDetail): HouseFormValues => ({
  ...typedValues((field) => fieldOf(house, field)),
  house_address: house.house_address,
  ...valuesIn(house, ['internal_image', 'public_image', 'files']),
  share: house.public === 1,
});

/**
 * The values that a person goes on with: if their edit waits for an admin, the house as the open draft proposes it. From
 * the house alone they would send a list of pictures without those that they proposed before. D38.
 */
export const editedValuesOf = (actor: Actor, house: HouseDetail): HouseFormValues => {
  if (!house.draft || !isEditDrafted(actor, house)) return valuesOf(house);
  const proposed = JSON.parse(house.draft.attributes) as Partial<HouseDetail>;
  return valuesOf({ ...house, ...proposed, ...house.draft.media });
};

/**
 * Rules for merging the changes of two people. Pictures and documents merge as lists; of rich texts both can be kept.
 * D12.
 */
export const houseMerging: MergeRules<HouseFormValues> = {
  lists: ['internal_image', 'public_image', 'files'],
  texts: columnsWith(houseColumns, { kind: 'rich' }),
};

/** The values that a draft keeps. Signed addresses expire after minutes, so documents lose theirs. */
export const storedOfHouse = (values: Partial<HouseFormValues>): Partial<HouseFormValues> =>
  values.files ? { ...values, files: values.files.map((file) => ({ ...file, url: '' })) } : values;

const required = commonText.requiredField;

/**
 * The rules for saving: those of the API, field by field, and the form's own. A house with a balcony needs its direction
 * (D36, D106), and pictures need a title. Specification 1 §5.
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
    // Reported together with the other missing fields.
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

/**
 * Every field as the API takes it, with direction as a one-item list (D33). The caller adds the fields that only admins
 * may set.
 */
function wireOf({ share: _share, user_id: _user, brokerage_rate: _rate, ...house }: ValidHouse) {
  return {
    ...house,
    direction: [house.direction],
    internal_image: ids(house.internal_image),
    public_image: ids(house.public_image),
    files: ids(house.files),
  };
}

/** Fields that the API accepts only from admins (D52, specification 1 §2). */
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

/** A rejected house waits for approval again after an edit. D41. */
type Rejectable = Pick<HouseDetail, 'id' | 'reject_public_condition' | 'reject_web_condition'>;
const wasRejected = (house: Rejectable) =>
  house.reject_public_condition !== null || house.reject_web_condition !== null;

/** The body that changes the house: only changed fields, with the version they were based on (D12). */
export function changeRequest(actor: Actor, stored: Rejectable, { version, before, after }: Edit<HouseFormValues>) {
  const house = houseFormSchema.parse(after);
  const all: Record<string, unknown> = { ...wireOf(house), ...adminFields(actor, house) };
  const changed: string[] = changedFields(before, after);
  // the API wants to hear the floors of what is built on land, also if there are none
  if (needsFloors(before.property_type, house.property_type)) changed.push('floors');
  const fields = changed.filter((field) => field in all);
  return {
    ...Object.fromEntries(fields.map((field) => [field, all[field]])),
    ...{ house_id: stored.id, version },
    ...(wasRejected(stored) && { resetCondition: true }),
  } as z.input<typeof houseChange>;
}

export type Built = Pick<HouseFormValues, 'floors' | 'balcony_direction'>;

/**
 * Floors and balcony after a change to land or from it. Land has neither; a building needs both. D106.
 * @param hidden what stood in the fields before this visit's change to land
 */
export function builtOn({ floors, balcony_direction }: Built, type: number | null, hidden: Built | null): Built {
  if (isLand(type)) return bareLand;
  if (hidden) return hidden;
  return { floors: floors === bareLand.floors ? null : floors, balcony_direction };
}

/** The values for the sharing rule, from an unfinished form. */
export const shareableOf = (house: HouseFormValues): ShareableHouse => ({
  ...house,
  public_image: house.public_image.length,
  description: !isEmptyRichText(house.description),
});
