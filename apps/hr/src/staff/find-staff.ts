import { call } from '@toam/api-client/call';
import { listUsers } from '@toam/contracts/user/user.endpoints';
import { phoneInGroups } from '@toam/domain/phone';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';
import { jobOf } from './staff-labels';

/** As many as fit beside the other sources. */
const rows = 5;

/** Colleagues for the ⌘K palette, by name or number, for those who may read the staff list; locked ones too. Slot `command`. */
const findStaff: CommandSource = async (query, signal) => {
  const { list } = await call(listUsers, { query: { search: query, size: rows } }, signal);
  return list.map((user) => ({
    id: String(user.id),
    title: user.name,
    detail: [phoneInGroups(user.phone_number), jobOf(user)].filter(Boolean).join(' · '),
    to: paths.staffOf(user.id),
    icon: 'user',
  }));
};
export default findStaff;
