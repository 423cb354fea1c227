import { expect, type TestInfo } from '@playwright/test';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { checkinFlowText as text } from '../../../hr/src/work/checkin-flow.text';
import { visitorButtonText, visitorText } from '@toam/contracts/chat/chat-widget.text';
import { chatLabel } from '@toam/contracts/chat/chat.text';
import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/field';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { loginText } from '@toam/contracts/shell/login.text';
import { demoPassword } from '../steps/sign-in';
import { takePhotos } from '../steps/photos';
import { colleague } from '../steps/visitor';
import { withServer } from '../with-server';
import type { Engine, Tab } from './engine';
import { openFirefox } from './firefox';
import { personAt, type Person } from './person';
import { openWebKit } from './webkit';

interface Worker {
  engine: Engine;
  /** One browser for the flows, which follow each other. The last one stops the server. */
  tab: Tab;
}

interface Flow {
  person: Person;
  /** Somebody at a browser that was never used before (decision 134). */
  newcomer: Person;
}

const openBrowser = (engine: Engine): Promise<Tab> =>
  engine.name === 'firefox' ? openFirefox(engine.program) : openWebKit(engine.program);

async function atScreen(tab: Tab, use: (person: Person) => Promise<void>, info: TestInfo): Promise<void> {
  await use(personAt(tab));
  if (info.status !== info.expectedStatus)
    await info.attach('screen', { body: await tab.screenshot(), contentType: 'image/png' });
}

const test = withServer.extend<Flow, Worker>({
  engine: [undefined as unknown as Engine, { scope: 'worker', option: true }],
  tab: [
    async ({ engine }, use) => {
      const tab = await openBrowser(engine);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  person: ({ tab }, use, info) => atScreen(tab, use, info),
  newcomer: async ({ engine }, use, info) => {
    const tab = await openBrowser(engine);
    try {
      await atScreen(tab, use, info);
    } finally {
      await tab.close();
    }
  },
});
test.describe.configure({ mode: 'serial' });

const email = 'staff@toam.vn';
const grid = `[role=grid][aria-label="${houseListText.table}"]`;

/** Calls the API as that person. */
async function ask<Data>(server: string, method: string, path: string, body?: object): Promise<Data> {
  const send = async (name: string, sent: object | undefined, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(`${server}/api${name}`, {
      method: sent === body ? method : 'POST',
      headers,
      body: JSON.stringify(sent),
    });
    return ((await reply.json()) as { data: unknown }).data;
  };
  const { token } = (await send('/auth/signin/email', { email, password: demoPassword })) as { token: string };
  return (await send(path, body, token)) as Data;
}

/** From the login page to the list. */
async function signIn(person: Person, server: string): Promise<void> {
  await person.tab.open(`${server}/house`);
  await person.isAt(/\/auth\/login/);
  await person.type({ label: loginText.email }, email);
  await person.type({ css: 'input[type=password]' }, demoPassword);
  await person.press({ role: 'button', name: loginText.submit });
  await person.isAt(/\/house$/);
  await person.sees({ css: `${grid} [role=row] a` });
}

test('signing in leads to the list, which is searched', async ({ person, server }) => {
  await signIn(person, server.address);
  await person.type({ role: 'searchbox', name: houseText.searchPlaceholder }, 'quan phu nhuan');
  await person.isAt(/search=quan/);
  await expect
    .poll(
      () =>
        person.tab.evaluate(
          `[...document.querySelectorAll('${grid} [role=row]:has(a)')].map((row) => row.textContent)`,
        ),
      { timeout: 120_000 },
    )
    .toEqual(expect.arrayContaining([expect.stringContaining('Quận Phú Nhuận')]));
});

/** What the items of lists below an element say. */
const itemsIn = (person: Person, parent: string) =>
  expect.poll(
    () => person.tab.evaluate(`[...document.querySelectorAll('${parent} li')].map((item) => item.textContent)`),
    {
      timeout: 120_000,
    },
  );
const written = ['Gần chợ', 'Gần trường'];

test('a house is edited: a list in its description, and a picture', async ({ person, server }) => {
  const { list } = await ask<{ list: { id: number; web: number }[] }>(server.address, 'POST', '/house/list?size=50', {
    mode: 'personalList',
  });
  const id = list.find(({ web }) => web === 0)!.id;
  await person.tab.open(`${server.address}/house/edit/${id}`);
  const description = { role: 'textbox', name: houseLabel.description };
  await person.sees(description);
  await person.chooseFile({ css: 'input[type=file]' }, (await takePhotos(1))[0]!);
  await person.type(description, `\n- ${written.join('\n')}\n\nSổ hồng`);
  await itemsIn(person, '[role=textbox]').toEqual(expect.arrayContaining(written));
  // it can be pressed once the picture has arrived
  await person.press({ role: 'button', name: formText.save });
  await person.isAt(new RegExp(`/house/${id}$`));
  await person.tab.open(`${server.address}/house/${id}`);
  await itemsIn(person, 'main').toEqual(expect.arrayContaining(written));
});

test('checking in goes on without the place while nobody answers the browser’s question', async ({
  person,
  server,
}) => {
  await person.tab.open(`${server.address}/checkin/overview?now=1`);
  await person.press({ role: 'button', beginning: 'Vẫn Check' });
  await person.sees({ text: `Giờ bấm nút được ghi lại, vị trí ghi là “${checkinText.noPlace}”.` });
  await person.press({ role: 'button', name: text.close });
});

test('a visitor chats on a site of another origin, and is answered', async ({ person, request, server, site }) => {
  const number = '0903618299';
  await person.tab.open(`${site.address}/?chat=${server.address}`);
  await person.press({ role: 'button', name: visitorButtonText.open });
  await person.enter({ css: 'iframe' });
  await person.type({ role: 'textbox', name: visitorText.name }, 'Mỹ Duyên');
  await person.type({ role: 'textbox', name: chatLabel.phone_number }, number);
  await person.press({ role: 'button', name: visitorText.start });
  await person.type({ role: 'textbox', name: visitorText.placeholder }, 'Căn 148/12 còn không em?\n');
  await person.sees({ text: visitorText.sent });
  const lan = await colleague(request, 'chatstaff@toam.vn', server.address);
  const id = await lan.conversationOf(number);
  await lan.claim(id);
  await lan.say(id, 'Dạ còn chị ơi');
  await person.sees({ text: 'Dạ còn chị ơi' });
});

test('without the server what was open before opens, and the login page says what is missing', async ({
  newcomer: person,
  server,
}) => {
  await signIn(person, server.address);
  await expect
    .poll(() => person.tab.evaluate(`caches.match('/index.html').then(Boolean)`), { timeout: 120_000 })
    .toBe(true);
  await server.drop();
  await person.tab.open(`${server.address}/house`);
  await person.sees({ role: 'heading', name: houseText.listTitle });
  await person.tab.open(`${server.address}/auth/login`);
  await person.sees({ role: 'heading', name: commonText.offlineTitle });
  await person.sees({ role: 'button', name: commonText.retry });
});
