import { plainToRichText } from '@toam/domain/rich-text';
import { mergedFieldsOf } from '@toam/domain/customer/customer-merge';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { auditEntries } from '../audit/audit.schema';
import { db } from '../db/db';
import { files as store } from '../files/files';
import { recordChanges } from '../history/record-changes';
import { notifications } from '../live/notification.schema';
import { accumulations } from '../modules/accumulations/accumulation.schema';
import { chatConversations, chatMessages, chatQuickReplies } from '../modules/chat/chat.schema';
import { checkins } from '../modules/checkins/checkin.schema';
import { clientFailures } from '../modules/client-errors/client-failure.schema';
import { houseComments } from '../modules/comments/comment.schema';
import { customers } from '../modules/customers/customer.schema';
import { customerMerges } from '../modules/customers/merge/customer-merge.schema';
import { cancelBills, coupons, receipts } from '../modules/deals/deal.schema';
import { userDrafts } from '../modules/drafts/draft.schema';
import { forms, leaveCorrections } from '../modules/forms/form.schema';
import { holidays } from '../modules/holidays/holiday.schema';
import { houses } from '../modules/houses/house.schema';
import { houseFiles, houseImages } from '../modules/houses/media/house-media.schema';
import { houseDrafts } from '../modules/houses/saving/house-draft.schema';
import { shareRequests } from '../modules/houses/sharing/share-request.schema';
import { houseTags, tags } from '../modules/houses/tags/tag.schema';
import { houseViews } from '../modules/houses/views/house-view.schema';
import { houseLikes } from '../modules/houses/likes/like.schema';
import { articleComments, articleEdits, articleVersions } from '../modules/knowledge/knowledge.schema';
import { recommendationMoves, recommendations } from '../modules/matches/match.schema';
import { imagePath } from '../modules/media/image-store';
import { files, images } from '../modules/media/media.schema';
import { requests } from '../modules/needs/need.schema';
import { projects } from '../modules/projects/project.schema';
import { savedViews } from '../modules/saved-views/saved-view.schema';
import { targets } from '../modules/targets/target.schema';
import { handOvers } from '../modules/users/hand-over/hand-over.schema';
import { imports, importRows } from '../sheets/import/import.schema';
import { sessions } from '../sessions/session.schema';
import { loginTracks } from '../sign-ins/login-track.schema';
import { insertBrokerage } from '../testing/insert-brokerage';
import { anArticle } from '../testing/insert-content';
import { insertCustomer, insertImage } from '../testing/insert-house';
import { aStaffBody, insertSession, insertUser } from '../testing/insert-user';
import { boss, identities, owner } from './identities';

const put = async <Table extends PgTable>(table: Table, ...rows: Table['$inferInsert'][]): Promise<void> =>
  void (await db().insert(table).values(rows));

/** Every column of the records 1 says something, so that an answer which tells too much has something to tell. */
async function fillColumns(): Promise<void> {
  const text = plainToRichText('Chỉ người trong nhà biết');
  await db()
    .update(houses)
    .set({
      ...{
        internal_description: text,
        key_word: 'hẻm',
        brokerage_fee: 90_000_000,
        brokerage_rate: 1,
        commission: 5_000_000,
      },
      ...{
        latitude: 10.8,
        longitude: 106.7,
        new_address: '12 Lê Lợi',
        block_section: 'B2',
        floor_lot: '7',
        project_id: 1,
      },
      ...{
        address_post: 'LH 0903618274',
        post_address: 'Bình Thạnh',
        ownership: 1,
        direction: ['Đông'],
        balcony_direction: ['Đông'],
      },
      ...{
        width: 4,
        length: 15,
        floor_area: 200,
        wide_street: 5,
        floors: 4,
        number_bedroom: 3,
        number_wc: 2,
        type_news: 1,
      },
      ...{
        type_news_day: 7,
        type_news_value: 40_000,
        reject_public_condition: 'Thiếu sổ',
        reject_web_condition: 'Ảnh mờ',
      },
      shared_at: new Date(),
    });
  await db()
    .update(customers)
    .set({
      ...{
        phone_number2: '0913618275',
        phone_number3: '0913618276',
        phone_number4: '0913618277',
        email: 'khach@mail.vn',
      },
      ...{
        fax: '02838220999',
        social_id: '079095000009',
        date_of_birth: '1980-05-06',
        address: '7 Lê Duẩn',
        image_id: 1,
      },
      ...{ occupation: 'Bác sĩ', description: 'Thích hướng Đông', character: 'Kỹ tính', more_phones: ['0913618278'] },
    });
  await db()
    .update(requests)
    .set({
      ...{ districts: [21], property_type: [2], house_type: [1], request_direction: ['Đông'], description: 'Cần gấp' },
      ...{ area: 60, min_width: 4, road_area: 5, floors: 3, number_bedroom: 3, require_column: ['province'] },
    });
  await db().update(projects).set({ address: 'Quận 9' });
}

