import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '@toam/api-client/call';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { endpoint } from '@toam/contracts/endpoint';
import type { ChangedBy } from '@toam/contracts/failure';
import { changedFields } from '@toam/domain/record/three-way';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { keepDraft } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { TextField } from '@toam/ui/form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { DraftOffer } from './draft/draft-offer';
import { RecordConflictDialog } from './record-conflict.dialog';
import { useRecordEditor } from './use-record-editor';

const shift = z.object({
  ...{ id: z.number(), version: z.number(), updated_at: z.number() },
  ...{ name: z.string(), start: z.string(), end: z.string() },
});
type Shift = z.output<typeof shift>;
const stored: Shift = {
  ...{ id: 1, version: 1, updated_at: 1_793_000_000 },
  ...{ name: 'Ca sáng', start: '08:00', end: '12:00' },
};

/** A call like those that change records. */
const changeShift = endpoint({
  method: 'PUT',
  path: '/shift',
  summary: 'Changes a shift',
  access: 'admin',
  body: shift.partial().required({ id: true, version: true }),
  example: { body: { id: 1, version: 1, name: 'Ca sáng' } },
  data: shift,
  conflict: shift,
});

type Values = Record<'name' | 'start' | 'end', string>;
const labels = { name: 'Tên', start: 'Bắt đầu', end: 'Kết thúc' };
const fields = ['name', 'start', 'end'] as const;
const valuesOf = ({ name, start, end }: Shift): Values => ({ name, start, end });
const filled = z.string().min(1, 'Bắt buộc');

/** The smallest form of a record: a shift. It closes after saving, unless it stays open. */
function ShiftForm({ staysOpen = false }: { staysOpen?: boolean }) {
  const navigate = useNavigate();
  const { form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('form-type', 'shift', 1),
    schema: z.object({ name: filled, start: filled, end: filled }),
    begin: { version: 1, values: valuesOf(stored) },
    valuesOf,
    send: ({ version, before, after }, once) => {
      const changes = Object.fromEntries(changedFields(before, after).map((field) => [field, after[field]]));
      if (Object.keys(changes).length === 0) return null;
      return call(changeShift, { body: { id: 1, version, ...changes }, ...once });
    },
    onSaved: () => (staysOpen ? undefined : void navigate('/list')),
    ...(staysOpen && { goesOnWith: (saved: Shift) => saved }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit(() => saving.save())();
      }}
    >
      <DraftOffer draft={draft} />
      {fields.map((name) => (
        <TextField key={name} control={form.control} name={name} label={labels[name]} />
      ))}
      <button type="submit">Lưu</button>
      <button type="button" onClick={() => saving.adopt({ name: 'Ca mới' })}>
        Nhận tên
      </button>
      <RecordConflictDialog conflict={conflict} labels={labels} words={(field, values) => values[field]} />
    </form>
  );
}

const routes = [
  { path: '/shift', element: <ShiftForm /> },
  { path: '/shift/open', element: <ShiftForm staysOpen /> },
  { path: '/list', element: <p>Danh sách ca</p> },
];
const field = (name: keyof Values) => screen.getByRole('textbox', { name: labels[name] });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => callsOf(changeShift).map(({ body }) => body);

async function open(url = '/shift') {
  const rendered = renderRoute(routes, url);
  await screen.findByRole('textbox', { name: labels.name });
  return rendered;
}
async function type(typed: Partial<Values>) {
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.clear(field(name as keyof Values));
    if (text) await userEvent.type(field(name as keyof Values), text);
  }
}

/** Makes the API refuse the save, because the record now has this version. */
function standsNow(theirs: Partial<Values>, version = 2, changed_by?: ChangedBy) {
  refuse(changeShift, 409, 'Cũ rồi', { current: { ...stored, ...theirs, version }, changed_by });
}
const accept = () => answer(changeShift, ({ body }) => ({ ...stored, ...(body as Partial<Shift>), version: 3 }));

test('what differs is sent with the version it is based on, and the page is left without a question', async () => {
  accept();
  const { url } = await open();
  await type({ name: 'Ca một' });
  await press('Lưu');
  await waitFor(() => expect(url()).toBe('/list'));
  expect(sent()).toEqual([{ id: 1, version: 1, name: 'Ca một' }]);
});

test('where nothing differs nothing is sent, and it is said', async () => {
  const { url } = await open();
  await type({ name: ' Ca sáng ' });
  await press('Lưu');
  expect(await screen.findByText('Không có thay đổi để cập nhật')).toBeVisible();
  await waitFor(() => expect(url()).toBe('/list'));
  expect(sent()).toEqual([]);
});

test.each<[what: string, mine: Partial<Values>, theirs: Partial<Values>, again: object]>([
  ['they changed another field', { name: 'Ca một' }, { start: '07:30' }, { name: 'Ca một' }],
  ['they changed one of two alike', { name: 'Ca một', end: '11:30' }, { name: 'Ca một' }, { end: '11:30' }],
  ['they changed nothing of the form', { name: 'Ca một' }, {}, { name: 'Ca một' }],
])('a stale version is joined and saved again without a question: %s', async (_what, mine, theirs, again) => {
  standsNow(theirs);
  await open();
  await type(mine);
  await press('Lưu');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ id: 1, version: 2, ...again });
  expect(field('start')).toHaveValue(theirs.start ?? '08:00');
  // refused again for the version just sent: the editor shows the error and does not retry forever
  expect(await screen.findByText('Cũ rồi')).toBeVisible();
});

