import { call } from '@toam/api-client/call';
import { listUsers } from '@toam/contracts/user/user.endpoints';
import { phoneInGroups } from '@toam/domain/phone';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';
import { jobOf } from './staff-labels';

/** Limited, so that other sources fit beside it. */
const rows = 5;

/** Colleagues for the ⌘K palette, by name or number, locked ones too. Only for people who may read the staff list. Slot `command`. */
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
