import { chatLabel } from '@toam/contracts/chat/chat.text';
import { visitorButtonText, visitorText } from '@toam/contracts/chat/chat-widget.text';
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { sessionOf } from './sign-in';

/** Opens a page of the brokerage's site. @param server origin of the chat */
export const openSite = (page: Page, site: string, server: string) => page.goto(`${site}/?chat=${server}`);

/** The button on the site, whatever it says. */
export const chatButton = (page: Page) => page.getByRole('button', { name: visitorButtonText.open });

/** The chat inside the site's frame. */
export const chatFrame = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${visitorButtonText.open}"]`);

interface Visitor {
  name: string;
  phone: string;
}

/** Fills in the form and begins. */
export async function introduce(chat: FrameLocator | Page, { name, phone }: Visitor): Promise<void> {
  await chat.getByLabel(visitorText.name, { exact: false }).first().fill(name);
  await chat.getByLabel(chatLabel.phone_number).fill(phone);
  await chat.getByRole('button', { name: visitorText.start }).click();
}

/** Writes and sends. */
export async function write(chat: FrameLocator | Page, text: string): Promise<void> {
  const typed = chat.getByLabel(visitorText.placeholder);
  await typed.fill(text);
  await typed.press('Enter');
}

/** A colleague who works through the API, where a flow needs no second screen. */
export async function colleague(request: APIRequestContext, email: string, origin: string) {
  const { origins } = await sessionOf(request, email, origin);
  const headers = { authorization: `Bearer ${origins[0]!.localStorage[0]!.value}` };
  const call = async (method: string, path: string, data?: object) => {
    const reply = await request.fetch(`${origin}/api/chat/conversation${path}`, { method, headers, data });
    return ((await reply.json()) as { data: Record<string, unknown> }).data;
  };
  return {
    conversationOf: async (phone: string) =>
      ((await call('GET', `?search=${phone}`)) as { list: { uuid: string }[] }).list[0]!.uuid,
    claim: (id: string) => call('POST', `/${id}/claim`, {}),
    read: (id: string) => call('POST', `/${id}/read`, {}),
    say: (id: string, text: string) => call('POST', `/${id}/message`, { text, client_key: crypto.randomUUID() }),
    /** Sends the first house of the website as a card. */
    sendHouse: async (id: string) => {
      const { list } = (await call('GET', `/${id}/houses?tab=all`)) as { list: { house: { id: number } }[] };
      await call('POST', `/${id}/message`, { house_id: list[0]!.house.id, client_key: crypto.randomUUID() });
    },
    setStatus: (id: string, status: 0 | 1) => call('PUT', `/${id}/status`, { status }),
    messages: async (id: string) =>
      ((await call('GET', `/${id}/message`)) as { list: { owner: string; text: string; status: string }[] }).list,
  };
}
