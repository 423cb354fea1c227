import type { Page } from 'playwright-core';
import { openContext } from './flow';
import { demoPassword } from './sign-in';

interface Visitor {
  page: Page;
  leave: () => Promise<void>;
}

/**
 * One of several people in a flow, in a browser of their own, signed in without the login page (which has flows of its own).
 * @param address path and query string below the origin
 */
export async function visitor(email: string, address: string): Promise<Visitor> {
  const context = await openContext();
  const reply = await context.request.post('/api/auth/signin/email', { data: { email, password: demoPassword } });
  const { data } = (await reply.json()) as { data: { token: string } };
  await context.addInitScript((token) => localStorage.setItem('USER_TOKEN', token), data.token);
  const page = await context.newPage();
  await page.goto(address);
  return { page, leave: () => context.close() };
}
