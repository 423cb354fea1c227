import * as calls from '@toam/contracts/dictionary/dictionary.endpoints';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import { handle } from '../../http/handle';
import { pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { listEntries } from './dictionary.queries';
import { serializeEntries, serializeEntry } from './entry-serializer';
import { removeEntry } from './remove-entry';
import { changeEntry, createEntry, takeEntry } from './save-entry';

/**
 * The dictionary for admins. `list` and `detail` take the same writes (D66). An entry's id counts within its type, so the use cases
 * add the audit's record themselves.
 */
export const dictionaryCalls = [
  handle(calls.listDictionary, async ({ params, query }) => {
    const { total, list } = await listEntries(params.type, query);
    return pageOf(await serializeEntries(list), total, query);
  }),
  handle(calls.readDictionaryEntry, async ({ params, query }) => {
    const entry = await takeEntry(params.type, query.id, query.district_id);
    if (entry.deleted_at !== null) throw new HttpError('not_found', dictionaryText.notFound);
    return serializeEntry(entry);
  }),
  ...[calls.createDictionaryEntry, calls.createDictionaryEntryOnList].map((endpoint) =>
    handle(endpoint, { audit: { action: 'create', noun: 'dictionary' } }, ({ actor, params, body }) =>
      createEntry(actor, params.type, body),
    ),
  ),
  ...[calls.changeDictionaryEntry, calls.changeDictionaryEntryOnList].map((endpoint) =>
    handle(
      endpoint,
      { audit: { action: ({ body }) => (body.restore ? 'restore' : 'update'), noun: 'dictionary' } },
      ({ actor, params, body }) => changeEntry(actor, params.type, body),
    ),
  ),
  ...[calls.removeDictionaryEntry, calls.removeDictionaryEntryOnList].map((endpoint) =>
    handle(endpoint, { audit: { action: 'delete', noun: 'dictionary' } }, ({ actor, params, body }) =>
      removeEntry(actor, params.type, body),
    ),
  ),
];
