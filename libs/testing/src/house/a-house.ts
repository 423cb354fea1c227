import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { Image } from '@toam/contracts/media/image.schema';
import { plainToRichText } from '@toam/domain/rich-text';
import { aHouseRow } from './a-house-row';

export const anImage = (id: number, differing: Partial<Image> = {}): Image => ({
  id,
  url: `/api/media/image/${id}/main`,
  main: `/api/media/image/${id}/main`,
  thumbnail: `/api/media/image/${id}/thumbnail`,
  name: `anh-${id}.webp`,
  rotation: 0,
  width: 1040,
  height: 780,
  ...differing,
});

/** A complete house, on sale and shared, without pictures and papers unless said otherwise. */
export const aHouse = (differing: Partial<HouseDetail> = {}): HouseDetail => ({
  ...aHouseRow(),
  description: plainToRichText('Nhà mới hoàn thiện, hẻm nhựa 5 m.'),
  internalDescription: null,
  internal_image: [],
  public_image: [],
  files: [],
  draft: null,
  liked: false,
  commercial_url: null,
  missing: [],
  type_news: null,
  type_news_day: null,
  type_news_value: null,
  batdongsan_type_news: 5,
  batdongsan_type_news_days: 10,
  addressPost: null,
  post_address: null,
  ...differing,
});
