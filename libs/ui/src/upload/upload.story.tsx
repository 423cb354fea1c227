import { Button } from 'antd';
import { useState } from 'react';
import { AvatarUploader } from './avatar-uploader';
import { FileUploader, type StoredFile } from './file-uploader';
import { ImageUploader } from './image-uploader';
import type { StoredImage } from './stored-image';
import type { UploadFile } from './use-uploads';

export const title = 'Tải ảnh và tài liệu';

let lastId = 0;

/** Takes some seconds, like a slow connection. Every fourth file loses its connection once. */
const slowly = async (file: File, { onProgress, signal }: Parameters<UploadFile<unknown>>[1]) => {
  const id = (lastId += 1);
  for (let step = 1; step <= 20; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (signal.aborted) throw signal.reason as Error;
    if (id % 4 === 0 && step === 12) throw Object.assign(new Error('Không kết nối được máy chủ'), { status: 0 });
    onProgress(step / 20);
  }
  return { id, name: file.name, size: file.size, url: URL.createObjectURL(file) };
};

const sendImage: UploadFile<StoredImage> = async (file, watch) => {
  const { id, name, url } = await slowly(file, watch);
  return { id, name, main: url, thumbnail: url, rotation: 0 };
};
const sendFile: UploadFile<StoredFile> = (file, watch) => slowly(file, watch);

/** Draws a small picture. */
const draw = (hue: number) =>
  new Promise<Blob>((resolve, reject) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const pen = canvas.getContext('2d');
    if (!pen) return reject(new Error('no canvas'));
    pen.fillStyle = `hsl(${hue} 45% 65%)`;
    pen.fillRect(0, 0, 320, 240);
    pen.fillStyle = 'white';
    pen.fillRect(hue / 2, 90, 80, 150);
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))));
  });

/** Adds six pictures, one too large and one that is no picture, so that every state shows at once. */
async function pickSamples() {
  const drawn = await Promise.all([0, 60, 120, 180, 240, 300].map(draw));
  const picked = new DataTransfer();
  drawn.forEach((blob, index) => picked.items.add(new File([blob], `nha-${index + 1}.png`, { type: 'image/png' })));
  picked.items.add(new File([new Uint8Array(5_000_001)], 'qua-lon.png', { type: 'image/png' }));
  picked.items.add(new File(['<svg/>'], 'hinh-ve.svg', { type: 'image/svg+xml' }));
  const input = document.querySelector<HTMLInputElement>('[data-field=story-images] input[type=file]');
  if (!input) return;
  input.files = picked.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Uploaders with a simulated slow connection. Chosen files stay in the browser. */
export default function UploadStory() {
  const [images, setImages] = useState<StoredImage[]>([]);
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [face, setFace] = useState<StoredImage | null>(null);
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 760, padding: 16 }}>
      <div>
        <Button onClick={() => void pickSamples()}>Chọn thử tám tệp</Button>
      </div>
      <ImageUploader
        id="story-images"
        label="Ảnh công khai"
        value={images}
        onChange={setImages}
        upload={sendImage}
        rotate={(image, rotation) => Promise.resolve({ ...image, rotation })}
        onError={() => undefined}
        withCover
        most={12}
      />
      <FileUploader
        id="story-files"
        label="Tài liệu nội bộ"
        value={files}
        onChange={setFiles}
        upload={sendFile}
        largest={5_000_000}
      />
      <AvatarUploader label="Ảnh khách hàng" value={face} onChange={setFace} upload={sendImage} />
    </div>
  );
}
