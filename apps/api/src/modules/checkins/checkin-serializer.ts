import type { CheckinRow } from '@toam/contracts/checkin/checkin.endpoints';
import { toEpoch } from '../../db/columns';
import type { Checkin } from './checkin.schema';

export const serializeCheckin = (row: Checkin): CheckinRow => ({
  id: row.id,
  status: row.status === 1,
  at: toEpoch(row.at),
  location: {
    address: row.address,
    ...{ latitude: row.latitude, longitude: row.longitude },
    notAuthorized: row.not_authorized,
  },
  device: row.device,
  late_sent: row.late_sent,
});
