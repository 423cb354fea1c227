import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { SavedHouse } from '@toam/contracts/house/house.endpoints';
import type { Actor } from '@toam/domain/actor';
import { plainToRichText } from '@toam/domain/rich-text';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { findRow } from '../../../db/rows';
import { allRows } from '../../../testing/all-rows';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { aHouseBody, insertCustomer, insertDictionary, insertHouse, insertImage } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { images } from '../../media/media.schema';
import { houseDrafts } from './house-draft.schema';
import { houses } from '../house.schema';

testApp();

const agent = anActor({ id: 7 });
const stranger = anActor({ id: 8 });
const admin = anAdmin();

const whole = { ...aHouseBody, customer_id: 1 };
const shareable = {
  title: 'Nhà phố hẻm xe hơi',
  into_money: 8_650_000_000,
  area: 62,
  key_word: 'hẻm xe hơi',
  descriptions: 'Gần chợ',
  description: plainToRichText('Nhà mới, dọn vào ở ngay'),
};

beforeEach(async () => {
  for (const id of [2, 7, 8]) await insertUser({ id, name: `Nhân viên ${id}` });
  await insertDictionary();
  await insertCustomer({ user_id: 7 });
});

const saved = async (reply: Promise<{ json(): unknown; statusCode: number }>): Promise<SavedHouse> => {
  const answer = await reply;
  expect(answer.json()).toHaveProperty('data');
  return (answer.json() as { data: SavedHouse }).data;
};
const create = (body: object, actor: Actor = agent) => saved(as(actor).post('/house/detail', { ...whole, ...body }));
const change = (body: object, actor: Actor = agent) => saved(as(actor).put('/house/detail', body));
const detail = async (id: number, actor: Actor = agent): Promise<HouseDetail> =>
  (await as(actor).get(`/house/detail?house_id=${id}`)).json<{ data: HouseDetail }>().data;
const stored = (id: number) => findRow(houses, eq(houses.id, id));
const history = async () =>
  (await allRows(historyEntries)).map(({ column, old_value, new_value }) => [column, old_value, new_value]);
const errorsOf = (reply: { json(): unknown }) => (reply.json() as { errors: Record<string, string> }).errors;

