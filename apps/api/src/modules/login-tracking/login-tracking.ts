import * as calls from '@toam/contracts/sign-in/sign-in.endpoints';
import { releaseSignIn } from '@toam/contracts/sign-in/sign-in.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import { userText } from '@toam/contracts/user/user.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeEverybodysSignIns, canSeeSignIns } from '@toam/domain/staff/sign-in-access';
import { canResetPassword } from '@toam/domain/staff/user-access';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { GeoPoint } from '@toam/domain/map/geo';
import type { LoginDevice, SignIn, SignInPlace, SignInSummary, FailedSignIn } from '@toam/contracts/sign-in/sign-in';
import { callerOf } from '../../audit/record-audit';
import { sessionOf } from '../../http/authorize';
import { handle, moduleOf } from '../../http/handle';
import { pageOf, type Page } from '../../http/page';
import { HttpError } from '../../http-error';
import { readStaffNames, avatarUrl } from '../users/users.reads';
import { endSession, endSessions } from './end-sessions';
import * as queries from './login-tracking.queries';
import type { SessionRow, SignInRow, SummaryRow } from './login-tracking.queries';
import { auditChange } from '../../audit/audit-context';
import { db, tx } from '../../db/db';
import { readAtOnce } from '../../db/read-at-once';
import { users } from '../users/user.schema';
import { releaseAttempts } from '../auth/sign-in-attempts.writes';
import { needsOutside, placeDecimals } from '../../geocoder/geocoder';
import { nearestDistrict } from '../../geocoder/nearest-district';
import { enqueue } from '../../jobs/enqueue';
import type { Session } from '../../sessions/find-session';
import { findSignInPlace } from '../../sign-ins/find-place';
import { lockSignInOf, setPlace } from '../../sign-ins/sign-in.queries';
import { publishSignIns } from '../../sign-ins/publish-sign-ins';
import { toEpoch } from '../../db/columns';
import { deviceOf } from '../../sign-ins/device-of';
import type { LoginTrack } from '../../sign-ins/login-track.schema';
import { hasSignedInNear } from '../../sign-ins/known-network';
import { perAccount, perNetwork, windowMinutes } from '../../sign-ins/sign-in-window';
import { signInAttempts } from '../auth/sign-in-attempt.schema';

/** @throws HttpError forbidden for another person's sign-ins; not_found if a super admin names an unknown person */
async function mustSee(actor: Actor, userId: number): Promise<void> {
  if (!canSeeSignIns(actor, userId)) throw new HttpError('forbidden', signInText.notYours);
  if (userId !== actor.id && !(await readStaffNames([userId])).has(userId)) {
    throw new HttpError('not_found', userText.notFound);
  }
}

type Placed = Pick<LoginTrack, 'latitude' | 'longitude' | 'address' | 'located_by'>;

const placeOf = ({ latitude, longitude, address, located_by }: Placed): SignInPlace | null =>
  located_by && { latitude, longitude, address, by: located_by };

const serializeSignIn = ({ track, is_live }: SignInRow): SignIn => ({
  id: track.id,
  user_id: track.user_id,
  ip_address: track.ip,
  ...deviceOf(track.device),
  location: placeOf(track),
  created_at: toEpoch(track.created_at),
  is_live,
});

/** @param currentId the calling session */
const serializeSession = ({ session, track }: SessionRow, currentId: number): LoginDevice => ({
  id: session.id,
  ...deviceOf(session.device),
  ip_address: session.ip,
  location: track && placeOf(track),
  created_at: toEpoch(session.created_at),
  last_seen_at: toEpoch(session.last_seen_at),
  is_current: session.id === currentId,
});

const serializeSummary = ({ user: { portrait, ...user }, latest, sign_ins }: SummaryRow): SignInSummary => ({
  user_id: user.id,
  user: { ...user, avatar: avatarUrl(portrait) },
  location_count: sign_ins,
  latest_info: latest && { ip_address: latest.ip, ...deviceOf(latest.device), location: placeOf(latest) },
  last_login: latest && toEpoch(latest.created_at),
});

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

/** Rounds to the metre. The page needs no finer position of a person. */
const rounded = (degrees: number): number => Number(degrees.toFixed(placeDecimals));

/** A location reported later than this may not be the place of the sign-in. Milliseconds. */
const soonEnough = 24 * 60 * 60 * 1000;

/**
 * Stores where a session began, as its browser reports it. Only the first report counts, because a sign-in happens in one place.
 * The district is known at once, the address after a job has asked the geocoder. D69.
 * @throws HttpError not_found if the sign-in is older than what is kept; conflict a day after the sign-in
 */
