import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { epochSeconds } from '@toam/contracts/page';

/** The most bytes of JSON in one draft: a little less than the limit of a request. */
export const largestDraft = 1_900_000;

/** The most drafts that a person keeps of one form. One more removes the draft that was unchanged for the longest time. */
export const maxDrafts = 10;

/** Names of forms: `house-new`, `house-12`, `request-new`. */
const params = z.object({ form: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/) });

/** Id that each tab creates. A draft belongs to a person, a form and a tab. D110. */
const tab = z.string().regex(/^[a-z0-9]{1,40}$/);

/** `data` holds the form's values in the form's own shape. Only the form reads it. */
const draft = z.object({
  tab,
  data: z.record(z.string(), z.unknown()),
  /** Increases with each change in the tab. */
  version: z.number().int(),
  updated_at: epochSeconds,
  /** The device that typed it: 'Chrome 141 · Windows'; '' if the browser does not say. */
  device: z.string(),
});
export type FormDraft = z.output<typeof draft>;

/** Newest first. `ended` lists drafts that were saved or thrown away: the browser deletes its copies of them. D37, D110. */
export const readDrafts = endpoint({
  method: 'GET',
  path: '/user/draft/:form',
  summary: 'My unfinished copies of this form, one for each tab that typed',
  access: 'signedIn',
  params,
  example: { params: { form: 'house-new' } },
  data: z.object({ drafts: z.array(draft), ended: z.array(tab) }),
});

/**
 * An older `version` of the tab never overwrites a newer one. A draft that has ended stays ended; then the answer has
 * `ended`. `takes` is an earlier draft that this one continues; the same call ends it.
 */
export const writeDraft = endpoint({
  method: 'PUT',
  path: '/user/draft/:form',
  summary: 'Keeps my unfinished form, without checking it',
  access: 'signedIn',
  params,
  body: z.object({
    tab,
    version: z.number().int().min(1).max(2_000_000_000),
    data: z.record(z.string(), z.unknown()),
    takes: tab.optional(),
  }),
  example: { params: { form: 'house-new' }, body: { tab: 'a', version: 1, data: { title: 'Nhà phố hẻm xe hơi' } } },
  data: draft.pick({ tab: true, version: true, updated_at: true }).extend({ ended: z.boolean() }),
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/user/draft/:form',
  summary: 'Throws an unfinished form of mine away',
  access: 'signedIn',
  params,
  body: z.object({ tab }),
  example: { params: { form: 'house-new' }, body: { tab: 'a' } },
  data: z.null(),
});

/**
 * Header with the drafts of the record that a call saves: `house-new.tab1,tab2`. The call's transaction ends these drafts,
 * so saved values never come back as a draft. D110.
 */
export const draftHeader = 'draft';

const named = z.object({ form: params.shape.form, tabs: z.array(tab).min(1).max(5) });
export type NamedDrafts = z.output<typeof named>;

export const writeDraftHeader = ({ form, tabs }: NamedDrafts): string => `${form}.${tabs.join(',')}`;

/** @returns null if the header names no drafts */
export function readDraftHeader(header: unknown): NamedDrafts | null {
  if (typeof header !== 'string') return null;
  const [form, tabs = ''] = header.split('.');
  return named.safeParse({ form, tabs: tabs.split(',') }).data ?? null;
}