describe('creating', () => {
  test('an unfinished house is saved unshared, and the answer says what is missing (D35)', async () => {
    const answer = await create({});
    expect(answer).toMatchObject({ stored: 'saved', public: 0, version: 1 });
    expect(answer.missing).toEqual([
      'into_money',
      'area',
      'title',
      'key_word',
      'descriptions',
      'description',
      'public_image',
    ]);
    expect(answer.message).toBe(
      'Tạo mới BĐS thành công. BĐS chưa được chia sẻ vì còn thiếu: Giá, Diện tích đất, Tiêu đề, Từ khoá, Mô tả ngắn, Mô tả chi tiết, Ảnh công khai',
    );
    expect(await history()).toEqual([['created_at', null, 'Tạo mới']]);
  });

  test('a finished one is shared and waits for approval', async () => {
    const image = await insertImage(7);
    const answer = await create({ ...shareable, public_image: [image] });
    expect(answer).toMatchObject({ public: 1, missing: [], message: 'Tạo mới BĐS thành công' });
    expect(await stored(answer.house_id)).toMatchObject({
      public: 1,
      public_approval: 0,
      user_id: 7,
      brokerage_rate: 1,
      commission: 86_500_000,
    });
  });

  test('unshared on request, nothing is missing', async () => {
    expect(await create({ public: 0 })).toMatchObject({ public: 0, missing: [], message: 'Tạo mới BĐS thành công' });
  });

  test('what is created is read back as sent', async () => {
    const [internal, cover, second] = [await insertImage(7), await insertImage(7), await insertImage(7)];
    const { house_id } = await create({
      ...shareable,
      internal_image: [internal],
      public_image: [second, cover],
      balcony_direction: ['Đông', 'Đông Nam'],
      width: 4.2,
      terrace: 1,
      latitude: 10.8,
      longitude: 106.7,
    });
    expect(await detail(house_id)).toMatchObject({
      ...shareable,
      direction: ['Đông Nam'],
      balcony_direction: ['Đông', 'Đông Nam'],
      width: 4.2,
      terrace: 1,
      kitchen: 0,
      latitude: 10.8,
      longitude: 106.7,
      city: { id: 1, value: 'Hồ Chí Minh' },
      internal_image: [{ id: internal }],
      public_image: [{ id: second }, { id: cover }],
      cover: { id: second },
      image_count: 3,
      customer: { name: 'Vũ Thanh Tùng', phone_number: '0903618274' },
      draft: null,
      version: 1,
    });
  });

  test('the unit follows the purpose (D34), the agreed fee comes before the rate (D52)', async () => {
    const { house_id } = await create({
      purpose: 1,
      money_unit: 'mil',
      into_money: 18_000_000,
      brokerage_fee: 9_000_000,
    });
    expect(await stored(house_id)).toMatchObject({ money_unit: 'mpm', commission: 9_000_000 });
  });

  test('rate and agent are an admin’s to choose, ignored from others', async () => {
    const own = await create({ into_money: 1_000_000_000, brokerage_rate: 3, user_id: 8 });
    expect(await stored(own.house_id)).toMatchObject({ user_id: 7, brokerage_rate: 1 });
    const given = await create({ into_money: 1_000_000_000, brokerage_rate: 1.125, user_id: 8 }, admin);
    expect(await stored(given.house_id)).toMatchObject({ user_id: 8, brokerage_rate: 1.125, commission: 11_250_000 });
  });

  test.each([
    ['an unknown ward', { district: 99 }, { district: 'Giá trị không còn trong danh mục' }],
    ['a ward of another district', { district: 11 }, { district: 'Phường/Xã không thuộc Quận/Huyện đã chọn' }],
    ['an entry that is switched off', { house_type: 2 }, { house_type: 'Giá trị không còn trong danh mục' }],
    ['an unknown direction', { direction: 'Lên' }, { direction: 'Giá trị không còn trong danh mục' }],
    ['an unknown customer', { customer_id: 99 }, { customer_id: 'Không tìm thấy khách hàng' }],
    ['a missing field', { floors: undefined }, { floors: 'Số tầng bắt buộc' }],
    [
      'a picture that is not there',
      { internal_image: [99] },
      { internal_image: 'Ảnh đã bị gỡ hoặc do người khác tải lên. Vui lòng tải ảnh lên lại' },
    ],
  ])('refuses %s', async (_case, body, errors) => {
    const reply = await as(agent).post('/house/detail', { ...whole, ...body });
    expect(reply.statusCode).toBe(422);
    expect(errorsOf(reply)).toEqual(errors);
    expect(await db().select().from(houses)).toEqual([]);
  });

  test('somebody else’s upload, or a picture of another house, is not to be had', async () => {
    const strange = await insertImage(8);
    expect((await as(agent).post('/house/detail', { ...whole, internal_image: [strange] })).statusCode).toBe(422);
    const own = await insertImage(7);
    await create({ internal_image: [own] });
    expect((await as(agent).post('/house/detail', { ...whole, internal_image: [own] })).statusCode).toBe(422);
  });

  test('public pictures need a title', async () => {
    const reply = await as(agent).post('/house/detail', { ...whole, public_image: [await insertImage(7)] });
    expect(errorsOf(reply)).toEqual({ title: 'Vui lòng nhập Tiêu đề' });
  });

  test.each([
    ['without the flag', anActor({ id: 7, create_product_permission: 0 })],
    ['a marketer', anActor({ id: 7, role: 5 })],
  ])('is not for %s', async (_case, actor) => {
    expect((await as(actor).post('/house/detail', whole)).statusCode).toBe(403);
  });
});

