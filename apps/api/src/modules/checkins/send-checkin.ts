import { clockTolerance, latestSend, sendCheckin } from '@toam/contracts/checkin/checkin.endpoints';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { commonText } from '@toam/contracts/texts/common';
import { dayOf } from '@toam/domain/day';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { addressAt, needsOutside } from '../../geocoder/geocoder';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { enqueue } from '../../jobs/enqueue';
import { refuseClosed } from '../closed-months/closed-months.reads';
import { publishDays } from '../forms/forms.reads';
import { findCheckinByKey, insertCheckin } from './checkin.queries';
import type { Checkin } from './checkin.schema';
import { serializeCheckin } from './checkin-serializer';
import { explainDays } from './day-serializer';
import { deriveDays } from './derive-days';
import { findCheckinPlace } from './find-checkin-place';

/** @throws HttpError invalid for a moment to come, or more than a day ago. D95 */
function momentOf(at: number | undefined, now: number): number {
  if (at === undefined) return now;
  const text = at > now + clockTolerance ? checkinText.future : at < now - latestSend ? checkinText.tooOld : null;
  if (text !== null) throw new HttpError('invalid', text, { errors: { at: text } });
  return Math.min(at, now);
}

/** Stores it once for each key. @returns the stored one, and whether this call stored it @throws HttpError conflict if the key stored the other one */
async function storeOnce(values: Parameters<typeof insertCheckin>[0]): Promise<{ row: Checkin; isNew: boolean }> {
  const made = await insertCheckin(values);
  if (made) return { row: made, isNew: true };
  const before = await findCheckinByKey(values.user_id, values.client_key ?? '');
  if (!before) throw new Error('a check-in was not stored, but its key is not known');
  if (before.status !== values.status) throw new HttpError('conflict', commonText.keyReused);
  return { row: before, isNew: false };
}

/**
 * Checks in or out. The server's clock counts, unless the call says that it happened before. Specification 3 §4, D95.
 * @throws HttpError invalid; conflict if its month is closed
 */
export const sendCheckinCall = handle(
  sendCheckin,
  { audit: { action: ({ body }) => (body.status ? 'checkin' : 'checkout'), noun: 'checkin' } },
  ({ actor, body: { status, location, device_type, at }, request }) =>
    tx(async () => {
      const key = request.headers['idempotency-key'];
      const now = Date.now() / 1000;
      const moment = momentOf(at, now);
      const point = 'latitude' in location ? location : null;
      const isAskedLater = point !== null && needsOutside(point);
      const day = dayOf(moment);
      // one that is sent late may be of a month before
      if (day.slice(0, 7) !== dayOf(now).slice(0, 7)) await refuseClosed(day, day, 'at');
      const { row, isNew } = await storeOnce({
        ...{ user_id: actor.id, at: new Date(moment * 1000), status: status ? 1 : 0 },
        ...{ latitude: point?.latitude, longitude: point?.longitude, not_authorized: point === null },
        address: point && !isAskedLater ? await addressAt(point) : null,
        ...{ device: device_type, ip: request.ip, client_key: typeof key === 'string' ? key : null },
        late_sent: now - moment > clockTolerance,
      });
      if (isNew) {
        addAuditEvent({ recordId: row.id });
        if (isAskedLater) await enqueue(findCheckinPlace, { checkin_id: row.id });
        await publishDays(actor.id, actor.id);
      } else auditNothing();
      const { byUser, shifts } = await deriveDays([actor.id], day, day);
      const [explained] = explainDays(byUser.get(actor.id)!, shifts);
      return { record: serializeCheckin(row), day: explained! };
    }),
);
