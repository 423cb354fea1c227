import { Button } from 'antd';
import { useState } from 'react';
import { facadeUrl, type FacadeKind } from '../art/facade/facade';
import { Lightbox, type LightboxImage } from './lightbox';

export const title = 'Xem ảnh toàn màn hình';

const kinds: FacadeKind[] = ['tube', 'low', 'apartment', 'villa', 'land'];
const images: LightboxImage[] = [
  ...kinds.map((kind, index) => {
    const url = facadeUrl(kind, index + 1);
    return { id: index + 1, main: url, thumbnail: url, name: `Ảnh mẫu ${index + 1}` };
  }),
  { id: 99, main: '/missing.webp', thumbnail: '/missing.webp', name: 'Ảnh không tải được' },
];

type Shown = { openId: number; isEditable: boolean; images: LightboxImage[] };

/** With and without the edit button, one picture alone, and one that does not load. */
export default function LightboxStory() {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (openId: number, isEditable = false, some = images) => setShown({ openId, isEditable, images: some });
  const close = () => setShown(null);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      <Button onClick={() => show(1, true)}>Sửa được</Button>
      <Button onClick={() => show(3)}>Chỉ xem, từ ảnh thứ ba</Button>
      <Button onClick={() => show(1, false, images.slice(0, 1))}>Một ảnh</Button>
      <Button onClick={() => show(99)}>Ảnh hỏng</Button>
      {shown && (
        <Lightbox
          images={shown.images}
          openId={shown.openId}
          onClose={close}
          {...(shown.isEditable ? { onEdit: close } : {})}
        />
      )}
    </div>
  );
}
