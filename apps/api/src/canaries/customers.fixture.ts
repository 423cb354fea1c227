import { normalisePhone } from '@toam/domain/phone';
import { mergedFieldsOf } from '@toam/domain/customer/customer-merge';
import { plainToRichText, type RichText } from '@toam/domain/rich-text';
import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import { findRow, insertRow } from '../db/rows';
import { recordChanges } from '../history/record-changes';
import { notifications } from '../live/notification.schema';
import { chatConversations, chatMessages } from '../modules/chat/chat.schema';
import { houseComments } from '../modules/comments/comment.schema';
import { customers } from '../modules/customers/customer.schema';
import { customerMerges } from '../modules/customers/merge/customer-merge.schema';
import { houseDrafts } from '../modules/houses/saving/house-draft.schema';
import { recommendations } from '../modules/matches/match.schema';
import { insertCompleteHouse, insertCustomer } from '../testing/insert-house';
import { insertContact, insertNeed } from '../testing/insert-need';
import { type Kind, paper, phone, word } from './canary';

/** One of each way to a customer's number, so that an example about records 1 to 4 meets all. */
const ways = [
  'customer of 7, whom nobody else was told of',
  'customer of 7 with the house of agent 9, to whom agent 7 told it',
  'customer of 9',
  'customer of 7, whose id agent 9 put on their house, and agent 8 on a need of their own',
] as const;

/** How many customers there are, each with a house, a need, comments, a history, a showing and a chat. */
const count = 12;

interface Planted {
  id: number;
  way: (typeof ways)[number];
  /** Of the numbers of the customer. */
  number: Kind;
  /** Of numbers in the texts of the house. */
  onHouse: Kind;
  agent: number;
  houseAgent: number;
}

function planned(id: number): Planted {
  const way = ways[(id - 1) % ways.length]!;
  if (way === ways[2]) return { id, way, number: 'phone of 9', onHouse: 'phone of 9', agent: 9, houseAgent: 9 };
  const [number, houseAgent] = [way === ways[1] ? 'phone told to 9' : 'phone of 7', way === ways[0] ? 7 : 9] as const;
  return { id, way, number, onHouse: number, agent: 7, houseAgent };
}

const said = (kind: Kind): string => `Gọi ${phone(kind)}\n${phone(kind)}, vợ ${phone(kind)} hoặc ${phone(kind)}`;

/** Half of a number is bold, another one is the address of a link. */
function richText(kind: Kind): RichText {
  const [whole, linked] = [phone(kind, 0), normalisePhone(phone(kind, 1))];
  const parts = [
    { type: 'text' as const, text: whole.slice(0, 7) },
    { type: 'text' as const, text: whole.slice(7), marks: [{ type: 'bold' as const }] },
  ];
  const link = { type: 'link' as const, attrs: { href: `https://zalo.me/${linked}` } };
  const text = plainToRichText(said(kind));
  return {
    ...text,
    content: [
      ...text.content,
      { type: 'paragraph', content: parts },
      { type: 'paragraph', content: [{ type: 'text', text: 'Zalo', marks: [link] }] },
    ],
  };
}

async function plantCustomer({ id, way, number, agent }: Planted): Promise<void> {
  const about: Kind =
    agent === 9 ? 'customer of 9' : way === ways[1] && id % 8 === 2 ? 'customer shared with 9' : 'customer of 7';
  const written = [phone(number, 0), phone(number, 1), phone(number, 2), phone(number, 3)] as const;
  const [phone_number, phone_number2, phone_number3, phone_number4] = written;
  await insertRow(customers, {
    ...{ user_id: agent, phone_number, phone_number2, phone_number3, phone_number4 },
    ...{ phones: written.map(normalisePhone), more_phones: id % 4 === 0 ? [phone(number, 0)] : [] },
    ...{
      name: `Khách ${word('name of a customer')} ${phone(number)}`,
      fax: phone(number),
      email: `${normalisePhone(phone(number, 0))}@mail.vn`,
    },
    ...{
      social_id: paper(about),
      address: `12/${id} Lê Lợi ${word(about)}, ${phone(number)}`,
      occupation: word(about),
    },
    ...{ description: `${said(number)} ${word(about)}`, character: `Zalo ${phone(number)} ${word(about)}` },
  });
  await recordChanges({ id: agent }, 'Customer', id, [
    ...['phone_number', 'phone_number3', 'more_phones', 'name', 'fax', 'description'].map((column) => ({
      ...{ column, old_value: phone(number), new_value: phone(number) },
    })),
    { column: 'email', old_value: `${normalisePhone(phone(number, 0))}@mail.vn`, new_value: null },
    { column: 'address', old_value: word(about), new_value: phone(number) },
  ]);
}