test.each<[who: string, changedBy: ChangedBy | undefined, said: RegExp]>([
  ['a colleague', { id: 901, name: 'Đỗ Kim Ngân' }, /^Đỗ Kim Ngân vừa sửa lúc/],
  ['oneself', { id: aUser().id, name: aUser().name }, /^Bạn vừa sửa ở thẻ khác lúc/],
  ['nobody known', undefined, /^Có người vừa sửa lúc/],
])('the question says who changed it: %s', async (_who, changedBy, said) => {
  standsNow({ name: 'Ca sớm' }, 2, changedBy);
  await open();
  await type({ name: 'Ca một' });
  await press('Lưu');
  expect(within(await screen.findByRole('dialog')).getByText(said)).toBeVisible();
});

test.each<[what: string, chosen: string[], again: object]>([
  ['one’s own at first', [], { name: 'Ca một', start: '08:30', end: '11:30' }],
  ['theirs of one field', ['Bản vừa lưu: Ca sớm'], { start: '08:30', end: '11:30' }],
  ['theirs of all', ['Bản vừa lưu: Ca sớm', 'Bản vừa lưu: 07:30'], { end: '11:30' }],
])('where both changed a field differently the person chooses: %s', async (_what, chosen, again) => {
  standsNow({ name: 'Ca sớm', start: '07:30' });
  const { url } = await open();
  await type({ name: 'Ca một', start: '08:30', end: '11:30' });
  await press('Lưu');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Tên',
    'Bắt đầu',
  ]);
  for (const side of chosen) await userEvent.click(dialog.getByRole('radio', { name: side }));
  accept();
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu lựa chọn' }));
  await waitFor(() => expect(url()).toBe('/list'));
  expect(sent()[1]).toEqual({ id: 1, version: 2, ...again });
});

test('theirs throughout leaves nothing to save', async () => {
  standsNow({ name: 'Ca sớm' });
  const { url } = await open();
  await type({ name: 'Ca một' });
  await press('Lưu');
  await userEvent.click(await screen.findByRole('radio', { name: 'Bản vừa lưu: Ca sớm' }));
  await press('Lưu lựa chọn');
  await waitFor(() => expect(url()).toBe('/list'));
  expect(await screen.findByText('Không có thay đổi để cập nhật')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('whoever gives the choice up finds the form as it was, and is asked again', async () => {
  standsNow({ name: 'Ca sớm' });
  await open();
  await type({ name: 'Ca một' });
  await press('Lưu');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Huỷ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field('name')).toHaveValue('Ca một');
  await press('Lưu');
  expect(await screen.findByRole('radio', { name: 'Bản của bạn: Ca một' })).toBeChecked();
});

test('what was joined and is refused by the form’s own rules is shown, not sent', async () => {
  standsNow({ start: '' });
  await open();
  await type({ name: 'Ca một' });
  await press('Lưu');
  expect(await screen.findByText('Bắt buộc')).toBeVisible();
  expect(field('name')).toHaveValue('Ca một');
  expect(sent()).toHaveLength(1);
});

test('words of the API stand at their field; a lost line is told, and the next try is sent', async () => {
  refuse(changeShift, 422, 'Sai', { errors: { name: 'Tên này đã có' } });
  const { url } = await open();
  await type({ name: 'Ca một' });
  await press('Lưu');
  expect(await screen.findByText('Tên này đã có')).toBeVisible();
  cutOff(changeShift);
  await type({ name: 'Ca hai' });
  await press('Lưu');
  expect(await screen.findByText(/Không kết nối được máy chủ/)).toBeVisible();
  await press('OK');
  expect(field('name')).toHaveValue('Ca hai');
  accept();
  await press('Lưu');
  await waitFor(() => expect(url()).toBe('/list'));
});

test('whoever leaves with something unsaved is asked', async () => {
  const { goTo, url } = await open();
  await type({ name: 'Ca một' });
  await goTo('/list');
  expect(await screen.findByText('Rời trang khi chưa lưu?')).toBeVisible();
  expect(url()).toBe('/shift');
});

test('a draft of an older version comes back with that version, so that saving asks instead of overwriting', async () => {
  keepDraft('form-type-shift-1', { version: 7, before: { name: 'Ca cũ' }, changes: { name: 'Ca một' } });
  standsNow({ name: 'Ca sớm' }, 8);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Khôi phục bản nháp' }));
  await press('Lưu');
  expect(await screen.findByRole('radio', { name: 'Bản vừa lưu: Ca sớm' })).toBeVisible();
  expect(sent()).toEqual([{ id: 1, version: 7, name: 'Ca một' }]);
});

test('a form that stays open goes on from what was saved, and leaves out what another call has stored', async () => {
  accept();
  await open('/shift/open');
  await type({ end: '11:30' });
  await press('Lưu');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await press('Nhận tên');
  expect(field('name')).toHaveValue('Ca mới');
  await type({ start: '07:30' });
  await press('Lưu');
  await waitFor(() => expect(sent()[1]).toEqual({ id: 1, version: 3, start: '07:30' }));
});
