import { db } from '../db/db';
import { forms } from '../modules/forms/form.schema';
import type { NewHouseRow } from '../modules/houses/house.schema';
import { projectQuestions } from '../modules/projects/project.schema';
import { seedFormTypes } from '../seed/seed-form-types';
import { seedPosts } from '../seed/seed-posts';
import { insertArticle, insertBlog, insertProject } from './insert-content';
import { insertDeal, insertOldTransaction } from './insert-deal';
import { insertCompleteHouse, insertCustomer, insertDictionary, insertImage } from './insert-house';
import { insertContact, insertNeed } from './insert-need';
import { insertManualChannel, insertPortalAccount, insertPost } from './insert-post';

/** Records of one person in several states, so that most calls find a suitable one. The person must exist. */
export async function insertBrokerage(owner: number): Promise<void> {
  await seedFormTypes();
  await insertDictionary();
  const states: Partial<NewHouseRow>[] = [
    { public: 0, public_approval: 0 },
    { public: 1, public_approval: 0 },
    { public: 1, public_approval: 1, web: 1 },
    { public: 1, public_approval: 1, status: 1, reason_stop_selling: 'Đã bán' },
    { public: 1, public_approval: 0 },
  ];
  for (const [at, state] of states.entries()) {
    const place = { province: 2, district: 21, property_type: 2, house_type: 1, street_type: 1 };
    const { id: customer_id } = await insertCustomer({
      user_id: owner,
      phone_number: `090361827${at}`,
      phones: [`090361827${at}`],
    });
    const { id: house_id } = await insertCompleteHouse({
      ...state,
      ...place,
      user_id: owner,
      customer_id,
      slug: `nha-${at + 1}`,
    });
    await insertNeed({ user_id: owner, customer_id });
    await insertContact({ house_id, phone_number: `028382299${at}` });
    await insertImage(owner);
  }
  for (const day of ['2026-12-01', '2026-12-02', '2026-12-03'])
    await db().insert(forms).values({
      kind: 'leave',
      user_id: owner,
      approver_id: owner,
      reason_id: 9,
      start_date: day,
      end_date: day,
      shift: 0,
    });
  await insertDeal({ staff_id: owner, customer_id: 1 }, { house_id: 1 });
  // one share is deleted alone, another with its deal
  await insertDeal({ staff_id: owner, customer_id: 1 }, { house_id: 1 });
  await insertOldTransaction({ user_id: owner });
  const project = await insertProject();
  await db().insert(projectQuestions).values({ project_id: project.id, user_id: owner, content: 'Có sổ chưa?' });
  await insertBlog({ user_id: owner });
  for (const title of ['Kiểm tra sổ', 'Thuế']) await insertArticle({ user_id: owner, title, status: 0 });
  await seedPosts();
  await insertManualChannel('Zalo OA');
  for (const portal of ['alonhadat', 'batdongsan'] as const) await insertPortalAccount(owner, portal);
  for (const house_id of [2, 3])
    for (const channel_id of [1, 2])
      await insertPost({ house_id, channel_id, user_id: owner, state: 'waitingApproval' });
  // no other record refers to it
  await insertCustomer({ user_id: owner, phone_number: '0903618279', phones: ['0903618279'] });
}
