import { sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import type { Engine } from '../../apps/api/src/db/engine';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { fingerprint } from '../../apps/api/src/sessions/token';
import { generateHouses } from './generate-houses';

/** Who chats, and what they show to the API. */
export interface People {
  staff: string[];
  /** Token and conversation of each widget. */
  visitors: { token: string; id: string; since: number }[];
  admin: string;
}

interface Office {
  consoles: number;
  widgets: number;
  houses: number;
}

/** Colleagues, conversations with a past, and sessions of visitors from networks of their own. */
export async function fillOffice(engine: Engine, { consoles, widgets, houses }: Office): Promise<People> {
  const query = (text: string, values?: unknown[]) => engine.run(text, values ?? []);
  await generateHouses({ query } as never, houses);
  await db().execute(sql`update users set chat_permission = 1 where id between 5 and ${4 + consoles}`);
  await db().execute(sql`
    insert into chat_conversations (phone, phone_shown, name, sex, supporter_id, start_support, last_message_at)
    select '08' || lpad(n::text, 8, '0'), '08' || lpad(n::text, 8, '0'), 'Khách ' || n, 'men',
      case when n <= ${consoles} then 4 + n end, now() + interval '1 hour', now() from generate_series(1, ${widgets}) n`);
  await db().execute(sql`
    insert into chat_messages (conversation_id, owner, text, name, created_at)
    select c.id, case when n % 2 = 0 then 'client' else 'staff' end, 'Tin nhắn cũ ' || n, 'Khách', now() - interval '1 day'
    from generate_series(1, 20) n, chat_conversations c`);
  await db().execute(sql`update chat_conversations c set last_message_id = (select max(id) from chat_messages m where m.conversation_id = c.id)`); // prettier-ignore
  const { rows } = await db().execute<{ id: string; since: string }>(sql`select id, last_message_id as since from chat_conversations order by phone`); // prettier-ignore
  const visitors = rows.map(({ id, since }, at) => ({ id, since: Number(since), token: `visitor-${at}` }));
  for (const { id, since, token } of visitors)
    await db().execute(sql`
      insert into chat_visitors (token_hash, conversation_id, since_message_id, network)
      values (${fingerprint(token)}, ${id}, ${since}, ${`network of ${token}`})`);
  const begin = async (id: number) => (await beginSession(id, { ip: '127.0.0.1', device: 'bench' })).token;
  const staff = [];
  for (let id = 5; id < 5 + consoles; id += 1) staff.push(await begin(id));
  await db().execute(sql`vacuum analyze`);
  return { staff, visitors, admin: await begin(3) };
}
