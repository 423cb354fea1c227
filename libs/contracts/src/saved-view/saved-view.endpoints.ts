import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { longestLine, recordId, requiredLine } from '@toam/contracts/field';
import { epochSeconds } from '@toam/contracts/page';
import { savedViewText } from './saved-view.text';

/** Lists with saved views. */
const viewedLists = ['house'] as const;
const viewedList = z.enum(viewedLists);
export type ViewedList = z.output<typeof viewedList>;

/** The most views per person and list. */
export const maxSavedViews = 50;

/** Arrangement of a list's columns. A list whose columns have changed ignores it. */
const columns = z
  .array(z.object({ key: z.string().min(1).max(64), width: z.number().int().min(1).max(2000), shown: z.boolean() }))
  .max(100)
  .nullable();

/** Tab, search, filters and order from the list's address, without the question mark. */
const address = z.string().max(8000);
const name = requiredLine(savedViewText.label, longestLine);

/** `key` opens the view by link. Everybody with the link sees the conditions, but only the rows that they may see. */
const savedView = z.object({
  id: z.number().int(),
  key: z.uuid(),
  name: z.string(),
  address: z.string(),
  columns,
  /** When its owner last opened it; null: not opened since it was created. */
  seen_at: epochSeconds,
});
export type SavedView = z.output<typeof savedView>;

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/view/list',
  summary: 'My named views of a list',
  access: 'signedIn',
  query: z.object({ list: viewedList }),
  example: { query: { list: 'house' } },
  data: z.array(savedView),
});

/** A view opened by link. It never shows when another person opened it. */
export const readSharedView = endpoint({
  method: 'GET',
  path: '/view/shared',
  summary: 'A view by its link',
  access: 'signedIn',
  query: z.object({ list: viewedList, key: z.uuid() }),
  example: { query: { list: 'house', key: '0b5f2f5c-6a3e-4c39-9a55-4b7f6f1f2d11' } },
  data: savedView
    .omit({ id: true, seen_at: true })
    .extend({ owner: z.object({ id: z.number().int(), name: z.string() }) }),
});
export type SharedView = NonNullable<z.output<typeof readSharedView.data>>;

export const createSavedView = endpoint({
  method: 'POST',
  once: true,
  path: '/view/detail',
  summary: 'Names the conditions, order and columns of a list',
  access: 'signedIn',
  body: z.object({ list: viewedList, name, address, columns: columns.default(null) }),
  example: {
    body: {
      list: 'house',
      name: 'Nội thành',
      address: 'mode=publicList',
      columns: [{ key: 'title', width: 300, shown: true }],
    },
  },
  data: savedView,
});

export const changeSavedView = endpoint({
  method: 'PUT',
  path: '/view/detail',
  summary: 'Renames one of my views, or keeps other conditions in it',
  access: 'signedIn',
  body: z.object({
    view_id: recordId,
    name: name.optional(),
    address: address.optional(),
    columns: columns.optional(),
  }),
  example: { body: { view_id: 1, name: 'Nội thành', address: 'mode=approved', columns: null } },
  data: savedView,
});

export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/view/detail',
  summary: 'Forgets one of my views',
  access: 'signedIn',
  body: z.object({ view_id: recordId }),
  example: { body: { view_id: 1 } },
  data: z.null(),
});

/** `seen_at`: the previous opening. Later rows are new. */
export const seeSavedView = endpoint({
  method: 'POST',
  path: '/view/seen',
  summary: 'I open one of my views now; answers when I last did',
  access: 'signedIn',
  body: z.object({ view_id: recordId }),
  example: { body: { view_id: 1 } },
  data: z.object({ seen_at: epochSeconds }),
});
