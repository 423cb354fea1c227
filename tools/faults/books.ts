import { isDeepStrictEqual } from 'node:util';
import { commonText } from '@toam/contracts/texts/common';
import { knownTo, storedShares } from '../../apps/api/src/modules/deals/ledger-books.fixture';
import { inDatabase } from './office';
import type { Stage } from './stage';
import type { Workload } from './workload';
import { writers } from './writers';

/** What the database holds, beside what people were told. */
export interface Books {
  /** Words of acknowledged records that are not there, and of those that are there more than once. */
  lost: Set<string>;
  doubled: Set<string>;
  /** What else must not be; empty: all is well. */
  faults: string[];
}

/** What an instance says while the database is away, after the seconds to wait. */
const unavailable = `5 ${JSON.stringify({ message: commonText.unavailable, code: 'unavailable' })}`;

/** How often the database has each word of a kind. */
async function countWords({ ask }: Stage, kind: string): Promise<Map<string, number>> {
  const { table, column } = writers[kind]!;
  const rows = await ask<{ word: string; count: number }>(
    `select ${column} as word, count(*)::int as count from ${table} where ${column} like $1 group by 1`,
    [`${kind}-%`],
  );
  return new Map(rows.map(({ word, count }) => [word, count]));
}

/** Each query finds what must not be. */
const never: Record<string, string> = {
  'phần hoa hồng không bằng tổng phiếu thu': `
    select s.id from deal_shares s where s.deleted_at is null and s.collected <>
      (select coalesce(sum(fee_collect), 0) from receipts where share_id = s.id and deleted_at is null)`,
  'phần hoa hồng không bằng tổng phiếu giảm': `
    select s.id from deal_shares s where s.deleted_at is null and s.reduced <>
      (select coalesce(sum(reduced_fee), 0) from coupons where share_id = s.id and deleted_at is null)`,
  'thu nhiều hơn phải thu': 'select id from deal_shares where deleted_at is null and collected > fee_user - reduced',
  'giao dịch không đủ hai phần': 'select deal_id from deal_shares group by 1 having count(*) <> 2',
  'chia nhiều hơn phí môi giới': `
    select d.id from deals d join deal_shares s on s.deal_id = d.id and s.deleted_at is null
    group by d.id having sum(s.fee_user) > d.brokerage_fee`,
  'giao dịch còn mà không còn phần nào, hoặc ngược lại': `
    select d.id from deals d left join deal_shares s on s.deal_id = d.id and s.deleted_at is null
    group by d.id having (d.deleted_at is null) <> (count(s.id) > 0)`,
  ...Object.fromEntries(
    Object.entries({
      Transaction: 'deal_shares',
      Receipt: 'receipts',
      Coupon: 'coupons',
      CancelBill: 'cancel_bills',
    }).map(([model, table]) => [
      `${table} không có đúng một dòng lịch sử`,
      `select coalesce(t.id, h.model_id) as id from ${table} t
       full join (select model_id from history_entries where model = '${model}' and "column" = 'created_at') h on h.model_id = t.id
       group by 1 having count(t.id) <> 1 or count(h.model_id) <> 1`,
    ]),
  ),
  'hai phiếu huỷ cọc của một phần':
    'select share_id from cancel_bills where deleted_at is null group by 1 having count(*) > 1',
  'ngày huỷ của phần không phải của phiếu huỷ': `
    select s.id from deal_shares s left join cancel_bills b on b.share_id = s.id and b.deleted_at is null
    where s.deleted_at is null and s.cancel_date is distinct from b.cancel_date`,
  'phiếu thu của phần đã xoá, hoặc thu hơn phải thu': `
    select r.id from receipts r join deal_shares s on s.id = r.share_id
    where r.deleted_at is null and (s.deleted_at is not null or r.fee_collect > r.fee_payable)`,
  'hai phiếu cùng mã': `
    select lower(code) from receipts where deleted_at is null group by 1 having count(*) > 1
    union all select lower(code) from deal_shares where deleted_at is null group by 1 having count(*) > 1`,
  'lịch xem nhà không được nhắc đúng một lần': `
    select v.id from recommendations v left join notifications n on n.customer_id = v.customer_id and n.type = 18
    group by v.id having count(n.id) <> 1`,
  'tin nhắn không theo thứ tự': `
    select id from (select id, text, split_part(text, '-', 2)::int as at, lag(split_part(text, '-', 2)::int) over (order by id) as before
      from chat_messages where text like 'message-%') told where before >= at`,
  'hội thoại không biết tin mới nhất': `
    select c.id from chat_conversations c where c.last_message_id <>
      (select max(id) from chat_messages where conversation_id = c.id and owner <> 'event')`,
};

