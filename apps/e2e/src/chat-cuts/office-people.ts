import type { Browser } from '@playwright/test';
import { introduce } from '../steps/visitor';
import type { Office } from './stores';
import type { Person, Tab } from './tabs';

/** Tall enough for a whole conversation of a run, so that every message is drawn at once. */
const viewports = { staff: { width: 1280, height: 1800 }, visitor: { width: 400, height: 1600 } };

let opened = 0;

/** Opens another page of somebody. @returns undefined if it did not come: there may be no network */
export async function openTab(office: Office, owner: Person, thread: string | null): Promise<Tab | undefined> {
  const page = await owner.context.newPage();
  const tab: Tab = { name: `${owner.kind === 'staff' ? owner.name : 'khach'}${++opened}`, owner, page, thread };
  const path = owner.kind === 'staff' ? '/chat' : '/widget/chat';
  try {
    await page.goto(office.addressOf(owner.name) + path, { waitUntil: 'commit' });
  } catch {
    await page.close();
    return undefined;
  }
  owner.tabs.push(tab);
  return tab;
}

/** A colleague at a browser, without a page. */
export async function colleague(browser: Browser, office: Office, email: string, name: string): Promise<Person> {
  const context = await browser.newContext({
    storageState: await office.sessionOf(email, name),
    viewport: viewports.staff,
  });
  return { name, kind: 'staff', context, isOffline: false, tabs: [] };
}

/** A customer who has begun a conversation. */
export async function visitor(browser: Browser, office: Office, name: string, number: string): Promise<Person> {
  const context = await browser.newContext({ viewport: viewports.visitor });
  const person: Person = { name, kind: 'visitor', context, isOffline: false, tabs: [] };
  const tab = await openTab(office, person, null);
  if (!tab) throw new Error(`${name} could not open the chat`);
  await introduce(tab.page, { name: `Khách ${name}`, phone: number });
  await tab.page.getByRole('log').waitFor();
  return person;
}