async function plantPeople(): Promise<void> {
  const account = {
    tax_number: '8012345678',
    bank_account: '0071000123456',
    bank_name: 'Vietcombank',
    note: 'Ghi chú nhân sự',
  };
  const { role: _role, ...papers } = aStaffBody;
  for (const person of [boss, owner, ...Object.values(identities)]) {
    if (person === null) continue;
    await insertUser({
      ...papers,
      ...account,
      ...person,
      email: `nguoi${person.id}@toam.vn`,
      name: `Người ${person.id}`,
    });
  }
  for (const id of [1, 3, 4, 10]) await insertUser({ id, ...(id === 1 ? boss : {}), name: `Người ${id}` });
  // new people must not get one of the ids above
  await db().execute(sql`select setval('users_id_seq', 999)`);
  await insertSession(owner.id);
  const introduction = {
    achievement: 'Nhân viên của tháng',
    introduction: 'Mười năm làm nghề',
    introduction_status: 1 as const,
  };
  await insertUser({ id: owner.id, ...introduction, onboarding_date: '2021-03-20' });
  await db().execute(
    sql`update users set profile_picture = 1, front_id_file = 2, back_id_file = 3 where id = ${owner.id}`,
  );
}

async function plantHouse(): Promise<void> {
  const base = { house_id: 1, user_id: owner.id };
  await put(files, {
    key: '5ec2e700-0000-4000-8000-000000000002',
    name: 'so-hong.pdf',
    type: 'pdf',
    bytes: 3,
    uploaded_by: owner.id,
  });
  await put(houseFiles, { house_id: 1, file_id: 1, position: 0 });
  const picture = await insertImage(owner.id);
  await put(houseImages, { house_id: 1, image_id: picture, kind: 'internal', position: 0 });
  await put(
    houseComments,
    { ...base, content: 'Chủ bớt 150 triệu' },
    { ...base, content: 'Đã gọi', parent_comment_id: 1 },
  );
  await put(tags, { name: 'Hàng nóng', color: '#0F766E', user_id: owner.id });
  await put(houseTags, { house_id: 1, tag_id: 1 });
  await put(houseLikes, base);
  await put(houseViews, base);
  await put(
    shareRequests,
    { house_id: 2, user_id: owner.id, kind: 'public' },
    { house_id: 3, user_id: owner.id, kind: 'web' },
  );
  const lists = { internal_image: [picture], public_image: [picture], files: [1] };
  const attributes = { title: 'Nhà sửa mới', into_money: 8_000_000_000, ...lists };
  await put(houseDrafts, { ...base, attributes, base_version: 1 });
  await db().update(houses).set({ has_draft: true }).where(eq(houses.id, 1));
  await recordChanges(owner, 'House', 1, [
    { column: 'title', old_value: 'Nhà', new_value: 'Nhà phố' },
    { column: 'into_money', old_value: '1', new_value: '2' },
  ]);
}