/** The texts of a house with the owner's numbers, as agents write them. D125 */
const writtenTexts = (kind: Kind) => ({
  ...{ title: `Nhà đẹp ${phone(kind)}`, key_word: `LH ${phone(kind)}`, descriptions: `Chính chủ ${phone(kind)}` },
  ...{ description: richText(kind), house_address: `Lê Lợi ${phone(kind)}`, new_address: `12 Lê Lợi ${phone(kind)}` },
  ...{ block_section: phone(kind), address_post: `LH ${phone(kind)}`, post_address: `LH ${phone(kind)}` },
});

async function plantHouse({ id, way, onHouse, houseAgent }: Planted): Promise<void> {
  const refused: Kind = 'why a house of 7 was refused';
  const texts = writtenTexts(onHouse);
  await insertCompleteHouse({
    ...{ province: 2, district: 21, property_type: 2, house_type: 1, into_money: 5_000_000_000 },
    ...{ latitude: 10.8, longitude: 106.7, version: 2 },
    ...texts,
    ...{ title: `${texts.title} ${word('house of the community')}`, slug: `nha-${id}`, user_id: houseAgent },
    internal_description: richText(onHouse),
    ...{ customer_id: id, customer_vouched: way !== ways[3], public: 1, public_approval: 1, has_draft: true },
    ...(houseAgent === 7 ? { reject_public_condition: word(refused), reject_web_condition: word(refused) } : {}),
    ...{ web: id % 6 === 1 ? 1 : 0 },
  });
  await recordChanges({ id: houseAgent }, 'House', id, [
    { column: 'customer_id', old_value: `Khách ${phone(onHouse)}`, new_value: `Khách ${phone(onHouse)}` },
    { column: 'title', old_value: `Nhà ${phone(onHouse)}`, new_value: `Nhà đẹp ${phone(onHouse)}` },
    { column: 'internalDescription', old_value: null, new_value: said(onHouse) },
  ]);
  const proposed = { title: `Nhà mới ${phone(onHouse)}`, description: richText(onHouse), customer_id: id };
  await insertRow(houseDrafts, { house_id: id, user_id: houseAgent, attributes: proposed, base_version: 2 });
}

/** What colleagues write below a house, and what a bell says of it. */
async function plantTalk({ id, onHouse }: Planted, readers: number[]): Promise<void> {
  const base = { house_id: id, user_id: 2 };
  const thread = await insertRow(houseComments, {
    ...base,
    content: `Chủ nhà ${phone(onHouse)}, @[4] gọi ${phone(onHouse)}`,
  });
  await insertRow(houseComments, { ...base, parent_comment_id: thread.id, content: `Zalo ${said(onHouse)}` });
  for (const user_id of readers)
    await insertRow(notifications, { user_id, type: 4, house_id: id, house_title: `Nhà đẹp ${phone(onHouse)}` });
}

/** The need, the showing, and who asked on the website. */
async function plantNeed({ id, way, number, agent }: Planted): Promise<void> {
  const isOwn = way === ways[3];
  const shared = way === ways[1] && id % 8 === 2;
  const sharing = isOwn
    ? { user_id: 8, staff: [8] }
    : { user_id: agent, staff: shared ? [9] : [], customer_vouched: true };
  const wishes = { min_price: 1, require_column: ['province' as const], customer_id: id };
  const need = await insertNeed({ ...sharing, ...wishes, description: said(number) });
  await recordChanges({ id: agent }, 'Request', need.id, [
    { column: 'description', old_value: said(number), new_value: said(number) },
  ]);
  const showing = {
    customer_id: id,
    house_id: id,
    request_id: need.id,
    target: id % 5 === 0 ? (0 as const) : (2 as const),
  };
  await insertRow(recommendations, { ...showing, user_id: agent, note: said(number) });
}

