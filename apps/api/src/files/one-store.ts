import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Engine } from '../db/engine';
import type { Env } from '../env';
import { makeFolder, writtenOnce } from '../private-files';
import { StartFailure } from '../start-failure';

/** Names the store: two processes with one name see the same files. A folder is named by a file in it, so two machines that share it agree. */
function nameOf({ FILES_URL, DATA_DIR }: Pick<Env, 'FILES_URL' | 'DATA_DIR'>): string {
  if (FILES_URL) {
    const { host, pathname } = new URL(FILES_URL);
    return `s3 ${host}${pathname.replace(/\/$/, '')}`;
  }
  const folder = path.resolve(DATA_DIR, 'files');
  makeFolder(folder);
  return writtenOnce(path.join(folder, '.store'), randomUUID);
}

/** A positive int4, as advisory locks take them. */
const keyOf = (name: string): number => createHash('sha256').update(name).digest().readInt32BE() & 0x7f_ff_ff_ff;

/**
 * All instances of a database have one file store, else each shows pictures that the others do not have. Call it within `alone`.
 * @throws StartFailure if an instance with another store is running
 */
export async function claimStore(engine: Engine, env: Pick<Env, 'FILES_URL' | 'DATA_DIR'>): Promise<void> {
  if (!(await engine.claimStore(keyOf(nameOf(env)))))
    throw new StartFailure(
      'Một tiến trình khác đang chạy trên cùng cơ sở dữ liệu nhưng với kho tệp khác, nên ảnh của bên này bên kia không thấy. Đặt cùng một FILES_URL (s3://…) cho mọi máy, hoặc cùng một thư mục DATA_DIR.',
    );
}
