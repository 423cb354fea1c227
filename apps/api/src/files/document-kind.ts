import type { DocumentKind } from '@toam/contracts/media/file.schema';
import { mediaText } from '@toam/contracts/media/media.text';
import { HttpError } from '../http-error';

/** Media types of the documents that we store. */
export const documentTypes: Record<DocumentKind, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** The old Office formats share one container. Its directory contains the name of the main stream. */
function oldOfficeKind(bytes: Buffer): DocumentKind | null {
  if (bytes.includes(utf16('WordDocument'))) return 'doc';
  return bytes.includes(utf16('Workbook')) || bytes.includes(utf16('Book')) ? 'xls' : null;
}

/**
 * The kind of a document by its content; the file name does not count. Specification 1 §5.
 * @throws HttpError wrong_type for anything else
 */
export async function documentKind(bytes: Buffer): Promise<DocumentKind> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type?.ext === 'pdf' || type?.ext === 'docx' || type?.ext === 'xlsx') return type.ext;
  const old = type?.ext === 'cfb' ? oldOfficeKind(bytes) : null;
  if (!old) throw new HttpError('wrong_type', mediaText.notADocument);
  return old;
}