describe('changing', () => {
  test('absent is unchanged, null clears, and every column has its line in the history', async () => {
    const { house_id } = await create({ title: 'Nhà phố', area: 62, into_money: 5_000_000_000 });
    expect(
      await change({ house_id, version: 1, area: null, into_money: 5_200_000_000, district: 21, direction: ['Đông'] }),
    ).toMatchObject({
      stored: 'saved',
      version: 2,
      message: 'Cập nhật BĐS thành công',
    });
    expect(await stored(house_id)).toMatchObject({
      title: 'Nhà phố',
      area: null,
      into_money: 5_200_000_000,
      commission: 52_000_000,
    });
    expect((await history()).slice(1).sort()).toEqual([
      ['area', '62', null],
      ['commission', '50000000', '52000000'],
      ['house_direction', 'Đông Nam', 'Đông'],
      ['into_money', '5000000000', '5200000000'],
    ]);
  });

  test('names stand in the history, not ids; search follows the new place', async () => {
    const { house_id } = await create({});
    await change({ house_id, province: 1, district: 11 });
    expect((await history()).slice(1).sort()).toEqual([
      ['district', 'Phường 11', 'Phường Bến Nghé'],
      ['province', 'Quận Bình Thạnh', 'Quận 1'],
    ]);
    const page = await as(agent).post('/house/v2/list', {
      mode: 'personalList',
      search: 'ben nghe',
      fetchType: 'count',
    });
    expect(page.json()).toMatchObject({ data: { total: 1 } });
  });

  test('nothing different writes nothing', async () => {
    const { house_id } = await create({});
    expect(await change({ house_id, ...whole })).toMatchObject({ version: 1, message: 'Cập nhật BĐS thành công' });
    expect(await history()).toHaveLength(1);
  });

  test('a stale version is refused with the house as it stands (D12)', async () => {
    const { house_id } = await create({ title: 'Cũ' });
    await change({ house_id, version: 1, title: 'Của người khác' });
    const reply = await as(agent).put('/house/detail', { house_id, version: 1, title: 'Của tôi' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'conflict', current: { title: 'Của người khác', version: 2 } });
    const { data } = (await as(agent).get(`/house/detail?house_id=${house_id}`)).json<{ data: HouseDetail }>();
    expect(Object.keys(reply.json<{ current: object }>().current).sort()).toEqual(Object.keys(data).sort());
  });

  test('pictures are reordered and dropped, and the history says so', async () => {
    const [one, two] = [await insertImage(7), await insertImage(7)];
    const { house_id } = await create({ title: 'Nhà phố', public_image: [one, two] });
    await change({ house_id, public_image: [two, one] });
    await change({ house_id, public_image: [two], internal_image: [one] });
    expect(await detail(house_id)).toMatchObject({ public_image: [{ id: two }], internal_image: [{ id: one }] });
    expect((await history()).slice(1)).toEqual([
      ['public_image', '2 ảnh', '2 ảnh (đổi thứ tự)'],
      ['internal_image', '0 ảnh', '1 ảnh (thêm 1)'],
      ['public_image', '2 ảnh', '1 ảnh (bớt 1)'],
    ]);
    expect((await findRow(images, eq(images.id, one)))?.is_public).toBe(false);
  });

  test('a stranger is refused and nothing changes', async () => {
    const { house_id } = await create({ title: 'Nhà phố' });
    expect((await as(stranger).put('/house/detail', { house_id, title: 'Của tôi' })).statusCode).toBe(403);
    expect((await as(stranger).delete('/house/detail', { house_id })).statusCode).toBe(403);
    expect(await stored(house_id)).toMatchObject({ title: 'Nhà phố', deleted_at: null });
  });

  test('sharing needs a finished house, revoking takes the approval away', async () => {
    const { house_id } = await create({});
    const refused = await as(agent).put('/house/detail', { house_id, public: 1 });
    expect(refused.statusCode).toBe(422);
    expect(errorsOf(refused)).toMatchObject({ into_money: 'Giá bắt buộc', public_image: 'Ảnh công khai bắt buộc' });
    expect(await change({ house_id, ...shareable, public_image: [await insertImage(7)] })).toMatchObject({ public: 0 });
    expect(await change({ house_id, public: 1 })).toMatchObject({ public: 1, message: 'Chia sẻ thành công!' });
    await db().update(houses).set({ public_approval: 1 });
    expect(await change({ house_id, public: 0 })).toMatchObject({ public: 0, message: 'Thu hồi thành công!' });
    expect(await stored(house_id)).toMatchObject({ public: 0, public_approval: 0 });
  });

  test('a shared house keeps what it was shared with', async () => {
    const { house_id } = await create({ ...shareable, public_image: [await insertImage(7)] });
    const reply = await as(agent).put('/house/detail', { house_id, into_money: null });
    expect(errorsOf(reply)).toEqual({ into_money: 'BĐS đang được chia sẻ cần có Giá' });
  });

  test('an edit with resetCondition sends a rejected house back to wait (D41)', async () => {
    const { house_id } = await create({ ...shareable, public_image: [await insertImage(7)] });
    await db().update(houses).set({ reject_public_condition: 'Thiếu sổ' });
    await change({ house_id, title: 'Nhà phố mới', resetCondition: true });
    expect(await stored(house_id)).toMatchObject({ reject_public_condition: null, public: 1, public_approval: 0 });
  });

  test('a customer of somebody else can’t be named by id, and shows once an admin put them there (D19, D24)', async () => {
    const strange = await insertCustomer({ user_id: 8, phone_number: '0909111222' });
    const foreign = { customer_id: 'Chỉ chọn được khách hàng của bạn hoặc được chia sẻ với bạn' };
    expect(errorsOf(await as(agent).post('/house/detail', { ...whole, customer_id: strange.id }))).toEqual(foreign);
    const { house_id } = await create({});
    expect(errorsOf(await as(agent).put('/house/detail', { house_id, customer_id: strange.id }))).toEqual(foreign);
    await change({ house_id, customer_id: strange.id }, admin);
    expect((await detail(house_id)).customer?.phone_number).toBe('0909111222');
  });
});

