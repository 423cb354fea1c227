import { z } from 'zod';

/**
 * Messages of a tab's live socket, `GET /api/live` upgraded to a WebSocket (design §7). The first message is the browser's
 * `liveHello`. Everything after it comes from the server. Events carry only ids. The client reads the record through the
 * API, which masks it for the viewer.
 */

/** The browser's first and only message: its session, and the last event it saw (null on the first connection). */
export const liveHello = z.object({
  token: z.string().min(1),
  last_event_id: z.number().int().nullable(),
});
export type LiveHello = z.output<typeof liveHello>;

/** Ids increase. After a reconnect, the browser gets all events after its last one, or `live.reset` if that is too long ago. */
const eventId = z.number().int();
const recordId = z.number().int();

/** Value of `record_id` in `record.changed`: many records of the noun changed, too many to list one by one. */
export const manyRecords = 0;

export const liveEvent = z.discriminatedUnion('kind', [
  /** The session is accepted. `id` is the current position of the stream. */
  z.object({ id: eventId, kind: z.literal('live.ready') }),
  /** Some events were missed and can't be sent again. The browser must read everything on the screen again. */
  z.object({ id: eventId, kind: z.literal('live.reset') }),
  /** The line works. It tells nothing else: the place in the stream is that of the last event. */
  z.object({ id: eventId, kind: z.literal('live.beat') }),
  /** Account locked, password reset, or signed out everywhere: this tab must sign out at once (D68). */
  z.object({ id: eventId, kind: z.literal('session.revoked') }),
  z.object({ id: eventId, kind: z.literal('notification.created'), notification_id: recordId }),
  /** Read in this or another tab. Null: all notifications. */
  z.object({ id: eventId, kind: z.literal('notification.seen'), notification_id: recordId.nullable() }),
  /** A record changed, or many (`manyRecords`). `version` is the new version, if the record has versions (D12). */
  z.object({
    id: eventId,
    kind: z.literal('record.changed'),
    noun: z.string(),
    record_id: recordId,
    version: z.number().int().optional(),
    changed_by: recordId.nullable(),
  }),
  /** The number of decisions that wait for this person changed. */
  z.object({ id: eventId, kind: z.literal('approval.changed'), queue: z.string() }),
  /** `to` staff: the customer sees nothing of it. */
  z.object({
    id: eventId,
    kind: z.literal('chat.changed'),
    conversation_id: z.string(),
    to: z.literal('staff').optional(),
    /** A thread was joined: its messages are in this conversation. */
    joined_to: z.string().optional(),
  }),
  /** Somebody opened, left, or started or stopped editing a record that this person has open. Ask again who is there. */
  z.object({ id: eventId, kind: z.literal('presence.changed'), noun: z.string(), record_id: recordId }),
]);
export type LiveEvent = z.output<typeof liveEvent>;
export type LiveKind = LiveEvent['kind'];
export type LiveEventOf<K extends LiveKind> = Extract<LiveEvent, { kind: K }>;

/** Milliseconds without any message after which the line is dead, whatever the browser believes. The API sends a beat every 12 s. */
export const liveSilence = 28_000;

/** Close code for a missing, expired or revoked session. The browser does not reconnect. */
export const liveUnauthenticatedCode = 4401;

/** Close code if the person has too many live tabs. The browser reconnects when the person looks at the tab. */
export const liveCrowdedCode = 4429;

/** Close code (RFC 6455: try again later) if the API has no room for the socket. The browser asks again, ever less often. */
export const liveFullCode = 1013;
