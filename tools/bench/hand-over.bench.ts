import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../apps/api/src/app';
import { db } from '../../apps/api/src/db/db';
import type { Engine } from '../../apps/api/src/db/engine';
import { readEnv } from '../../apps/api/src/env';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { onBothEngines } from './both-engines';

/**
 * "A person with 5,000 houses and 2,000 customers hands over in a few seconds", and the undo: seconds. The embedded engine may take twice
 * as long. D72, issue 5.
 */
const budgetOf = (engine: string) => (engine === 'PostgreSQL' ? 5 : 10);
const amounts = { houses: 5000, customers: 2000, needs: 1000, team: 10 };

/** The person who leaves (7), the receiver (8), an admin (2), and the same amount of data for colleagues. */
async function fill(): Promise<void> {
  await db().execute(sql`
    insert into users (id, name, email, role, job_position, manager)
    select n, 'Nhân viên ' || n, 'bench' || n || '@toam.vn', case when n = 2 then 2 else 3 end,
      case when n = 2 then 2 when n < 10 then 6 else 7 end, case when n between 10 and ${9 + amounts.team} then 7 end
    from generate_series(1, 60) n`);
  await db().execute(sql`
    insert into customers (name, phone_number, phones, user_id, description)
    select 'Khách hàng ' || n, '09' || lpad(n::text, 8, '0'), array['09' || lpad(n::text, 8, '0')],
      case when n % 2 = 0 then 7 else 30 end, 'Cần mua nhà trong tầm tài chính, gọi sau 18 giờ'
    from generate_series(1, ${2 * amounts.customers}::int) n`);
  await db().execute(sql`
    insert into requests (customer_id, user_id, min_price, max_price, province, place, description)
    select n, case when n % 2 = 0 then 7 else 30 end, 5000000000, 7000000000, '{2}', 'Quận Bình Thạnh', 'Hẻm xe hơi, gần chợ'
    from generate_series(1, ${2 * amounts.needs}::int) n`);
  await db().execute(sql`
    insert into houses (slug, title, house_number, house_address, address_key, province, place, into_money, area, user_id,
      customer_id, public, public_approval, key_word, descriptions)
    select gen_random_uuid()::text, 'Nhà phố hẻm xe hơi ' || n, n::text, 'Nguyễn Văn Đậu', n || ' nguyen van dau', 1 + n % 22,
      'Phường 11 Quận Bình Thạnh Hồ Chí Minh', 3000000000 + n * 1000000::bigint, 40 + n % 100,
      case when n % 2 = 0 then 7 else 30 end, 1 + n % 2000, 1, n % 3 % 2, 'hẻm xe hơi', 'Gần chợ, trường học'
    from generate_series(1, ${2 * amounts.houses}::int) n`);
  await db().execute(sql`analyze`);
}

async function run(name: string, engine: Engine): Promise<boolean> {
  const budget = budgetOf(name);
  await fill();
  const app = await buildApp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: 'k'.repeat(32) }), engine);
  const { token } = await beginSession(2, { ip: '127.0.0.1', device: 'bench' });
  const post = async <T>(what: string, url: string, payload: object) => {
    const start = performance.now();
    const reply = await app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const seconds = (performance.now() - start) / 1000;
    console.log(`${name}, ${what}: ${seconds.toFixed(2)} s, ngân sách ${budget} s${seconds > budget ? '  VƯỢT' : ''}`);
    return { isWell: seconds <= budget, data: reply.json<{ data: T }>().data };
  };
  const body = { user_id: 7, to_id: 8, resigned: true };
  const seen = await post('xem trước', '/api/user/hand-over/preview', body);
  const done = await post<{ id: number; counts: object }>('bàn giao', '/api/user/hand-over', body);
  const back = await post<{ returned: object }>('hoàn tác', `/api/user/hand-over/${done.data.id}/undo`, {});
  console.log(`${name}: ${JSON.stringify(done.data.counts)} đi, ${JSON.stringify(back.data.returned)} về`);
  await app.close();
  return seen.isWell && done.isWell && back.isWell;
}

process.exitCode = (await onBothEngines(run)) ? 0 : 1;
