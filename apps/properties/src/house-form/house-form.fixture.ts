import type { SavedHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { plainToRichText } from '@toam/domain/rich-text';
import { anImage } from '@toam/testing/house/a-house';
import { emptyHouse, type HouseFormValues } from './house-form.values';

/** Data for the tests of both screens. */
export const someOptions: HouseOptions = {
  type: [
    { id: 1, value: 'Căn hộ' },
    { id: 2, value: 'Nhà phố' },
    { id: 4, value: 'Đất nền' },
  ],
  class: [{ id: 1, value: 'Hẻm xe hơi' }],
  ownership: [{ id: 1, value: 'Sổ hồng riêng' }],
  direction: [
    { id: 1, value: 'Nam' },
    { id: 2, value: 'Đông Nam' },
  ],
  street_type: [{ id: 1, value: 'Hẻm nhựa' }],
  province: [
    { id: 5, value: 'Bình Thạnh', parent_id: 1 },
    { id: 6, value: 'Quận 1', parent_id: 1 },
  ],
  district: [
    { id: 31, value: 'Phường 11', parent_id: 5 },
    { id: 40, value: 'Bến Nghé', parent_id: 6 },
  ],
  city: [{ id: 1, value: 'TP. Hồ Chí Minh' }],
  project: [],
};

/** A house that is complete enough to be saved and shared. */
export const finishedHouse: HouseFormValues = {
  ...emptyHouse,
  ...{ customer_id: 31, house_number: '148/12', house_address: 'Nguyễn Văn Đậu', province: 5, district: 31 },
  ...{ property_type: 2, house_type: 1, street_type: 1, floors: 4, direction: 'Đông Nam', balcony_direction: ['Nam'] },
  ...{
    into_money: 8_650_000_000,
    area: 62,
    title: 'Nhà phố hẻm xe hơi',
    key_word: 'hẻm xe hơi',
    descriptions: 'Nhà mới',
  },
  ...{ description: plainToRichText('Gần chợ'), public_image: [anImage(1)] },
};

/** The API's answer to a save. */
export const aSavedHouse = (differing: Partial<SavedHouse> = {}): SavedHouse => ({
  ...{ house_id: 77, stored: 'saved', version: 1, public: 1, missing: [], message: 'Cập nhật BĐS thành công' },
  ...differing,
});
