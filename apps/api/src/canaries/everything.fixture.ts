import { asc } from 'drizzle-orm';
import { db } from '../db/db';
import { customers } from '../modules/customers/customer.schema';
import { seedFormTypes } from '../seed/seed-form-types';
import { seedPosts } from '../seed/seed-posts';
import { insertDictionary } from '../testing/insert-house';
import { anonymous } from '../testing/test-app';
import type { Asker } from './answers';
import { plantBusiness } from './business.fixture';
import { secret } from './canary';
import { plantContent, plantDeletedPapers } from './content.fixture';
import { plantCustomers } from './customers.fixture';
import { plantInternals, plantPrivateHouses } from './houses.fixture';
import { people, type Person } from './people.fixture';
import { plantImports, plantPapers, plantPeople, plantSessions, plantSignIns, plantWork } from './staff.fixture';

const staff = Object.values(people).flatMap((actor) => actor?.id ?? []);

async function beginChat(): Promise<string> {
  const sent = { name: 'Khách', sex: 'men', phone_number: '0912345678' };
  const begun = await anonymous.post('/public/chat/session', sent);
  return secret('token of a visitor', begun.json<{ data: { token: string } }>().data.token);
}

/** @returns how each person asks, and the numbers of the first customers */
export async function plantEverything(): Promise<{ askerOf: (person: Person) => Asker; phones: string[] }> {
  await seedFormTypes();
  await seedPosts();
  await plantPeople();
  await insertDictionary();
  await plantCustomers(staff);
  await plantPrivateHouses();
  await plantContent();
  await plantInternals();
  await plantPapers();
  await plantWork();
  await plantSignIns();
  await plantImports();
  await plantBusiness();
  await plantDeletedPapers();
  const tokens = await plantSessions();
  const visitor = await beginChat();
  const first = await db().select().from(customers).orderBy(asc(customers.id)).limit(4);
  return {
    askerOf: (person) => {
      const actor = people[person];
      return actor ? { token: tokens.get(actor.id)! } : { token: '', visitor };
    },
    phones: first.map(({ phone_number }) => phone_number),
  };
}
