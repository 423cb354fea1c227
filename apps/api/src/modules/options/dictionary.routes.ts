import {
  changeDictionaryEntry,
  changeDictionaryEntryOnList,
  createDictionaryEntry,
  createDictionaryEntryOnList,
  listDictionary,
  readDictionaryEntry,
  removeDictionaryEntry,
  removeDictionaryEntryOnList,
} from '@toam/contracts/dictionary/dictionary.endpoints';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { pageOf } from '../../http/page';
import { HttpError } from '../../http/http-error';
import { listEntries } from './dictionary.queries';
import { serializeEntries, serializeEntry } from './entry-serializer';
import { removeEntry } from './remove-entry';
import { changeEntry, createEntry, takeEntry } from './save-entry';

/** The dictionary for admins. `list` and `detail` take the same writes (D66). */
export function registerDictionary(app: FastifyInstance): void {
  registerRoute(app, listDictionary, {
    handler: async ({ params, query }) => {
      const { total, list } = await listEntries(params.type, query);
      return pageOf(await serializeEntries(list), total, query);
    },
  });
  registerRoute(app, readDictionaryEntry, {
    handler: async ({ params, query }) => {
      const entry = await takeEntry(params.type, query.id, query.district_id);
      if (entry.deleted_at !== null) throw new HttpError('not_found', dictionaryText.notFound);
      return serializeEntry(entry);
    },
  });
  // an entry's id counts within its type, so the use cases add the audit's record themselves
  for (const endpoint of [createDictionaryEntry, createDictionaryEntryOnList])
    registerRoute(app, endpoint, {
      audit: { action: 'create', noun: 'dictionary' },
      handler: ({ actor, params, body }) => createEntry(actor, params.type, body),
    });
  for (const endpoint of [changeDictionaryEntry, changeDictionaryEntryOnList])
    registerRoute(app, endpoint, {
      audit: { action: ({ body }) => (body.restore ? 'restore' : 'update'), noun: 'dictionary' },
      handler: ({ actor, params, body }) => changeEntry(actor, params.type, body),
    });
  for (const endpoint of [removeDictionaryEntry, removeDictionaryEntryOnList])
    registerRoute(app, endpoint, {
      audit: { action: 'delete', noun: 'dictionary' },
      handler: ({ actor, params, body }) => removeEntry(actor, params.type, body),
    });
}
