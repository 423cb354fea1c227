import { render, screen } from '@testing-library/react';
import type { ArticleText } from '@toam/domain/article/article-text';
import * as kind from '@toam/domain/record/field';
import type { ShownImage } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { useEntryForm } from '@toam/ui/form';
import { FieldsOf, drawnNames } from './fields-of';
import { formOf } from './form-of';

/** One field of each kind that a form holds. */
const notice = record('notice', {
  versioned: true,
  softDelete: true,
  fields: {
    title: kind.name({ label: 'Tiêu đề', required: true, max: 20 }),
    place: kind.line({ label: 'Nơi', max: 10 }),
    note: kind.text({ label: 'Ghi chú' }),
    seats: kind.count({ label: 'Chỗ', max: 9 }),
    topic: kind.choice({ 1: 'Luật', 2: 'Giá' }, { label: 'Chủ đề', required: true }),
    on: kind.date({ label: 'Ngày', required: true, nullable: true }),
    keeper: kind.ref('staff', { label: 'Người giữ', default: 'actor' }),
    cover: kind.image({ label: 'Ảnh bìa', required: true }),
    pictures: kind.images({ label: 'Hình ảnh', max: 2 }),
    text: kind.article({ label: 'Bài', required: true }),
    user: kind.ref('staff', { label: 'Người tạo', server: 'actor' }),
  },
  list: { sorts: ['title'], filters: [], first: 'title' },
  may: { write: () => null },
  audience: 'everyone',
});
const form = formOf(notice, ['title', 'place', 'note', 'seats', 'topic', 'on', 'keeper', 'cover', 'pictures', 'text'], {
  mayLack: ['on'],
  shown: { keeper: (id) => `người ${id}` },
});

const picture = (id: number): ShownImage => ({
  id,
  main: `/${id}`,
  thumbnail: `/${id}/s`,
  name: `${id}.jpg`,
  rotation: 0,
});
const anArticle = (words: string): ArticleText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const values: typeof form.empty = {
  ...{ title: ' Họp  sáng ', place: '', note: '', seats: 4, topic: 2, on: '2026-11-29', keeper_id: 7 },
  ...{ cover: picture(3), pictures: [picture(4), picture(5)], text: anArticle('Đúng giờ'), text_images: [picture(8)] },
};

test('a form begins empty, or with what is stored', () => {
  expect(form.empty).toEqual({
    ...{ title: '', place: '', note: '', seats: null, topic: null, on: null, keeper_id: null },
    ...{ cover: null, pictures: [], text: null, text_images: [] },
  });
  const stored = { ...values, place: null, note: null, version: 3, id: 1, user_id: 2 };
  expect(form.begin(stored)).toEqual({ version: 3, values });
  expect(form.begin(null, { seats: 1 })).toEqual({ version: 0, values: { ...form.empty, seats: 1 } });
});

test('the body of a new record has pictures by their ids, empty texts as null, and no helpers', () => {
  expect(form.newBody(values)).toEqual({
    ...{ title: 'Họp sáng', place: null, note: null, seats: 4, topic: 2, on: '2026-11-29', keeper_id: 7 },
    ...{ cover: 3, pictures: [4, 5], text: values.text },
  });
});

test.each([
  ['nothing differs', {}, null],
  ['the addresses of pictures are signed anew', { cover: { ...picture(3), main: '/other' } }, null],
  ['a known picture is no change of the record', { text_images: [] }, null],
  ['one field', { place: 'Phòng 2' }, { place: 'Phòng 2' }],
  ['an emptied field', { seats: null }, { seats: null }],
  ['another picture', { cover: picture(9) }, { cover: 9 }],
])('a change sends what differs: %s', (_case, changed, body) => {
  expect(form.changeBody({ before: values, after: { ...values, ...changed } })).toEqual(body);
});

const messages = (changed: object, stored: typeof values | null = null) =>
  form
    .schemaFor(stored)
    .safeParse({ ...values, ...changed })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test.each([
  [{ title: ' ' }, ['title', 'Tiêu đề bắt buộc']],
  [{ title: 'x'.repeat(21) }, ['title', 'Tối đa 20 ký tự']],
  [{ topic: null }, ['topic', 'Chủ đề bắt buộc']],
  [{ on: null }, ['on', 'Ngày bắt buộc']],
  [{ keeper_id: null }, ['keeper_id', 'Người giữ bắt buộc']],
  [{ cover: null }, ['cover', 'Ảnh bìa bắt buộc']],
  [{ text: null }, ['text', 'Bài bắt buộc']],
  [{ pictures: [picture(1), picture(2), picture(3)] }, ['pictures', 'Chọn tối đa 2 mục']],
])('%j is refused at its field', (changed, message) => {
  expect(messages(changed)).toEqual([message]);
});

test('what a stored record may lack is not asked for, unless it was there', () => {
  expect(messages({ on: null }, { ...values, on: null })).toBeUndefined();
  expect(messages({ on: null }, values)).toEqual([['on', 'Ngày bắt buộc']]);
});

test('a conflict tells values as people read them, and merges lists', () => {
  expect(form.merging).toEqual({ lists: ['pictures', 'text_images'], texts: ['text'] });
  expect([form.labels.keeper_id, form.wordsOf('keeper_id', values)]).toEqual(['Người giữ', 'người 7']);
  expect(form.wordsOf('topic', values)).toBe('Giá');
  expect(form.wordsOf('on', values)).toBe('29/11/2026');
  expect(form.wordsOf('text', values)).toBe('Đúng giờ\n2 từ');
  expect([form.wordsOf('place', values), form.wordsOf('seats', values)]).toEqual(['', '4']);
});

/** @param names undefined: all that the record can draw */
function Fields({ names }: { names?: ('title' | 'note')[] }) {
  const { control } = useEntryForm(form.schema, values);
  return <FieldsOf record={notice} control={control} {...(names && { names })} looks={{ title: { counted: true } }} />;
}

test('a record draws its own fields in its order, with labels, limits and what is required', () => {
  expect(drawnNames(notice)).toEqual(['title', 'place', 'note', 'seats', 'topic', 'on']);
  render(<Fields />);
  expect(screen.getByRole('textbox', { name: /^Tiêu đề/ })).toHaveValue(' Họp  sáng ');
  expect(screen.getByText('11/20')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Giá' })).toBeChecked();
  expect(screen.getByLabelText(/^Ngày/)).toHaveValue('29/11/2026');
  expect(screen.getByRole('textbox', { name: 'Ghi chú' })).toBeVisible();
  expect(screen.queryByLabelText(/Người giữ/)).not.toBeInTheDocument();
});

test('a form can name the fields that it has', () => {
  render(<Fields names={['note', 'title']} />);
  expect(screen.getAllByRole('textbox').map(({ tagName }) => tagName)).toEqual(['TEXTAREA', 'INPUT']);
});
