import {
  endLoginDevice,
  endLoginDevices,
  listFailedSignIns,
  listLoginDevices,
  listSignInSummaries,
  listSignIns,
  readLastLocation,
  releaseSignIn as releaseSignInEndpoint,
  trackLocation as trackLocationEndpoint,
} from '@toam/contracts/sign-in/sign-in.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import { userText } from '@toam/contracts/user/user.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeEverybodysSignIns, canSeeSignIns } from '@toam/domain/staff/sign-in-access';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../audit/record-audit';
import { sessionOf } from '../../http/authorize';
import { registerRoute } from '../../http/register-route';
import { pageOf, type Page } from '../../http/page';
import { HttpError } from '../../http/http-error';
import { readStaffNames } from '../users/users.reads';
import { endSession, endSessions } from './end-sessions';
import {
  findLastPlaced,
  listSessionsOf,
  listSignInsOf,
  listSummaries,
  type SummaryOrder,
} from './login-tracking.queries';
import { listFailed } from './failed-sign-ins.queries';
import { releaseSignIn } from './release-sign-in';
import { serializeSession, serializeSignIn, serializeSummary } from './sign-in-serializer';
import { trackLocation } from './track-location';

/** @throws HttpError forbidden for another person's sign-ins; not_found if a super admin names an unknown person */
async function mustSee(actor: Actor, userId: number): Promise<void> {
  if (!canSeeSignIns(actor, userId)) throw new HttpError('forbidden', signInText.notYours);
  if (userId !== actor.id && !(await readStaffNames([userId])).has(userId)) {
    throw new HttpError('not_found', userText.notFound);
  }
}

async function summaries(asked: SummaryOrder & Page) {
  const { list, total } = await listSummaries(asked, asked);
  return pageOf(list.map(serializeSummary), total, asked);
}

function registerDevices(app: FastifyInstance): void {
  registerRoute(app, listLoginDevices, {
    handler: async ({ actor, query, request }) => {
      const userId = query.user_id ?? actor.id;
      await mustSee(actor, userId);
      const current = sessionOf(request).id;
      const { list, total } = await listSessionsOf(userId, current, query);
      return pageOf(
        list.map((row) => serializeSession(row, current)),
        total,
        query,
      );
    },
  });

  registerRoute(app, endLoginDevice, {
    audit: { action: 'session_end', noun: 'user' },
    handler: async ({ actor, params, request }) => {
      await endSession(callerOf({ actor, request }), params.sessionId);
      return null;
    },
  });

  registerRoute(app, endLoginDevices, {
    audit: { action: 'session_end', noun: 'user' },
    handler: async ({ actor, query, request }) => {
      const userId = query.user_id ?? actor.id;
      await mustSee(actor, userId);
      return { ended: await endSessions(callerOf({ actor, request }), sessionOf(request), userId) };
    },
  });
}

function registerLocations(app: FastifyInstance): void {
  registerRoute(app, readLastLocation, {
    handler: async ({ actor }) => {
      const found = await findLastPlaced(actor.id);
      const last = found && serializeSignIn(found);
      return last?.location ? { ...last, location: last.location } : null;
    },
  });

  registerRoute(app, listSignInSummaries, { handler: ({ query }) => summaries(query) });

  registerRoute(app, trackLocationEndpoint, {
    audit: { none: 'it belongs to the record of the sign-in' },
    handler: async ({ actor, body: { location, ...asked }, request }) => {
      if (location) {
        await trackLocation(sessionOf(request), location);
        return null;
      }
      if (!canSeeEverybodysSignIns(actor)) throw new HttpError('forbidden', commonText.forbidden);
      return summaries(asked);
    },
  });

  registerRoute(app, listSignIns, {
    handler: async ({ actor, params, query }) => {
      await mustSee(actor, params.userId);
      const { list, total } = await listSignInsOf(params.userId, query);
      return pageOf(list.map(serializeSignIn), total, query);
    },
  });
}

function registerFailures(app: FastifyInstance): void {
  registerRoute(app, listFailedSignIns, {
    handler: async ({ query }) => {
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
    },
  });
  registerRoute(app, releaseSignInEndpoint, {
    audit: { action: 'sign_in_release', noun: 'user' },
    handler: ({ actor, body }) => releaseSignIn(actor, body.user_id),
  });
}

/** D23, D69. */
export function registerLoginTracking(app: FastifyInstance): void {
  registerDevices(app);
  registerLocations(app);
  registerFailures(app);
}
