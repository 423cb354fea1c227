import { randomUUID } from 'node:crypto';
import { addressKey } from '@toam/domain/house/address';
import { plainToRichText } from '@toam/domain/rich-text';
import { db } from '../db/db';
import { insertRow } from '../db/rows';
import { customers } from '../modules/customers/customer.schema';
import { houseImages } from '../modules/houses/media/house-media.schema';
import { type House, houses, type NewHouseRow } from '../modules/houses/house.schema';
import { images } from '../modules/media/media.schema';
import { dictionaryEntries } from '../modules/options/dictionary.schema';

/** Stores a house; its agent must exist. Default: private and on sale. */
export async function insertHouse(values: Partial<NewHouseRow> & { user_id: number }): Promise<House> {
  const address = { house_number: '148/12', house_address: 'Nguyễn Văn Đậu', ...values };
  const house = {
    // without digits: among ten of them may be somebody's number
    slug: randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit))),
    public: 0 as const,
    address_key: addressKey(address.house_number, address.house_address),
    ...address,
  };
  return insertRow(houses, house);
}

/** A form's body for a valid house; its dictionary is `insertDictionary`. Specification 1 §5. */
export const aHouseBody = {
  house_number: '148/12',
  house_address: 'Nguyễn Văn Đậu',
  province: 2,
  district: 21,
  street_type: 1,
  house_type: 1,
  property_type: 2,
  direction: 'Đông Nam',
  floors: 4,
};

/** Stores a picture that no record uses yet. @returns its id */
export async function insertImage(uploaded_by: number, name = 'a.jpg'): Promise<number> {
  const key = randomUUID();
  const [image] = await db()
    .insert(images)
    .values({ key, upright_key: key, name, width: 10, height: 10, bytes: 1, uploaded_by })
    .returning({ id: images.id });
  return image!.id;
}

/** Stores a house with all the fields that sharing needs. Specification 1 §5. */
export async function insertCompleteHouse(values: Partial<NewHouseRow> & { user_id: number }): Promise<House> {
  const house = await insertHouse({
    title: 'Nhà phố hẻm xe hơi',
    into_money: 8_650_000_000,
    area: 62,
    key_word: 'hẻm xe hơi',
    descriptions: 'Gần chợ',
    description: plainToRichText('Nhà mới, dọn vào ở ngay'),
    ...values,
  });
  const image_id = await insertImage(values.user_id);
  await db().insert(houseImages).values({ house_id: house.id, image_id, kind: 'public', position: 0 });
  return house;
}

/** Stores a customer with one phone. */
export async function insertCustomer(values: Partial<typeof customers.$inferInsert> = {}) {
  const phone = values.phone_number ?? '0903618274';
  return insertRow(customers, { name: 'Vũ Thanh Tùng', phone_number: phone, phones: [phone], ...values });
}

/** A small dictionary: one or two entries of every type, two districts with one ward each. */
export async function insertDictionary(): Promise<void> {
  await db()
    .insert(dictionaryEntries)
    .values([
      { type: 'city', id: 1, value: 'Hồ Chí Minh' },
      { type: 'province', id: 1, value: 'Quận 1', parent_id: 1, position: 1 },
      { type: 'province', id: 2, value: 'Quận Bình Thạnh', parent_id: 1, position: 2 },
      { type: 'district', id: 11, value: 'Phường Bến Nghé', parent_id: 1 },
      { type: 'district', id: 21, value: 'Phường 11', parent_id: 2 },
      { type: 'type', id: 1, value: 'Căn hộ' },
      { type: 'type', id: 2, value: 'Nhà phố' },
      { type: 'class', id: 1, value: 'Hẻm xe hơi' },
      { type: 'class', id: 2, value: 'Nhà nát', active: false },
      { type: 'ownership', id: 1, value: 'Sổ hồng riêng' },
      { type: 'street_type', id: 1, value: 'Hẻm nhựa' },
      { type: 'direction', id: 1, value: 'Đông', position: 1 },
      { type: 'direction', id: 2, value: 'Đông Nam', position: 2 },
      { type: 'street', id: 1, value: 'Nguyễn Văn Đậu', parent_id: 2 },
      { type: 'street', id: 2, value: 'Điện Biên Phủ', parent_id: 1 },
      { type: 'street', id: 3, value: 'Điện Biên Phủ', parent_id: 2 },
    ]);
}
