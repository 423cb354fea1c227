import { richText } from '@toam/contracts/rich-text';
import { plainToRichText, type RichText } from '@toam/domain/rich-text';
import { z } from 'zod';
import { useWatch } from 'react-hook-form';
import { useEntryForm } from '../fields/entry-form';
import { RichTextField } from './rich-text-field';
import { RichTextView } from './rich-text-view';

export const title = 'Văn bản định dạng';

type Values = {
  description: RichText | null;
};

const schema = z.object({ description: richText.nullable() });
const values: Values = {
  description: plainToRichText('Nhà mới hoàn thiện năm 2025.\nHẻm nhựa 5 m, ô tô vào tận nhà.'),
};

/** The editor, and below it the viewer with the same document. */
export default function RichTextStory() {
  const { control } = useEntryForm<Values>(schema, values);
  const description = useWatch({ control, name: 'description' });
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720, padding: 16 }}>
      <RichTextField
        control={control}
        name="description"
        label="Mô tả chi tiết"
        placeholder="Kể về vị trí, kết cấu, tiện ích quanh nhà…"
        aside="Hiện trên web và tin đăng"
      />
      {description && <RichTextView text={description} />}
    </div>
  );
}
