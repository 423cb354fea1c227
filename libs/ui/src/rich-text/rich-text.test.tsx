import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { richText } from '@toam/contracts/rich-text';
import type { RichText } from '@toam/domain/rich-text';
import { act } from 'react';
import { AppProviders } from '../app-providers';
import { useEntryForm, type EntryForm } from '../fields/entry-form';
import { z } from 'zod';
import { RichTextField } from './rich-text-field';
import { RichTextView } from './rich-text-view';

const paragraph = (
  text: string,
  ...marks: NonNullable<Extract<NonNullable<ParagraphContent>[number], { type: 'text' }>['marks']>
) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text, ...(marks.length > 0 && { marks }) }],
});
type ParagraphContent = Extract<RichText['content'][number], { type: 'paragraph' }>['content'];

test('the viewer shows emphasis, lists and links, and only safe ones', () => {
  const { container } = render(
    <RichTextView
      text={{
        type: 'doc',
        content: [
          paragraph('Gần chợ', { type: 'bold' }, { type: 'underline' }),
          {
            type: 'orderedList',
            attrs: { start: 3 },
            content: [{ type: 'listItem', content: [paragraph('Ba phòng')] }],
          },
          paragraph('bản đồ', { type: 'link', attrs: { href: 'https://toam.vn' } }),
          paragraph('bẫy', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
        ],
      }}
    />,
  );
  expect(container.querySelector('strong, u')).toHaveTextContent('Gần chợ');
  expect(container.querySelector('ol')).toHaveAttribute('start', '3');
  expect(screen.getByRole('link', { name: 'bản đồ' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByText('bẫy').closest('a')).toBeNull();
});

test('the viewer leaves out what it does not know instead of failing', () => {
  const strange = {
    type: 'doc',
    content: [{ type: 'script', content: [] }, paragraph('còn lại')],
  } as unknown as RichText;
  render(<RichTextView text={strange} />);
  expect(screen.getByText('còn lại')).toBeVisible();
});

type Values = { description: RichText | null };
let form: EntryForm<Values>;

function AForm({ text }: { text: RichText | null }) {
  form = useEntryForm<Values>(z.object({ description: richText.nullable() }), { description: text });
  return <RichTextField control={form.control} name="description" label="Mô tả" placeholder="Kể về vị trí" />;
}
const open = (text: RichText | null) =>
  render(<AForm text={text} />, { wrapper: ({ children }) => <AppProviders unstyled>{children}</AppProviders> });

test('the editor opens what is stored, and its toolbar says what stands at the caret', async () => {
  open({ type: 'doc', content: [paragraph('Sổ hồng', { type: 'bold' })] });
  expect(await screen.findByRole('textbox', { name: 'Mô tả' })).toHaveTextContent('Sổ hồng');
  expect(screen.getByRole('toolbar', { name: 'Định dạng văn bản' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hoàn tác' })).toBeDisabled();
});

test('a list made by its button is stored in the shape that the contract takes, and undone it is nothing again', async () => {
  open(null);
  await screen.findByRole('textbox', { name: 'Mô tả' });
  await userEvent.click(screen.getByRole('button', { name: 'Chèn liên kết' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Địa chỉ liên kết' }), 'toam.vn{Enter}');
  await waitFor(() => expect(form.getValues('description')).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Danh sách dấu đầu dòng' }));
  const stored = richText.parse(form.getValues('description'));
  expect(stored.content[0]).toMatchObject({ type: 'bulletList' });
  expect(JSON.stringify(stored)).toContain('"href":"https://toam.vn"');
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(form.getValues('description')).toBeNull());
});

test('a text from outside, such as a restored draft, takes the place of the present one', async () => {
  open(null);
  await screen.findByRole('textbox', { name: 'Mô tả' });
  act(() => form.reset({ description: { type: 'doc', content: [paragraph('Từ bản nháp')] } }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mô tả' })).toHaveTextContent('Từ bản nháp'));
});
