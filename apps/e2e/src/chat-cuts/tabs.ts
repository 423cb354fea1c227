import { chatConsoleText } from '../../../chat/src/chat/chat-console.text';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { commonText } from '@toam/contracts/texts/common';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Somebody with a browser of their own. */
export interface Person {
  name: string;
  kind: 'staff' | 'visitor';
  context: BrowserContext;
  isOffline: boolean;
  tabs: Tab[];
}

/** One of their pages. `name` is unique among all pages ever opened, so the order within each can be held. */
export interface Tab {
  name: string;
  owner: Person;
  page: Page;
  /** Of the conversation that it shows. */
  thread: string | null;
}

/** What every message of the walk looks like: which page wrote it, and the how manieth it is. */
const mark = /tin [a-z]+\d+-\d+-\d+\./g;

/** Milliseconds for what needs no network. */
const soon = { timeout: 5000 };

const typed = ({ page, owner }: Tab) =>
  page.getByLabel(owner.kind === 'staff' ? chatConsoleText.placeholder : visitorText.placeholder, { exact: true });

/**
 * Writes and presses Enter, as fast as somebody can.
 * @returns whether the page took it from the field; null: nobody can write there now
 */
export async function write(tab: Tab, text: string): Promise<boolean | null> {
  const field = typed(tab);
  if ((await field.count()) === 0 || !(await field.isEditable(soon).catch(() => false))) return null;
  try {
    await field.fill(text, soon);
    await field.press('Enter', soon);
  } catch {
    return null; // it was locked meanwhile
  }
  return expect(field)
    .toHaveValue('', { timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
}

/** The marks of the messages that a page shows, from top to bottom. */
export async function shown({ page }: Tab): Promise<string[]> {
  const log = page.getByRole('log');
  if ((await log.count()) === 0) return [];
  return [...((await log.first().textContent(soon)) ?? '').matchAll(mark)].map(([found]) => found);
}

/** The row of the list, without the pointer: rows stay where they are under it. */
const row = ({ page }: Tab, thread: string) =>
  page
    .getByRole('region', { name: chatConsoleText.list, exact: true })
    .getByRole('button', { name: new RegExp(`Chị ${thread}(?!\\w)`) });

/** Searches the list: a conversation may not be in it yet under load, and an older search hides it. */
async function searchFor({ page }: Tab, thread: string): Promise<void> {
  await page.getByPlaceholder(chatConsoleText.search).fill(thread.split(' ').at(-1)!);
}

/** Chooses a conversation in the list. @returns false: it is not there, or did not open */
export async function choose(tab: Tab, thread: string, timeout = 400): Promise<boolean> {
  const { page } = tab;
  const place = row(tab, thread).first();
  try {
    if (timeout > 1000) {
      await closeDialogs(tab);
      await searchFor(tab, '');
      await place.waitFor({ timeout: 3000 }).catch(() => searchFor(tab, thread));
    }
    // the press may arrive although the page did not answer in time
    tab.thread = null;
    await place.press('Enter', { timeout });
    await expect(async () => {
      const again = page.getByRole('main').getByRole('button', { name: commonText.retry, exact: true }).first();
      if (await again.isVisible()) await again.click({ timeout: 500 });
      const head = page.getByRole('heading', { name: `Chị ${thread}`, exact: true }).first();
      await expect(head).toBeVisible({ timeout: 300 });
    }).toPass({ timeout, intervals: [100] });
  } catch {
    return false;
  }
  tab.thread = thread;
  return true;
}

/** Claims the open conversation, also from a colleague. @returns whether one may write then */
export async function claim(tab: Tab, timeout = 5000): Promise<boolean> {
  const { page } = tab;
  const button = page.getByRole('main').getByRole('button', { name: chatConsoleText.claim, exact: true }).first();
  const field = typed(tab);
  // while the conversation cannot be read, there is no field
  const mayWrite = async () => (await field.count()) > 0 && field.isEditable(soon).catch(() => false);
  if (await mayWrite()) return true;
  const dialog = page.getByRole('dialog');
  try {
    await button.click({ timeout });
    await expect(async () => {
      const confirm = dialog.getByRole('button', { name: commonText.confirm });
      if ((await confirm.count()) > 0) await confirm.click({ timeout: 500 });
      expect(await mayWrite()).toBe(true);
    }).toPass({ timeout });
    return true;
  } catch {
    await closeDialogs(tab);
    return false;
  }
}

/** A failed step is told in a dialog, which somebody reads and closes. */
export async function closeDialogs({ page }: Tab): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (let tries = 0; tries < 3 && (await dialog.count()) > 0; tries++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
}

/** Whether the page shows what it is for. */
export const isUsable = ({ page, owner }: Tab): Promise<boolean> =>
  owner.kind === 'staff'
    ? page.getByRole('region', { name: chatConsoleText.list, exact: true }).getByRole('listitem').first().isVisible()
    : page.getByRole('log').isVisible();

/** Messages of this browser that a store does not have, as it keeps them. */
export const kept = ({ page }: Tab): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith('toam.unsent.chat.') || key.startsWith('toam.chat'))
      .flatMap(([, value]) => value.match(/tin [a-z]+\d+-\d+-\d+\./g) ?? []),
  );
