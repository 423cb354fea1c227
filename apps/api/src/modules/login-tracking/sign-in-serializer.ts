import type { LoginDevice, SignIn, SignInPlace, SignInSummary } from '@toam/contracts/sign-in/sign-in';
import { toEpoch } from '../../db/columns';
import { deviceOf } from '../../sign-ins/device-of';
import type { LoginTrack } from '../../sign-ins/login-track.schema';
import { avatarUrl } from '../users/users.reads';
import type { SessionRow, SignInRow, SummaryRow } from './login-tracking.queries';

type Placed = Pick<LoginTrack, 'latitude' | 'longitude' | 'address' | 'located_by'>;

const placeOf = ({ latitude, longitude, address, located_by }: Placed): SignInPlace | null =>
  located_by && { latitude, longitude, address, by: located_by };

export const serializeSignIn = ({ track, is_live }: SignInRow): SignIn => ({
  id: track.id,
  user_id: track.user_id,
  ip_address: track.ip,
  ...deviceOf(track.device),
  location: placeOf(track),
  created_at: toEpoch(track.created_at),
  is_live,
});

/** @param currentId the calling session */
export const serializeSession = ({ session, track }: SessionRow, currentId: number): LoginDevice => ({
  id: session.id,
  ...deviceOf(session.device),
  ip_address: session.ip,
  location: track && placeOf(track),
  created_at: toEpoch(session.created_at),
  last_seen_at: toEpoch(session.last_seen_at),
  is_current: session.id === currentId,
});

export const serializeSummary = ({ user: { portrait, ...user }, latest, sign_ins }: SummaryRow): SignInSummary => ({
  user_id: user.id,
  user: { ...user, avatar: avatarUrl(portrait) },
  location_count: sign_ins,
  latest_info: latest && { ip_address: latest.ip, ...deviceOf(latest.device), location: placeOf(latest) },
  last_login: latest && toEpoch(latest.created_at),
});
