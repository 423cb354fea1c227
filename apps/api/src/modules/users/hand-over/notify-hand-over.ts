import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { handedInWords, handOverText as text } from '@toam/contracts/user/hand-over.text';
import type { Actor } from '@toam/domain/actor';
import { z } from 'zod';
import { notify } from '../../../live/notify';
import { readActiveUsers } from '../users.reads';
import type { HandOver } from './hand-over.schema';
import type { Handing } from '../../../references/staff-reference';
import { idsOf } from '../../../db/rows';

type People = Pick<Handing, 'from' | 'to'>;

const movedReports = z.object({ reports: z.array(z.number().int()) });

/** The people with a new superior, if they are active. */
async function reportsOf({ moved }: HandOver): Promise<number[]> {
  const team = movedReports.safeParse(moved.team);
  return team.success ? idsOf(await readActiveUsers(team.data.reports)) : [];
}

/** Notifies the receiver once, and each team member once. D70. */
export async function notifyHandOver(actor: Actor, one: HandOver, { from, to }: People): Promise<void> {
  const about = { by: actor.id, type: NotificationType.handedOver };
  const what = handedInWords(one.counts);
  if (what !== '') await notify({ ...about, users: [to.id], detail: text.notice(what, from.name) });
  await notify({ ...about, users: await reportsOf(one), detail: text.teamNotice(to.name) });
}

/** Notifies the same people of an undo, about what came back. */
export async function notifyUndone(actor: Actor, one: HandOver, { from, to }: People): Promise<void> {
  const about = { by: actor.id, type: NotificationType.handedOver };
  const what = one.returned ? handedInWords(one.returned) : '';
  if (what !== '') await notify({ ...about, users: [to.id], detail: text.undoneNotice(what, from.name) });
  const back = (await readActiveUsers(await reportsOf(one))).filter(({ manager }) => manager === from.id);
  await notify({ ...about, users: idsOf(back), detail: text.teamNotice(from.name) });
}