/** The customer's conversation, with every kind of message. It is locked, so nobody claims it and then rightly sees the number. */
async function plantChat(): Promise<void> {
  const conversation_id = '00000000-0000-4000-8000-000000000001';
  const chat = { id: conversation_id, phone: '0903618270', phone_shown: '0903 618 270', sex: 'men' as const };
  await put(chatConversations, {
    ...{ ...chat, name: 'Anh Hà', status: 0, unread: 2, read: 0, last_message_at: new Date() },
  });
  const input = { conversation_id, name: 'Anh Hà', created_at: new Date() };
  const card = { slug: 'nha', title: 'Nhà hẻm xe hơi', price: '5 tỷ', facts: '62 m²', place: 'Lê Lợi' };
  const rows = await db()
    .insert(chatMessages)
    .values([
      { ...input, owner: 'client', text: 'Gọi 0903 618 270' },
      { ...input, owner: 'event', text: 'Anh Hà bắt đầu lại từ một thiết bị khác lúc 10:00' },
      { ...input, owner: 'staff', user_id: 7, name: 'Lan', text: 'Dạ em gọi ngay' },
      { ...input, owner: 'staff', user_id: 7, name: 'Lan', house_id: 1, house: card },
      { ...input, owner: 'client', text: 'Vợ tôi 0168 361 8272' },
    ])
    .returning();
  await db()
    .update(chatConversations)
    .set({ last_message_id: rows.at(-1)!.id })
    .where(eq(chatConversations.id, conversation_id));
}

async function plantCustomer(): Promise<void> {
  const gone = await insertCustomer({ user_id: owner.id, merged_into: 1, deleted_at: new Date() });
  const before = mergedFieldsOf(gone);
  const sides = { kept_before: before, merged_before: before, kept_after: before, moved: {} };
  const held = { requests: 0, houses: 0, showings: 0, deals: 0, contacts: 0, transactions: 0 };
  await put(customerMerges, { kept_id: 1, merged_id: gone.id, user_id: owner.id, held, ...sides });
  const pair = { customer_id: 1, house_id: 3, request_id: 1, target: 2 as const, user_id: owner.id };
  await put(recommendations, { ...pair, note: 'Khách thích bếp', visit_at: new Date(Date.now() + 86_400_000) });
  await put(recommendationMoves, pair);
  await recordChanges(owner, 'Customer', 1, [{ column: 'name', old_value: 'Tùng', new_value: 'Vũ Thanh Tùng' }]);
  await recordChanges(owner, 'Request', 1, [{ column: 'description', old_value: null, new_value: 'Cần gấp' }]);
  await plantChat();
  await put(chatQuickReplies, {
    user_id: owner.id,
    shortcut: 'hẹn',
    title: 'Hẹn xem nhà',
    text: 'Dạ em hẹn',
    position: 0,
  });
}

async function plantMoney(): Promise<void> {
  const paper = { share_id: 1, user_id: owner.id, note: 'Đếm lại' };
  await put(receipts, {
    ...paper,
    code: 'PT-1',
    collected_on: '2026-11-21',
    fee_payable: 60_000_000,
    fee_collect: 10_000_000,
  });
  await put(coupons, { ...paper, reduced_fee: 1_000_000 });
  await put(cancelBills, { ...paper, share_id: 2, cancel_date: '2026-11-22' });
  await put(targets, {
    year: 2026,
    quarter: 4,
    user_id: owner.id,
    purchase: 90,
    connection: 30,
    sale: 120,
    created_by: owner.id,
  });
  await put(accumulations, { user_id: owner.id, date: '2026-11-20', marketing_quantity: 12, created_by: owner.id });
}

