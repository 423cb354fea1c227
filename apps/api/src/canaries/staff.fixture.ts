import { randomBytes } from 'node:crypto';
import { dayOf } from '@toam/domain/day';
import { formKinds, takesDays } from '@toam/domain/work/form-kinds';
import { addDays } from '@toam/domain/work-calendar';
import { eq, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { insertRow } from '../db/rows';
import { recordChanges } from '../history/record-changes';
import { checkins } from '../modules/checkins/checkin.schema';
import { userDrafts } from '../modules/drafts/draft.schema';
import { formTypes } from '../modules/form-types/form-type.schema';
import { forms, leaveCorrections } from '../modules/forms/form.schema';
import { savedViews } from '../modules/saved-views/saved-view.schema';
import { portalPlace } from '../modules/users/portals/portal-place';
import { users } from '../modules/users/user.schema';
import { sealSecret } from '../secrets/secret-box';
import { beginSession } from '../sessions/begin-session';
import { sessions } from '../sessions/session.schema';
import { loginTracks } from '../sign-ins/login-track.schema';
import { importRows, imports } from '../sheets/import/import.schema';
import { insertUser } from '../testing/insert-user';
import { type Kind, paper, phone, plainWord, secret, word } from './canary';
import { managers, people } from './people.fixture';

const today = dayOf(Date.now() / 1000);

const unpadded = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Everybody who can sign in, and colleagues whom examples name. */
export async function plantPeople(): Promise<void> {
  const actors = Object.values(people).filter((actor) => actor !== null);
  for (const actor of [...actors, { id: 3 }]) {
    const contact = {
      phone_number: phone('phone of staff', 0).replaceAll(' ', ''),
      email: `${plainWord('email of staff')}@toam.vn`,
    };
    const hash = secret(`hash of ${actor.id}`, `$argon2id$v=19$m=8,t=1,p=1$${unpadded(16)}$${unpadded(32)}`);
    const work = { employee_type: 'official' as const, onboarding_date: '2021-03-20' };
    await insertUser({ ...actor, name: `Nguyễn Văn ${actor.id}`, ...contact, ...work, password_hash: hash });
  }
  for (const [id, manager] of Object.entries(managers))
    await db()
      .update(users)
      .set({ manager })
      .where(eq(users.id, Number(id)));
  // new users must not get one of the ids above
  await db().execute(sql`select setval('users_id_seq', 999)`);
}

const passwordOf = (portal: string) => secret(`password of ${portal}`, `mật-khẩu-${portal}-7Q!`);

/** The personal data of agent 7, and what only they may read. */
export async function plantPapers(): Promise<void> {
  const [papers, record]: Kind[] = ['papers of 7', 'record of 7'];
  const sealed = (['alonhadat', 'batdongsan'] as const).map((portal) =>
    secret(`sealed password of ${portal}`, sealSecret(passwordOf(portal), portalPlace(portal, 7))),
  );
  await db()
    .update(users)
    .set({
      ...{ social_id: paper(papers!), issued_place: word(papers!), address: `12/7 Lê Lợi ${word(papers!)}` },
      ...{ contact_name: word(papers!), contact_phone: phone(papers!, 0).replaceAll(' ', '') },
      ...{
        id_address: word(record!),
        hometown_address: word(record!),
        major: word(record!),
        tax_number: paper(record!),
      },
      ...{ bank_account: paper(record!), bank_name: word(record!), note: word(record!), achievement: word(record!) },
      ...{ introduction: word(record!), alonhadat_name: plainWord(record!), batdongsan_name: plainWord(record!) },
      ...{ alonhadat_password: sealed[0], batdongsan_password: sealed[1] },
    })
    .where(eq(users.id, 7));
  await recordChanges({ id: 2 }, 'User', 7, [
    { column: 'social_id', old_value: paper(papers!), new_value: paper(papers!) },
    { column: 'bank_account', old_value: paper(record!), new_value: paper(record!) },
    { column: 'note', old_value: null, new_value: word(record!) },
  ]);
  await insertRow(userDrafts, { user_id: 7, form: 'house-new', tab: 'earlier', data: { title: word('draft of 7') } });
  await insertRow(userDrafts, {
    user_id: 7,
    form: 'customer-new',
    tab: 'earlier',
    data: { name: phone('draft of 7') },
  });
  const view = { user_id: 7, list: 'house' as const, name: word('view of 7') };
  await insertRow(savedViews, { ...view, address: `search=${encodeURIComponent(word('view of 7'))}` });
}

/** Forms of every kind in every state, each reason of a leave with a name of its own, days at work and their places. */
export async function plantWork(): Promise<void> {
  for (const user_id of [7, 8, 9] as const) {
    const kind: Kind = `form of ${user_id}`;
    const name = `Nghỉ ${word(`leave of ${user_id}`)}`;
    const reason = await insertRow(formTypes, { id: 900 + user_id, kind: 'reasonLeave', name });
    for (const [at, form] of formKinds.entries())
      for (const status of [0, 1, 2] as const) {
        const day = addDays(today, status === 0 ? 20 + at : -1 - 3 * at - status);
        const decided = status === 0 ? {} : { decided_by: 2, decided_at: new Date() };
        const given = status === 1 && at % 2 === 0 ? { cancel_asked_at: new Date(), cancel_reason: word(kind) } : {};
        const written = { note: word(kind), explanation: word(kind), address: word(kind), reject_reason: word(kind) };
        const when = {
          // days enough that one of them is no Sunday and no holiday
          start_date: takesDays(form) ? addDays(day, -3) : day,
          end_date: day,
          shift: 0,
          start_minute: 480,
          end_minute: 540,
          late_minutes: 30,
          soon_minutes: 0,
        };
        const row = {
          kind: form,
          user_id,
          approver_id: 2,
          status,
          reason_id: reason.id,
          ...when,
          ...written,
          ...decided,
          ...given,
        };
        const made = await insertRow(forms, { ...row, activity: 'both', reason_explanation: 'other' });
        await recordChanges({ id: user_id }, 'Form', made.id, [
          { column: 'note', old_value: null, new_value: word(kind) },
        ]);
      }
    await insertRow(leaveCorrections, {
      user_id,
      year: Number(today.slice(0, 4)),
      days: 1,
      note: word(kind),
      created_by: 2,
    });
  }
  for (const at of ['01:05', '05:00'])
    await insertRow(checkins, {
      ...{ user_id: 7, at: new Date(`${today}T${at}:00Z`), status: at === '01:05' ? (1 as const) : (0 as const) },
      ...{
        latitude: 10.8,
        longitude: 106.7,
        address: `12/7 Lê Lợi ${word('check-in of 7')}`,
        ip: word('network of 7'),
      },
      device: word('check-in of 7'),
    });
}

/** Where agent 7 signed in from, and on what. */
export async function plantSignIns(): Promise<void> {
  const origin = { ip: word('sign-in of 7'), device: word('sign-in of 7') };
  const { id, token } = await beginSession(7, origin);
  secret('token of agent 7', token);
  await insertRow(loginTracks, {
    ...{ user_id: 7, session_id: id, ...origin, latitude: 10.8, longitude: 106.7, located_by: 'browser' },
    address: `Gần ${word('sign-in of 7')}`,
  });
}

/** Everybody's session. The token of each is a secret of the others. */
export async function plantSessions(): Promise<Map<number, string>> {
  const tokens = new Map<number, string>();
  for (const actor of Object.values(people)) {
    if (!actor) continue;
    const { token } = await beginSession(actor.id, { ip: '127.0.0.1', device: 'test' });
    tokens.set(actor.id, secret(`token of ${actor.id}`, token));
  }
  for (const { id, token_hash } of await db().select().from(sessions)) secret(`hash of session ${id}`, token_hash);
  return tokens;
}

/** Sheets: of customers, of staff, of deals; the last one is stored already. */
export async function plantImports(): Promise<void> {
  const kind: Kind = 'import of 7';
  const sheets = [
    { noun: 'customer', user_id: 7, state: 'checked' },
    { noun: 'user', user_id: 1, state: 'checked' },
    { noun: 'transaction', user_id: 5, state: 'stored' },
    { noun: 'customer', user_id: 7, state: 'stored', stored_at: new Date() },
  ] as const;
  for (const sheet of sheets) {
    const isOf7 = sheet.user_id === 7;
    const value = (write: (kind: Kind) => string) => (isOf7 ? write(kind) : 'x');
    const headers = [
      { title: 'Tên', samples: [value(word)] },
      { title: 'SĐT', samples: [value(phone)] },
    ];
    const read = { file_name: `${value(plainWord)}.xlsx`, headers, columns: ['name', 'phone_number'] };
    const { id: import_id } = await insertRow(imports, { ...sheet, ...read, row_count: 3, done: 3, last_row: 4 });
    for (const row of [2, 3, 4]) {
      const [name, phone_number] = [value(word), value((one) => phone(one, 0))];
      await insertRow(importRows, { import_id, row, cells: [name, phone_number], values: { name, phone_number } });
    }
  }
}
