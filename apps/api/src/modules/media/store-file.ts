import { randomUUID } from 'node:crypto';
import type { File } from '@toam/contracts/media/file.schema';
import { cutText } from '@toam/domain/cut-text';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { documentKind, documentTypes } from '../../files/document-kind';
import { files } from '../../files/files';
import type { Upload } from '../../http/upload';
import type { Session } from '../../sessions/find-session';
import { holdSession } from '../../sessions/hold-session';
import { filePath, giveUpRecord } from './image-store';
import { insertFile } from './media.queries';
import { serializeFile } from './media.reads';

/** Gives the name the extension of the file's content, whatever the upload was called. */
function fileName(name: string, kind: string): string {
  const clean = name.normalize('NFC').trim();
  const stem = clean.toLowerCase().endsWith(`.${kind}`) ? clean.slice(0, -kind.length - 1) : clean;
  return `${cutText(stem, 200) || 'Tài liệu'}.${kind}`;
}

/**
 * Stores an uploaded document. It belongs to no record until one uses it.
 * @throws HttpError wrong_type unless its content is .doc, .docx, .pdf, .xls or .xlsx; unauthenticated if the session ended meanwhile
 */
export async function storeFile(session: Session, upload: Upload): Promise<File> {
  const type = await documentKind(upload.bytes);
  const key = randomUUID();
  const { actor } = session;
  try {
    await files().storage.put(filePath(key), upload.bytes, documentTypes[type]);
    const row = { key, type, name: fileName(upload.name, type), bytes: upload.bytes.length, uploaded_by: actor.id };
    return await tx(async () => {
      await holdSession(session);
      const file = await insertFile(row);
      auditChange(actor, 'file', file.id, plainChanges(['name'], null, file));
      return serializeFile(file);
    });
  } catch (error) {
    return giveUpRecord(error, () => files().storage.remove(filePath(key)));
  }
}