const trackLocation = ({ id, actor }: Session, place: GeoPoint): Promise<void> =>
  tx(async () => {
    const track = await lockSignInOf(id);
    if (!track) throw new HttpError('not_found', signInText.noSignIn);
    if (track.located_by === 'browser') return;
    if (Date.now() - track.created_at.getTime() > soonEnough) throw new HttpError('conflict', signInText.tooLate);
    const point = { latitude: rounded(place.latitude), longitude: rounded(place.longitude) };
    await setPlace(track.id, { ...point, address: nearestDistrict(point), located_by: 'browser' });
    if (needsOutside(point)) await enqueue(findSignInPlace, { track_id: track.id });
    await publishSignIns(actor.id, actor.id);
  });

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

type Failed = Omit<FailedSignIn, 'user'> & { user_id: number };

/** Attempts that count against unknown browsers now. */
const counting = sql`count(*) filter (where a.device is null and a.released_at is null
  and a.created_at > now() - make_interval(mins => ${windowMinutes}))`;
const hasBeenReleased = sql`coalesce(bool_or(bool_or(a.released_at > now() - make_interval(mins => ${windowMinutes})))
  over (partition by u.id), false)`;

/**
 * Attempts at people's accounts, grouped by network. The table stores only fingerprints of emails, so attempts at emails that nobody
 * has stay unknown. Rows without a network are older than that column.
 */
const grouped = (userId: number | undefined) => sql`
  select u.id as user_id, a.network, (array_agg(a.address order by a.created_at desc))[1] as ip_address, count(*)::int as tries,
    extract(epoch from min(a.created_at))::int as first_at, extract(epoch from max(a.created_at))::int as last_at,
    lower(u.email) as account, ${counting} >= ${perNetwork} as is_place_over,
    sum(${counting}) over (partition by u.id) >= ${perAccount} and not ${hasBeenReleased} as is_account_over
  from ${signInAttempts} a join ${users} u on a.account = encode(sha256(convert_to(lower(u.email), 'UTF8')), 'hex')
  where u.deleted_at is null and a.network <> '' and a.created_at > now() - interval '30 days'
    ${userId === undefined ? sql`` : sql`and u.id = ${userId}`}
  group by u.id, a.network`;

interface Grouped extends Omit<Failed, 'is_limited'>, Record<string, unknown> {
  network: string;
  account: string;
  is_place_over: boolean;
  is_account_over: boolean;
}

/** A full limit of the account spares networks where the person has signed in, as at sign-in (`sign-in-limits.ts`). */
async function toFailed({ account, is_place_over, is_account_over, ...row }: Grouped): Promise<Failed> {
  const { user_id, ip_address, tries, first_at, last_at } = row;
  const is_limited = is_place_over || (is_account_over && !(await hasSignedInNear(account, ip_address)));
  return { user_id, ip_address, tries, first_at, last_at, is_limited };
}

/** One page of failed sign-ins, the latest first. */
async function listFailed(
  userId: number | undefined,
  { page, size }: Page,
): Promise<{ total: number; list: Failed[] }> {
  const failed = grouped(userId);
  const counted = await db().execute<{ total: number }>(sql`select count(*)::int as total from (${failed}) as failed`);
  const { rows } = await db().execute<Grouped>(
    sql`select * from (${failed}) as failed order by last_at desc, user_id, network limit ${size} offset ${(page - 1) * size}`,
  );
  return { total: counted.rows[0]?.total ?? 0, list: await readAtOnce(...rows.map((row) => () => toFailed(row))) };
}

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

/**
 * Lets a person sign in again who is locked out by wrong passwords, their own or a guesser's. Everybody who may reset the person's
 * password may do it.
 */
const releaseSignInCall = handle(
  releaseSignIn,
  { audit: { action: 'sign_in_release', noun: 'user' } },
  ({ actor, body: { user_id } }) =>
    tx(async () => {
      const { id, name, email, role } = users;
      const [person] = await db()
        .select({ id, name, email, role })
        .from(users)
        .where(and(eq(users.id, user_id), isNull(users.deleted_at)));
      if (!person) throw new HttpError('not_found', userText.notFound);
      if (!canResetPassword(actor, person)) throw new HttpError('forbidden', signInText.mayNotRelease);
      const released = person.email === null ? 0 : await releaseAttempts(person.email);
      auditChange(actor, 'user', user_id);
      return { released, message: signInText.released(person.name) };
    }),
);

/** Who is and was signed in, and where: login history for everybody, security for super admins. D23, D69. */
export const loginTrackingModule = moduleOf([...deviceCalls, ...locationCalls, listFailedCall, releaseSignInCall]);
