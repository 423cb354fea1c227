import { articleText } from '@toam/contracts/article/article-text';
import type { ArticleText } from '@toam/domain/article/article-text';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useEntryForm } from '../fields/entry-form';
import { Stack } from '../layout/layout';
import ArticleDiffView from './article-diff-view';
import { ArticleField } from './article-field';
import { ArticleView } from './article-view';
import type { UploadPicture } from './use-article-uploads';

export const title = 'Bài viết';

type Values = { content: ArticleText | null };
const schema = z.object({ content: articleText.nullable() });

const text = (words: string, ...marks: ('bold' | 'italic')[]) => ({
  type: 'text' as const,
  text: words,
  marks: marks.map((type) => ({ type })),
});
const line = (...content: ReturnType<typeof text>[]) => ({ type: 'paragraph' as const, content });
const item = (words: string) => ({ type: 'listItem' as const, content: [line(text(words))] });
const cell = (words: string) => ({ type: 'tableCell' as const, content: [line(text(words))] });
const head = (words: string) => ({ type: 'tableHeader' as const, content: [line(text(words))] });

const article: ArticleText = {
  type: 'doc',
  content: [
    line(
      text('Khách lướt hơn ba mươi tin mỗi tối và dừng ở tấm ảnh đầu tiên khoảng '),
      text('một giây rưỡi', 'bold'),
      text('. Căn bếp sáng, mặt bàn trống giữ chân họ lâu hơn mặt tiền chụp trưa nắng.'),
    ),
    { type: 'heading', attrs: { level: 2 }, content: [text('Dọn bếp trong 6 phút')] },
    {
      type: 'orderedList',
      content: [
        item('Cất hết chai lọ, chỉ để lại một đĩa trái cây.'),
        item('Bật đèn dưới tủ trên, kéo rèm lên hai phần ba.'),
      ],
    },
    { type: 'image', attrs: { id: 1, alt: 'Bếp sau khi dọn, chụp lúc 9 giờ sáng' } },
    { type: 'heading', attrs: { level: 3 }, content: [text('Ai trả phí nào')] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [head('Khoản'), head('Mức'), head('Bên trả'), head('Hạn nộp'), head('Ghi chú')] },
        { type: 'tableRow', content: [cell('Thuế thu nhập cá nhân'), cell('2 %'), cell('Bên bán'), cell('10 ngày'), cell('Miễn nếu là nhà ở duy nhất')] }, // prettier-ignore
        { type: 'tableRow', content: [cell('Lệ phí trước bạ'), cell('0,5 %'), cell('Bên mua'), cell('30 ngày'), cell('Tính theo bảng giá của thành phố')] }, // prettier-ignore
      ],
    },
    line(text('Dời ghế thừa ra ban công, gấp gọn dây điện, tắt ti vi. Chụp từ góc cửa, máy ngang ngực.')),
  ],
};

const before: ArticleText = {
  type: 'doc',
  content: [
    line(text('Khách lướt hơn ba mươi tin mỗi tối và dừng ở tấm ảnh đầu tiên khoảng hai giây.')),
    ...article.content.slice(1, 2),
    { type: 'orderedList', content: [item('Cất hết chai lọ.'), item('Lau mặt bàn.')] },
    { type: 'image', attrs: { id: 2, alt: 'Bếp trước khi dọn' } },
    ...article.content.slice(4),
  ],
};

/** A drawn room, so that the page needs no server. */
const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><rect width="900" height="600" fill="hsl(${hue} 40% 88%)"/><rect y="430" width="900" height="170" fill="hsl(${hue} 30% 62%)"/><rect x="120" y="140" width="300" height="200" fill="hsl(${hue} 50% 97%)"/><rect x="520" y="300" width="260" height="150" fill="hsl(${hue} 45% 45%)"/></svg>`)}`;
const images = [
  { id: 1, main: drawing(175), thumbnail: drawing(175) },
  { id: 2, main: drawing(20), thumbnail: drawing(20) },
];

/** A file called 'lỗi…' fails, one called 'chậm…' stops on its way. */
const upload: UploadPicture = async (file, { onProgress }) => {
  onProgress(0.64);
  await new Promise((resolve) => setTimeout(resolve, file.name.startsWith('chậm') ? 600_000 : 800));
  if (file.name.startsWith('lỗi')) throw new Error('Ảnh nhỏ hơn 200 × 200 điểm ảnh');
  const address = URL.createObjectURL(file);
  return { id: Math.floor(Math.random() * 1e6), main: address, thumbnail: address };
};

function Editor({ value }: { value: ArticleText | null }) {
  const { control } = useEntryForm<Values>(schema, { content: value });
  const content = useWatch({ control, name: 'content' });
  return (
    <Stack gap={24}>
      <ArticleField control={control} name="content" label="Nội dung" images={images} upload={upload} />
      {content && <ArticleView text={content} images={images} />}
    </Stack>
  );
}

/** An empty editor; a full one with the viewer below it; what differs between two versions. */
export default function ArticleStory() {
  return (
    <Stack gap={32} padX={16} padY={16} maxWidth={960}>
      <Editor value={null} />
      <Editor value={article} />
      <ArticleDiffView before={before} after={article} images={images} />
    </Stack>
  );
}
