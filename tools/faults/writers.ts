import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { dayOf } from '@toam/domain/day';
import { addDays, isSunday } from '@toam/domain/work-calendar';
import type { Caller } from './caller';
import type { Ask } from './office';

/** What a writer needs besides its caller. */
export interface Scene {
  caller: Caller;
  ask: Ask;
  /** The chat with a customer. */
  conversation: string;
  /** A district, and the ward that the house is in. */
  province: number;
  district: number;
}

/** Somebody who writes one kind of record again and again. Each record carries a word that no other one does. */
export interface Writer {
  /** Where the word is stored. */
  table: string;
  column: string;
  /** Writes one record until it is acknowledged. @param at how many came before */
  write(scene: Scene, word: string, at: number): Promise<void>;
}

const phone = (at: number): string => `09${String(at + 1).padStart(8, '0')}`;
/** 'Nghỉ ốm': it takes nothing from a quota, and can be asked for any day to come. */
const sickLeave = 10;
/** Nobody takes leave on a Sunday. This office keeps no holidays. */
function nextWorkday(): string {
  const tomorrow = addDays(dayOf(Date.now() / 1000), 1);
  return (isSunday(tomorrow) ? addDays(tomorrow, 1) : tomorrow).replaceAll('-', '/');
}

/** The visit is soon, so the job that reminds of visits finds it at its next run. Two people planned none of it, so one is told. */
const planVisit = (ask: Ask, customer: number) =>
  ask(
    `insert into recommendations (house_id, customer_id, target, user_id, visit_at) values (1, $1, 2, 7, now() + interval '25 min')
     on conflict do nothing`,
    [customer],
  );

/** The database may be away. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  while (!(await work().then(() => true, () => false))) await pause(200); // prettier-ignore
}

interface Message {
  list: { id: number }[];
}

export const writers: Record<string, Writer> = {
  customer: {
    table: 'customers',
    column: 'name',
    write: async ({ caller, ask }, word, at) => {
      const body = { name: word, phone_number: phone(at) };
      const { customer } = await caller.ask<{ customer: { id: number } }>({
        ...{ who: 'agent', method: 'POST', path: '/customer/detail', body },
      });
      await untilDone(() => planVisit(ask, customer.id));
    },
  },
  house: {
    table: 'houses',
    column: 'title',
    write: async ({ caller, province, district }, word, at) => {
      const place = { house_number: String(at + 1), house_address: 'Nguyễn Văn Đậu', province, district };
      const facts = {
        street_type: 1,
        house_type: 1,
        property_type: 2,
        direction: 'Đông Nam',
        floors: 4,
        customer_id: 1,
      };
      const body = { ...place, ...facts, title: word };
      await caller.ask({ who: 'agent', method: 'POST', path: '/house/detail', body });
    },
  },
  checkin: {
    table: 'checkins',
    column: 'device',
    write: async ({ caller }, word, at) => {
      const body = { status: at % 2 === 0, location: { notAuthorized: true }, device_type: word };
      await caller.ask({ who: 'agent', method: 'POST', path: '/checkin/user', body });
    },
  },
  leave: {
    table: 'forms',
    column: 'note',
    write: async ({ caller }, word) => {
      const day = nextWorkday();
      const body = {
        reason: sickLeave,
        start_date: day,
        end_date: day,
        shift: 0,
        labour: 0,
        user_approve: 2,
        note: word,
      };
      const { id } = await caller.ask<{ id: number }>({ who: 'agent', method: 'POST', path: '/form/leave', body });
      // the day is free again for the next one; without an answer the first try may have done it
      await caller.answerOf({ who: 'agent', method: 'DELETE', path: `/form/leave/${id}` });
    },
  },
  message: {
    table: 'chat_messages',
    column: 'text',
    write: async ({ caller, conversation }, word) => {
      const path = `/chat/conversation/${conversation}`;
      const message = { text: word, client_key: randomUUID() };
      const send = () => caller.answerOf({ who: 'agent', method: 'POST', path: `${path}/message`, body: message });
      let { status, data } = await send();
      if (status === 409) {
        await caller.ask({ who: 'agent', method: 'POST', path: `${path}/claim`, body: { force: true } });
        ({ status, data } = await send());
      }
      if (status !== 200) throw new Error(`message: ${status} ${JSON.stringify(data)}`);
      const { list } = (data as { data: Message }).data;
      if (list.length !== 1) throw new Error(`one message became ${list.length}`);
    },
  },
};

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c96' } })
  .png()
  .toBuffer();

/** Uploads a picture. A second try may store a second one, which nobody uses and a job takes away. @returns its address */
export async function uploadPicture({ caller }: Scene, word: string): Promise<string> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `${word}.png`);
  const { main } = await caller.ask<{ main: string }>({ who: 'agent', method: 'POST', path: '/house/image', body });
  return main;
}
