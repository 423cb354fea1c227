import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mediaText } from '@toam/contracts/media/media.text';
import { uploadText } from '@toam/contracts/media/upload.text';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { FileUploader, type StoredFile } from './file-uploader';
import type { UploadFile } from './use-uploads';

interface Sending {
  file: File;
  onProgress: (share: number) => void;
  store: (document: StoredFile) => void;
  fail: (error: Error) => void;
}
let sending: Sending[];

const upload: UploadFile<StoredFile> = (file, { onProgress }) =>
  new Promise((store, fail) => sending.push({ file, onProgress, store, fail }));

function AForm() {
  const [documents, setDocuments] = useState<StoredFile[]>([]);
  return (
    <AppProviders unstyled>
      <FileUploader
        id="files"
        label="Tài liệu nội bộ"
        value={documents}
        onChange={setDocuments}
        upload={upload}
        largest={5_000_000}
      />
      <output>{documents.map(({ name }) => name).join(', ')}</output>
    </AppProviders>
  );
}

beforeEach(() => {
  sending = [];
  render(<AForm />);
});

const aFile = (name: string, size = 1000) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const pick = (...files: File[]) =>
  fireEvent.change(document.querySelector<HTMLInputElement>('input[type=file]')!, { target: { files } });
const stored = (name: string): StoredFile => ({ id: 1, name, url: `/file/${name}`, size: 1000 });

test('shows how far a document is, and what is stored as a link with its size', async () => {
  pick(aFile('Sổ hồng.pdf'));
  await act(async () => sending[0]?.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Sổ hồng.pdf' })).toHaveAttribute('aria-valuenow', '40');
  await act(async () => sending[0]?.store(stored('Sổ hồng.pdf')));
  expect(screen.getByRole('link', { name: 'Sổ hồng.pdf' })).toHaveAttribute('href', '/file/Sổ hồng.pdf');
  expect(document.querySelector('output')).toHaveTextContent('Sổ hồng.pdf');
});

test.each([
  ['ảnh.png', 1000, mediaText.notADocument],
  ['hợp đồng.docx', 5_000_001, 'Over limited'],
])('%s of %i bytes is refused and not sent', async (name, size, reason) => {
  pick(aFile(name, size));
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.queryByRole('button', { name: new RegExp(`^${uploadText.retry}`) })).not.toBeInTheDocument();
  expect(sending).toHaveLength(0);
});

test('one of exactly 5,000,000 bytes is taken', async () => {
  pick(aFile('hợp đồng.docx', 5_000_000));
  await act(async () => sending[0]?.store(stored('hợp đồng.docx')));
  expect(screen.getByRole('link', { name: 'hợp đồng.docx' })).toBeVisible();
});

test('one that fails says why, goes through on retry, and can be taken away', async () => {
  pick(aFile('bảng giá.xlsx'));
  await act(async () => sending[0]?.fail(Object.assign(new Error('Máy chủ bận'), { status: 500 })));
  expect(screen.getByRole('alert')).toHaveTextContent('Máy chủ bận');
  await userEvent.click(screen.getByRole('button', { name: `${uploadText.retry} bảng giá.xlsx` }));
  await act(async () => sending[1]?.store(stored('bảng giá.xlsx')));
  expect(screen.getByRole('link', { name: 'bảng giá.xlsx' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${uploadText.remove} bảng giá.xlsx` }));
  expect(screen.queryByRole('link', { name: 'bảng giá.xlsx' })).not.toBeInTheDocument();
});
