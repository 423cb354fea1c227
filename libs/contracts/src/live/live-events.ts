import { z } from 'zod';

/**
 * What travels over the one live socket of a tab, `GET /api/live` upgraded to a WebSocket (design §7).
 * The first message is the browser's `liveHello`; everything after it comes from the server.
 * Events carry ids only: whoever is interested reads the record through the API, masked for them.
 */

/** The browser's first and only message: who it is, and the last event it saw (null on the first connection). */
export const liveHello = z.object({
  token: z.string().min(1),
  last_event_id: z.number().int().nullable(),
});
export type LiveHello = z.output<typeof liveHello>;

/** Ids grow; a reconnecting browser gets everything after its last one, or `live.reset` when that is too long ago. */
const eventId = z.number().int();
const recordId = z.number().int();

/** As `record_id` of `record.changed`: many records of the noun, more than are told one by one. */
export const manyRecords = 0;

export const liveEvent = z.discriminatedUnion('kind', [
  /** The session is accepted; `id` is where the stream stands. */
  z.object({ id: eventId, kind: z.literal('live.ready') }),
  /** Events were missed and can't be replayed: whatever is on the screen must be read again. */
  z.object({ id: eventId, kind: z.literal('live.reset') }),
  /** Locked, password reset, or signed out everywhere: this tab must leave at once (D68). */
  z.object({ id: eventId, kind: z.literal('session.revoked') }),
  z.object({ id: eventId, kind: z.literal('notification.created'), notification_id: recordId }),
  /** Read here or in another tab. Null: all of them. */
  z.object({ id: eventId, kind: z.literal('notification.seen'), notification_id: recordId.nullable() }),
  /** A record changed, or many (`manyRecords`); `version` is the new one where the record has versions (D12). */
  z.object({
    id: eventId,
    kind: z.literal('record.changed'),
    noun: z.string(),
    record_id: recordId,
    version: z.number().int().optional(),
    changed_by: recordId.nullable(),
  }),
  /** The number of things waiting for this person's decision changed. */
  z.object({ id: eventId, kind: z.literal('approval.changed'), queue: z.string() }),
  z.object({ id: eventId, kind: z.literal('chat.changed'), conversation_id: z.string() }),
  /** Somebody came to a record that this person has open, left it, or began or stopped editing: ask again who is there. */
  z.object({ id: eventId, kind: z.literal('presence.changed'), noun: z.string(), record_id: recordId }),
]);
export type LiveEvent = z.output<typeof liveEvent>;
export type LiveKind = LiveEvent['kind'];
export type LiveEventOf<K extends LiveKind> = Extract<LiveEvent, { kind: K }>;

/** The server closes with this code when the session is missing, expired or revoked; the browser doesn't reconnect. */
export const liveUnauthenticatedCode = 4401;

/** The server closes with this code where the person has opened more tabs than are kept live; the browser comes back once it is looked at. */
export const liveCrowdedCode = 4429;
