import { type OrgPerson, readOrgChart } from '@toam/contracts/user/org-chart.endpoints';
import { orgChart } from '@toam/domain/org-chart/org-chart';
import { asc, getTableColumns } from 'drizzle-orm';
import { valuesIn } from '@toam/domain/record/columns';
import { db } from '../../../db/db';
import { handle } from '../../../http/handle';
import { type User, users } from '../user.schema';
import { avatarUrl, portraitKey } from '../users.reads';

/** What the chart tells of a person, besides the portrait. */
const shown = ['id', 'name', 'phone_number', 'job_position', 'position', 'department'] as const;
/** What decides about the place. */
const placing = ['role', 'manager', 'other_account', 'status', 'deleted_at'] as const;

const columns = { ...valuesIn(getTableColumns(users), [...shown, ...placing]), portrait: portraitKey };

/** Everybody by name. Deleted people too, because the way up to a superior may lead over them. */
const readColleagues = () => db().select(columns).from(users).orderBy(asc(users.name_order), asc(users.id));

const serializePerson = (user: Pick<User, (typeof shown)[number]> & { portrait: string | null }): OrgPerson => ({
  ...valuesIn(user, shown),
  avatar: avatarUrl(user.portrait),
});

/** Who works here, and who stands under whom. D73, brief 6 §6. */
export const readOrgChartCall = handle(readOrgChart, async () => {
  const colleagues = await readColleagues();
  const people = new Map(colleagues.map((user) => [user.id, serializePerson(user)]));
  const { places, aside } = orgChart(
    colleagues.map(({ status, deleted_at, ...user }) => ({ ...user, isActive: status === 1 && deleted_at === null })),
  );
  return {
    nodes: places.map(({ id, parent, placement }) => ({ ...people.get(id)!, parent, placement })),
    aside: aside.map((id) => people.get(id)!),
  };
});
