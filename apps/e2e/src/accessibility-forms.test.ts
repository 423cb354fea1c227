import { checkinFlowText } from '../../hr/src/work/checkin-flow.text';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from '../../hr/src/work/form/form-screen.text';
import { type FormKind, formKinds } from '@toam/domain/work/form-kinds';
import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';
import { phone } from './viewports';

const list = (page: Page, tab: keyof typeof text.list) =>
  page.getByRole('list', { name: text.list[tab] }).getByRole('button').first();

/** The first waiting form, with the days that it takes. */
const waiting = (page: Page) =>
  page
    .getByRole('button', { name: new RegExp(`^${formText.approve}`) })
    .first()
    .waitFor();

/** The panel over a phone's list. */
async function panel(page: Page): Promise<void> {
  await list(page, 'waiting').click();
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
}

const editor = (kind: FormKind): Screen => ({
  name: formText.kinds[kind].name,
  address: `/form/${kind}?date=2026-11-25`,
  ready: (page) => page.getByRole('button', { name: text.send, exact: true }).waitFor(),
});

/** The other kinds are looked at on a phone. */
const onDesktop: FormKind[] = ['leave', 'explanation'];

const screens: Screen[] = [
  { name: 'forms that wait', address: '/form?tab=waiting', ready: waiting },
  ...onDesktop.map(editor),
];

const phoneScreens: Screen[] = [
  ...formKinds.filter((kind) => !onDesktop.includes(kind)).map(editor),
  { name: 'a form over the list', address: '/form?tab=waiting', ready: panel },
  {
    name: 'checking in',
    address: '/checkin/manage?now=1',
    ready: (page) => page.getByRole('dialog').getByText(checkinFlowText.shiftsToday).waitFor(),
  },
];

test('no form, list of forms or check-in has a moderate or worse violation, light or dark', async ({ visitor }) => {
  const page = await visitor('admin@toam.vn');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 10.7725, longitude: 106.698 });
  await expectAccessible(page, screens);
  await expectAccessible(page, phoneScreens, [phone]);
  const agent = await visitor('staff@toam.vn');
  await expectAccessible(agent, [{ name: 'own forms', address: '/form', ready: () => list(agent, 'mine').waitFor() }]);
});