/** Requests of visitors about houses of agent 7: of strangers, and of a customer. */
async function plantContact({ id, number, houseAgent }: Planted): Promise<void> {
  if (houseAgent !== 7) return;
  const asked: Kind = 'phone in a request about a house of 7';
  const [own, theirs] = [phone(asked, 0), phone(number, 1)];
  await insertContact({
    house_id: id,
    phone_number: own,
    phone: normalisePhone(own),
    message: said(asked),
    name: said(asked),
  });
  await insertContact({
    house_id: id,
    phone_number: theirs,
    phone: normalisePhone(theirs),
    message: said(number),
    customer_id: id,
  });
}

/** A record that was merged into this one, with a note that was not chosen. The history has its numbers, too. */
async function plantMerge({ id, number, agent }: Planted): Promise<void> {
  const [phone_number, written] = [phone(number, 0), said(number)];
  const gone = await insertCustomer({
    ...{ phone_number, phones: [normalisePhone(phone_number)], description: written, user_id: agent, merged_into: id },
    deleted_at: new Date(),
  });
  const stored = (await findRow(customers, eq(customers.id, id)))!;
  await insertRow(customerMerges, {
    ...{ kept_id: id, merged_id: gone.id, user_id: agent, moved: {}, merged_before: mergedFieldsOf(gone) },
    ...{ kept_after: mergedFieldsOf(stored), kept_before: { ...mergedFieldsOf(stored), description: said(number) } },
    held: { requests: 0, houses: 0, showings: 0, deals: 0, contacts: 0, transactions: 0 },
  });
}

export const chatOf = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** A conversation, of a customer or of somebody unknown. Every second one is locked. */
async function plantChat(id: number, number: Kind, shown: string): Promise<void> {
  const conversation_id = chatOf(id);
  const name = `Anh ${phone(number)}`;
  const state = {
    status: id % 2 ? (0 as const) : (1 as const),
    unread: 2,
    read: 0 as const,
    last_message_at: new Date(),
    waiting: true,
  };
  await insertRow(chatConversations, {
    ...{ id: conversation_id, phone: normalisePhone(shown), phone_shown: shown, sex: 'men', name, ...state },
  });
  const by = { conversation_id, name, created_at: new Date() };
  const card = { slug: 'nha', title: 'Nhà hẻm xe hơi', price: '5 tỷ', facts: '62 m²', place: 'Lê Lợi' };
  const rows = await db()
    .insert(chatMessages)
    .values([
      { ...by, owner: 'client', text: `${said(number)} ${word('text of a chat')}` },
      { ...by, owner: 'event', text: `Anh ${phone(number)} bắt đầu lại từ một thiết bị khác lúc 10:00` },
      {
        ...by,
        owner: 'staff',
        user_id: 2,
        name: 'Lan',
        text: `Dạ em gọi ${phone(number)} ngay ${word('text of a chat')}`,
      },
      { ...by, owner: 'staff', user_id: 2, name: 'Lan', house_id: 1, house: card },
      { ...by, owner: 'client', text: `Vợ tôi ${phone(number)}, ${phone(number)}` },
    ])
    .returning();
  await db()
    .update(chatConversations)
    .set({ last_message_id: rows.at(-1)!.id })
    .where(eq(chatConversations.id, conversation_id));
}

/** Customers with all that hangs on them. @param readers who have a bell */
export async function plantCustomers(readers: number[]): Promise<void> {
  for (let id = 1; id <= count; id += 1) {
    const one = planned(id);
    await plantCustomer(one);
    await plantHouse(one);
    await plantTalk(one, id <= ways.length ? readers : []);
    await plantNeed(one);
    await plantContact(one);
  }
  const stored = await db().select().from(customers);
  for (const { id, phone_number } of stored) if (id < count) await plantChat(id, planned(id).number, phone_number);
  for (let id = count + 1; id <= count + 4; id += 1)
    await plantChat(id, 'phone of a chat', phone('phone of a chat', 0));
  for (let id = 4; id <= count; id += 4) await plantMerge(planned(id));
}
