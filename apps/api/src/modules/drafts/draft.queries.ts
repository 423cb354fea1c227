import { maxDrafts } from '@toam/contracts/draft/draft.endpoints';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow } from '../../db/rows';
import { userDrafts } from './draft.schema';

/** Owner and form of a draft. */
export interface DraftPlace {
  userId: number;
  form: string;
}

/** A draft as a tab sends it. */
export interface SentDraft {
  tab: string;
  version: number;
  data: Record<string, unknown>;
  device: string;
}

const at = ({ userId, form }: DraftPlace) => and(eq(userDrafts.user_id, userId), eq(userDrafts.form, form));
const newestFirst = [desc(userDrafts.updated_at), userDrafts.tab] as const;

/** Drafts that have not ended, newest first. */
export const listDrafts = (place: DraftPlace) =>
  db()
    .select()
    .from(userDrafts)
    .where(and(at(place), isNull(userDrafts.ended_at)))
    .orderBy(...newestFirst);

/** Tabs whose drafts have ended. */
export async function listEnded(place: DraftPlace): Promise<string[]> {
  const rows = await db()
    .select({ tab: userDrafts.tab })
    .from(userDrafts)
    .where(and(at(place), isNotNull(userDrafts.ended_at)))
    .orderBy(desc(userDrafts.ended_at), userDrafts.tab);
  return rows.map(({ tab }) => tab);
}

export const findDraft = (place: DraftPlace, tab: string) =>
  findRow(userDrafts, and(at(place), eq(userDrafts.tab, tab)));

/** Creates or overwrites the draft. @returns undefined if it has ended, or if the tab has stored a newer version */
export async function putDraft({ userId, form }: DraftPlace, { tab, version, data, device }: SentDraft) {
  const [draft] = await db()
    .insert(userDrafts)
    .values({ user_id: userId, form, tab, version, data, device })
    .onConflictDoUpdate({
      target: [userDrafts.user_id, userDrafts.form, userDrafts.tab],
      set: { data, version, device, updated_at: sql`now()` },
      setWhere: and(isNull(userDrafts.ended_at), lt(userDrafts.version, version)),
    })
    .returning();
  return draft;
}

/** Deletes all but the newest drafts of a form. */
export async function dropBeyondLimit(place: DraftPlace): Promise<void> {
  const state = and(at(place), isNull(userDrafts.ended_at));
  const beyond = db()
    .select({ tab: userDrafts.tab })
    .from(userDrafts)
    .where(state)
    .orderBy(...newestFirst)
    .offset(maxDrafts);
  await db()
    .delete(userDrafts)
    .where(and(state, inArray(userDrafts.tab, beyond)));
}

/** Ends drafts for good, also those that have not arrived yet. */
export async function endDrafts({ userId, form }: DraftPlace, tabs: readonly string[]): Promise<void> {
  await db()
    .insert(userDrafts)
    .values(tabs.map((tab) => ({ user_id: userId, form, tab, data: {}, ended_at: new Date() })))
    .onConflictDoUpdate({
      target: [userDrafts.user_id, userDrafts.form, userDrafts.tab],
      set: { data: {}, ended_at: sql`now()` },
    });
}

/** Deletes drafts unchanged for 90 days, and the rows of drafts that ended 30 days ago. */
export async function forgetDrafts(): Promise<void> {
  const old = and(isNull(userDrafts.ended_at), lt(userDrafts.updated_at, sql`now() - interval '90 days'`));
  await db()
    .delete(userDrafts)
    .where(or(old, lt(userDrafts.ended_at, sql`now() - interval '30 days'`)));
}