describe('a house on the website', () => {
  const publish = async () => {
    const house = await insertHouse({
      user_id: 7,
      web: 1,
      title: 'Đang đăng',
      area: 62,
      province: 2,
      district: 21,
      direction: ['Đông'],
    });
    return house.id;
  };

  test('is not changed by its agent: the edit becomes a draft that merges', async () => {
    const house_id = await publish();
    expect(await change({ house_id, title: 'Bản sửa' })).toMatchObject({
      stored: 'draft',
      version: 1,
      message: 'Thông tin chỉnh sửa sẽ được áp dụng sau khi Admin duyệt.',
    });
    await change({ house_id, area: 70, direction: 'Đông Nam' });
    expect(await stored(house_id)).toMatchObject({ title: 'Đang đăng', area: 62, has_draft: true, version: 1 });
    const { draft } = await detail(house_id);
    expect(draft?.changes).toEqual([
      { column: 'title', oldValue: 'Đang đăng', newValue: 'Bản sửa' },
      { column: 'house_direction', oldValue: 'Đông', newValue: 'Đông Nam' },
      { column: 'area', oldValue: '62', newValue: '70' },
    ]);
    expect(JSON.parse(draft?.attributes ?? '')).toEqual({ title: 'Bản sửa', area: 70, direction: ['Đông Nam'] });
    expect(await db().select().from(houseDrafts)).toHaveLength(1);
  });

  test('fields that are edited back leave the draft, and an empty draft goes', async () => {
    const house_id = await publish();
    await change({ house_id, title: 'Bản sửa' });
    await change({ house_id, title: 'Đang đăng' });
    expect(await stored(house_id)).toMatchObject({ has_draft: false });
    expect((await detail(house_id)).draft).toBeNull();
  });

  test('is changed at once by an admin', async () => {
    const house_id = await publish();
    expect(await change({ house_id, title: 'Bản của admin' }, admin)).toMatchObject({ stored: 'saved', version: 2 });
  });

  test('nothing different proposes nothing', async () => {
    const house_id = await publish();
    expect(await change({ house_id, title: 'Đang đăng' })).toMatchObject({
      stored: 'saved',
      version: 1,
      message: 'Cập nhật BĐS thành công',
    });
    expect(await stored(house_id)).toMatchObject({ has_draft: false });
  });

  test('its draft is checked like a save', async () => {
    const house_id = await publish();
    expect((await as(agent).put('/house/detail', { house_id, district: 11 })).statusCode).toBe(422);
    expect(await stored(house_id)).toMatchObject({ has_draft: false });
  });

  test('its draft is nobody else’s to read', async () => {
    const house_id = await publish();
    await db().update(houses).set({ public: 1, public_approval: 1 });
    await change({ house_id, title: 'Bản sửa' });
    expect((await detail(house_id, stranger)).draft).toBeNull();
    expect((await detail(house_id, admin)).draft).not.toBeNull();
  });
});

describe('deleting', () => {
  test('is soft: lists and links find it no more (D11)', async () => {
    const { house_id } = await create({});
    expect((await as(agent).delete('/house/detail', { house_id })).json()).toEqual({ success: true });
    expect((await as(agent).get(`/house/detail?house_id=${house_id}`)).statusCode).toBe(404);
    expect((await stored(house_id))?.deleted_at).not.toBeNull();
    expect((await as(agent).delete('/house/detail', { house_id })).statusCode).toBe(404);
  });
});