async function plantWork(): Promise<void> {
  await put(checkins, {
    user_id: owner.id,
    at: new Date(),
    status: 1,
    latitude: 10.8,
    longitude: 106.7,
    address: '12 Lê Lợi',
    ip: '10.1.2.3',
    device: 'Chrome',
  });
  const form = { user_id: owner.id, approver_id: boss.id, start_date: '2026-11-25', end_date: '2026-11-25' };
  await put(forms, { ...form, kind: 'explanation', activity: 'in', explanation: 'Kẹt xe', note: 'Ghi chú' });
  await db().update(forms).set({ approver_id: boss.id, note: 'Đi khám bệnh' });
  await put(leaveCorrections, { user_id: owner.id, year: 2026, days: 1.5, note: 'Làm bù', created_by: boss.id });
  await put(holidays, { date: '2027-02-06', name: 'Tết Nguyên đán', created_by: boss.id });
  await put(loginTracks, {
    user_id: owner.id,
    session_id: 1,
    ip: '10.1.2.3',
    device: 'Chrome',
    latitude: 10.8,
    longitude: 106.7,
    address: '12 Lê Lợi',
    located_by: 'browser',
  });
  await put(handOvers, {
    from_id: owner.id,
    to_id: 3,
    user_id: boss.id,
    counts: { customers: 1, requests: 0, houses: 0, team: 0 },
    moved: {},
  });
}

async function plantRest(): Promise<void> {
  await put(savedViews, {
    user_id: owner.id,
    list: 'house',
    name: 'Nội thành',
    address: 'mode=publicList',
    key: '0b5f2f5c-6a3e-4c39-9a55-4b7f6f1f2d11',
  });
  await put(userDrafts, { user_id: owner.id, form: 'house-new', tab: 'a', data: { title: 'Nhà đang viết' } });
  await put(notifications, {
    user_id: owner.id,
    actor_id: 3,
    type: 4,
    house_id: 1,
    house_title: 'Nhà phố',
    detail: 'Chi tiết',
  });
  await put(clientFailures, {
    remote: 'crm',
    build: 'a1',
    stage: 'render',
    message: 'x is not a function',
    version: '1',
    path: '/crm',
    frames: [],
  });
  await put(articleComments, { article_id: 1, user_id: owner.id, content: 'Rất hữu ích' });
  const article = { article_id: 1, title: 'Kiểm tra sổ', content: anArticle('Bản trước'), user_id: owner.id };
  await put(articleVersions, { ...article, version: 1 });
  await put(articleEdits, { ...article, article_id: 2, type_id: 1, state: 'open', base_version: 1 });
  await put(auditEntries, {
    user_id: owner.id,
    action: 'update',
    noun: 'house',
    record_id: 1,
    ip: '10.1.2.3',
    changes: [],
  });
  for (const noun of ['customer', 'user', 'transaction'] as const) {
    await put(imports, {
      noun,
      user_id: owner.id,
      file_name: 'khach.xlsx',
      headers: [{ title: 'Tên', samples: ['An'] }],
      columns: ['name'],
      state: 'checked',
      row_count: 1,
      last_row: 2,
    });
  }
  const ids = await db().select({ id: imports.id }).from(imports);
  for (const { id } of ids) await put(importRows, { import_id: id, row: 2, cells: ['An'], values: { name: 'An' } });
}

/** Bytes for every picture. */
async function storePictures(): Promise<void> {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  await db().update(images).set({ bytes: bytes.length });
  const rows = await db().select({ key: images.key, upright: images.upright_key }).from(images);
  for (const key of rows.flatMap(({ key: main, upright }) => [main, upright]))
    for (const variant of ['main', 'thumbnail'] as const)
      await store().storage.put(imagePath(key, variant), bytes, 'image/webp');
  // a call that is taken back has removed what its record no longer uses
  jest.spyOn(store().storage, 'remove').mockResolvedValue();
}

/** A session that is not due to be noted as in use, which is a write, however slowly this machine walks. */
export async function insertNewSession(userId: number): Promise<string> {
  const token = await insertSession(userId);
  const last_seen_at = new Date(Date.now() + 86_400_000);
  await db().update(sessions).set({ last_seen_at }).where(eq(sessions.user_id, userId));
  return token;
}

/** The brokerage of one agent, whose records are the records 1 of every kind. The others own nothing. */
export async function plantBrokerage(): Promise<void> {
  await plantPeople();
  await insertBrokerage(owner.id);
  await plantHouse();
  await plantCustomer();
  await plantMoney();
  await plantWork();
  await plantRest();
  await fillColumns();
  await storePictures();
}
