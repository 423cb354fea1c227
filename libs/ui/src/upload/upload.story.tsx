import { useState } from 'react';
import { AvatarUploader } from './avatar-uploader';
import { FileUploader, type StoredFile } from './file-uploader';
import { ImageUploader } from './image-uploader';
import type { StoredImage } from './stored-image';
import type { UploadFile } from './use-uploads';

export const title = 'Tải ảnh và tài liệu';

let lastId = 0;

/** Takes some seconds like a slow line; every fourth file loses its connection once. */
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

/** Uploaders with a made-up slow line; what is picked stays in the browser. */
export default function UploadStory() {
  const [images, setImages] = useState<StoredImage[]>([]);
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [face, setFace] = useState<StoredImage | null>(null);
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 760, padding: 16 }}>
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