async function faultsOfTables({ ask }: Stage): Promise<string[]> {
  const found: string[] = [];
  for (const [what, sql] of Object.entries(never)) {
    const rows = await ask(sql);
    if (rows.length > 0) found.push(`${what}: ${rows.length}, như ${JSON.stringify(rows[0])}`);
  }
  return found;
}

/** Every receipt, coupon and bill is what the writers were told, and nothing else is there. */
async function faultsOfLedger({ cluster }: Stage, { ledger }: Workload): Promise<string[]> {
  const stored = await inDatabase(cluster.url, storedShares);
  const known = knownTo(ledger);
  if (isDeepStrictEqual(stored, known)) return [];
  const differing = known.filter(
    ({ id }, at) =>
      !isDeepStrictEqual(
        stored.find((one) => one.id === id),
        known[at],
      ),
  );
  return [
    `sổ có ${stored.length} phần, người ghi biết ${known.length}; ${differing.length} phần khác: ${JSON.stringify(differing[0])}`,
  ];
}

/** What a tab did not hear although it was told, past whatever broke its socket. */
export async function unheard({ ask, instances }: Stage): Promise<string[]> {
  const rows = await ask<{ word: string }>(`
    select 'notification ' || id as word from notifications where user_id = 7
    union all select 'house ' || id from houses where title like 'house-%'`);
  return instances.flatMap(({ tab }, at) =>
    rows.flatMap(({ word }) => (tab.heard.has(word) ? [] : [`thẻ ${at + 1}: ${word}`])),
  );
}

async function faultsOfTabs(stage: Stage): Promise<string[]> {
  const missed = await unheard(stage);
  const resets = stage.instances.reduce((sum, { tab }) => sum + tab.resets, 0);
  return [
    ...(missed.length > 0 ? [`${missed.length} sự kiện không tới, như ${missed[0]}`] : []),
    ...(resets > 0 ? [`thẻ mất chỗ trong dòng sự kiện ${resets} lần`] : []),
  ];
}

async function faultsOfPictures({ instances, tokens }: Stage, { pictures }: Workload): Promise<string[]> {
  const headers = { authorization: `Bearer ${tokens.agent}` };
  const gone: string[] = [];
  for (const [at, address] of pictures.entries()) {
    const reply = await fetch(`http://127.0.0.1:${instances[at % 2]!.port}${new URL(address, 'http://x').pathname}`, {
      headers,
    });
    if (!reply.ok || (await reply.arrayBuffer()).byteLength === 0) gone.push(`${reply.status} ${address}`);
  }
  return gone.length > 0 ? [`${gone.length} của ${pictures.length} ảnh không còn, như ${gone[0]}`] : [];
}

export async function readBooks(stage: Stage, work: Workload): Promise<Books> {
  const counted = new Map<string, number>();
  for (const kind of Object.keys(writers))
    for (const [word, count] of await countWords(stage, kind)) counted.set(word, count);
  const told = new Set(work.acknowledged.map(({ word }) => word));
  const unasked = [...counted.keys()].filter((word) => !told.has(word));
  const { statuses, excuses } = stage.caller;
  return {
    lost: new Set([...told].filter((word) => !counted.has(word))),
    doubled: new Set([...counted].flatMap(([word, count]) => (count > 1 ? [word] : []))),
    faults: [
      ...(unasked.length > 0 ? [`${unasked.length} bản ghi không ai được trả lời, như ${unasked[0]}`] : []),
      ...(await faultsOfTables(stage)),
      ...(await faultsOfLedger(stage, work)),
      ...(await faultsOfTabs(stage)),
      ...(await faultsOfPictures(stage, work)),
      ...stage.instances.flatMap(({ deaths }) => deaths.map((death) => `một tiến trình tự chết: ${death}`)),
      ...[...excuses].filter((said) => said !== unavailable).map((said) => `503 nói khác: ${said}`),
      ...(statuses.has(500) ? [`${statuses.get(500)} lần trả lời 500`] : []),
    ],
  };
}
