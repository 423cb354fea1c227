import { z } from 'zod';
import { endpoint } from '../endpoint';
import { epochSeconds } from '../page';

/** The most bytes of JSON in one draft; a little less than a request may have. */
export const largestDraft = 1_900_000;

/** Drafts of one form that are kept for a person; one more, and the one that was left alone longest goes. */
export const maxDrafts = 10;

/** Names of forms: `house-new`, `house-12`, `request-new`. */
const params = z.object({ form: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/) });

/** Made by the tab that types: a draft belongs to a person, a form and a tab. D110. */
const tab = z.string().regex(/^[a-z0-9]{1,40}$/);

/** `data` is the form's own values, as the form keeps them; nobody else reads it. */
const draft = z.object({
  tab,
  data: z.record(z.string(), z.unknown()),
  /** Counts the tab's changes. */
  version: z.number().int(),
  updated_at: epochSeconds,
  /** Where it was typed: 'Chrome 141 · Windows'; '' where the browser does not say. */
  device: z.string(),
});
export type FormDraft = z.output<typeof draft>;

/** The newest first. What has `ended` was saved or thrown away: a browser that still has some of it forgets it. D37, D110. */
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
 * An older `version` of the tab never overwrites a newer one, and nothing brings a draft back that has ended: then the answer
 * says so. `takes` is the draft that this one goes on with; it ends with the same call.
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
 * The header by which a call names the drafts of what it saves, `house-new.tab1,tab2`: they end in the call's own transaction,
 * so that what was saved never comes back as a draft. D110.
 */
export const draftHeader = 'draft';

const named = z.object({ form: params.shape.form, tabs: z.array(tab).min(1).max(5) });
export type NamedDrafts = z.output<typeof named>;

export const writeDraftHeader = ({ form, tabs }: NamedDrafts): string => `${form}.${tabs.join(',')}`;

/** @returns null for a header that names no drafts */
export function readDraftHeader(header: unknown): NamedDrafts | null {
  if (typeof header !== 'string') return null;
  const [form, tabs = ''] = header.split('.');
  return named.safeParse({ form, tabs: tabs.split(',') }).data ?? null;
}
