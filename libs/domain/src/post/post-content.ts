import { addressLine } from '@toam/domain/house/address';
import type { Purpose } from '@toam/domain/house/house-values';

/** What of a house goes into its posts: nothing that is for the brokerage alone (D109), no number of anybody. */
export interface PostedHouse {
  title: string | null;
  /** The public description as plain text. */
  text: string | null;
  /** VND; for rent a month's. */
  price: number | null;
  purpose: Purpose;
  /** m², m. */
  area: number | null;
  width: number | null;
  length: number | null;
  floors: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  direction: string | null;
  /** Names, as the dictionary has them. */
  property_type: string | null;
  house_type: string | null;
  ownership: string | null;
  project: string | null;
  street: string;
  ward: string | null;
  district: string | null;
  city: string | null;
  /** Ids of its public pictures, in their order. */
  images: number[];
}

/** What a person wrote for this post alone; absent and null: as the house has it. */
export interface OwnWords {
  title?: string | null | undefined;
  text?: string | null | undefined;
  address?: string | null | undefined;
  images?: number[] | null | undefined;
}

/** What a post says. It is what is sent. */
export interface PostContent extends Omit<PostedHouse, 'street' | 'ward' | 'district' | 'city'> {
  /** One line. Without the house number, unless the person wrote it: who reads it would pass the brokerage by. */
  address: string;
  district: string | null;
  city: string | null;
}

/** The address of a post, if nobody wrote another. */
const postAddress = ({ street, ward, district, city }: Pick<PostedHouse, 'street' | 'ward' | 'district' | 'city'>) =>
  addressLine({ house_number: null, house_address: street, district: ward, province: district, city });

/** A post of this house. Pictures that the house has no more are left out. */
export function composePost(house: PostedHouse, own: OwnWords): PostContent {
  const { street: _street, ward: _ward, ...shown } = house;
  return {
    ...shown,
    title: own.title ?? house.title,
    text: own.text ?? house.text,
    address: own.address ?? postAddress(house),
    images: own.images ? own.images.filter((id) => house.images.includes(id)) : house.images,
  };
}
