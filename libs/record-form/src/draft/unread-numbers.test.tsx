import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { formText } from '@toam/contracts/texts/field';
import { draftsOf } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { MoneyField, NumberField, useEntryForm } from '@toam/ui/form';
import { z } from 'zod';
import { useDraftedForm } from '../use-drafted-form';
import { DraftOffer } from './draft-offer';
import { useSavedTyping } from './typing-store';

interface Values {
  width: number | null;
  fee: number | null;
}

const schema = z.object({ width: z.number().nullable(), fee: z.number().nullable() });
const name = draftNameOf('house', 12);
const values: Values = { width: 4, fee: null };

function HouseForm({ version }: { version: number }) {
  const { form, draft } = useDraftedForm<Values>({ name, schema, begin: { version, values } });
  return (
    <>
      <DraftOffer draft={draft} />
      <NumberField control={form.control} name="width" label="Ngang" unit="m" decimals={2} />
      <MoneyField control={form.control} name="fee" label="Phí" />
    </>
  );
}

function FeeDialog() {
  const form = useEntryForm<Values>(schema, values);
  useSavedTyping('fee-12', form);
  return <MoneyField control={form.control} name="fee" label="Phí" />;
}

const routes = [
  { path: '/new', element: <HouseForm version={0} /> },
  { path: '/edit', element: <HouseForm version={3} /> },
  { path: '/fee', element: <FeeDialog /> },
];
const box = (label: string) => screen.findByRole('textbox', { name: label });

async function put(label: string, text: string) {
  const field = await box(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

test.each(['/new', '/edit'])(
  '%s: what is no number is kept as it was typed, and comes back with its error',
  async (url) => {
    const before = renderRoute(routes, url);
    await put('Ngang', 'bốn mét rưỡi');
    await put('Phí', 'chừng 200tr');
    await waitFor(() => expect(draftsOf(name)[0]?.data).toHaveProperty('unread.fee', 'chừng 200tr'), {
      timeout: 20_000,
    });
    before.unmount();
    renderRoute(routes, url);
    await userEvent.click(await screen.findByRole('button', { name: formText.draftRestore }));
    await waitFor(async () => expect(await box('Ngang')).toHaveDisplayValue('bốn mét rưỡi'));
    expect(await box('Phí')).toHaveDisplayValue('chừng 200tr');
    await waitFor(async () => expect(await box('Ngang')).toBeInvalid());
    expect(await box('Phí')).toBeInvalid();
    await put('Ngang', '4,5');
    expect(await box('Ngang')).toBeValid();
  },
  60_000,
);

test('a small dialog keeps it, too', async () => {
  const before = renderRoute(routes, '/fee');
  await put('Phí', 'chừng 200tr');
  before.unmount();
  renderRoute(routes, '/fee');
  await waitFor(async () => expect(await box('Phí')).toHaveDisplayValue('chừng 200tr'));
  await waitFor(async () => expect(await box('Phí')).toBeInvalid());
});
