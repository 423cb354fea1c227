import * as calls from '@toam/contracts/sign-in/sign-in.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import { userText } from '@toam/contracts/user/user.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeEverybodysSignIns, canSeeSignIns } from '@toam/domain/staff/sign-in-access';
import { callerOf } from '../../audit/record-audit';
import { sessionOf } from '../../http/authorize';
import { handle, moduleOf } from '../../http/handle';
import { pageOf, type Page } from '../../http/page';
import { HttpError } from '../../http-error';
import { readStaffNames } from '../users/users.reads';
import { endSession, endSessions } from './end-sessions';
import * as queries from './login-tracking.queries';
import { listFailed } from './failed-sign-ins.queries';
import { releaseSignInCall } from './release-sign-in';
import { serializeSession, serializeSignIn, serializeSummary } from './sign-in-serializer';
import { trackLocation } from './track-location';

/** @throws HttpError forbidden for another person's sign-ins; not_found if a super admin names an unknown person */
async function mustSee(actor: Actor, userId: number): Promise<void> {
  if (!canSeeSignIns(actor, userId)) throw new HttpError('forbidden', signInText.notYours);
  if (userId !== actor.id && !(await readStaffNames([userId])).has(userId)) {
    throw new HttpError('not_found', userText.notFound);
  }
}

async function summaries(asked: queries.SummaryOrder & Page) {
  const { list, total } = await queries.listSummaries(asked, asked);
  return pageOf(list.map(serializeSummary), total, asked);
}

const deviceCalls = [
  handle(calls.listLoginDevices, async ({ actor, query, request }) => {
    const userId = query.user_id ?? actor.id;
    await mustSee(actor, userId);
    const current = sessionOf(request).id;
    const { list, total } = await queries.listSessionsOf(userId, current, query);
    return pageOf(
      list.map((row) => serializeSession(row, current)),
      total,
      query,
    );
  }),
  handle(
    calls.endLoginDevice,
    { audit: { action: 'session_end', noun: 'user' } },
    async ({ actor, params, request }) => {
      await endSession(callerOf({ actor, request }), params.sessionId);
      return null;
    },
  ),
  handle(
    calls.endLoginDevices,
    { audit: { action: 'session_end', noun: 'user' } },
    async ({ actor, query, request }) => {
      const userId = query.user_id ?? actor.id;
      await mustSee(actor, userId);
      return { ended: await endSessions(callerOf({ actor, request }), sessionOf(request), userId) };
    },
  ),
];

const locationCalls = [
  handle(calls.readLastLocation, async ({ actor }) => {
    const found = await queries.findLastPlaced(actor.id);
    const last = found && serializeSignIn(found);
    return last?.location ? { ...last, location: last.location } : null;
  }),
  handle(calls.listSignInSummaries, ({ query }) => summaries(query)),
  handle(
    calls.trackLocation,
    { audit: { none: 'it belongs to the record of the sign-in' } },
    async ({ actor, body: { location, ...asked }, request }) => {
      if (location) {
        await trackLocation(sessionOf(request), location);
        return null;
      }
      if (!canSeeEverybodysSignIns(actor)) throw new HttpError('forbidden', commonText.forbidden);
      return summaries(asked);
    },
  ),
  handle(calls.listSignIns, async ({ actor, params, query }) => {
    await mustSee(actor, params.userId);
    const { list, total } = await queries.listSignInsOf(params.userId, query);
    return pageOf(list.map(serializeSignIn), total, query);
  }),
];

const listFailedCall = handle(calls.listFailedSignIns, async ({ query }) => {
  const { list, total } = await listFailed(query.user_id, query);
  const names = await readStaffNames(list.map(({ user_id }) => user_id));
  return pageOf(
    list.flatMap(({ user_id, ...failed }) => {
      const user = names.get(user_id);
      return user ? [{ ...failed, user }] : [];
    }),
    total,
    query,
  );
});

/** Who is and was signed in, and where: login history for everybody, security for super admins. D23, D69. */
export const loginTrackingModule = moduleOf([...deviceCalls, ...locationCalls, listFailedCall, releaseSignInCall]);
