import type { RemovedEntry } from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { isFixedEntry } from '@toam/domain/dictionary/dictionary';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { findEntry, lockType, updateEntry } from './dictionary.queries';
import { readUses } from './entry-uses';
import { serializeEntry } from './entry-serializer';
import { takeEntry, tell, yes } from './save-entry';

/**
 * Deletes an entry softly (D11). An entry in use is switched off instead (D66). Which of the two applies is decided here, under
 * the lock, because an entry that was unused on the screen may be in use by now. A house that is saved with the entry at the
 * same moment still shows its name, because a deleted entry keeps it.
 * @throws HttpError not_found; invalid for entries that the product needs
 */
export const removeEntry = (
  actor: Actor,
  type: DictionaryType,
  { id, district_id }: { id: number; district_id?: number | null | undefined },
): Promise<RemovedEntry> =>
  tx(async () => {
    await lockType(type);
    const entry = await takeEntry(type, id, district_id);
    if (entry.deleted_at !== null) throw new HttpError('not_found', dictionaryText.notFound);
    if (isFixedEntry(type, id)) throw new HttpError('invalid', dictionaryText.fixed);
    const isUsed = (await readUses(type, [entry])).get(id)!.length > 0;
    if (!isUsed) await updateEntry(entry, { deleted_at: new Date() });
    else if (entry.active) await updateEntry(entry, { active: false });
    const after = (await findEntry(type, id))!;
    if (isUsed && !entry.active) auditNothing();
    else
      await tell(actor, after, [
        { column: 'active', old_value: yes(entry.active), new_value: yes(after.active) },
        { column: 'deleted_at', old_value: null, new_value: isUsed ? null : houseText.historyDeleted },
      ]);
    return { outcome: isUsed ? 'deactivated' : 'deleted', entry: await serializeEntry(after) };
  });
