import { db } from '../../apps/api/src/db/db';
import { historyEntries } from '../../apps/api/src/history/history.schema';
import { houseDrafts } from '../../apps/api/src/modules/houses/saving/house-draft.schema';
import { houses } from '../../apps/api/src/modules/houses/house.schema';
import { houseViews } from '../../apps/api/src/modules/houses/views/house-view.schema';
import { houseTags, tags } from '../../apps/api/src/modules/houses/tags/tag.schema';
import { projects } from '../../apps/api/src/modules/projects/project.schema';
import { demoTags, type Brokerage } from './brokerage';
import type { PlacedHouse } from './market';
import { shareRequests } from '../../apps/api/src/modules/houses/sharing/share-request.schema';
import { draftOf } from './houses/draft';
import { demoProjects } from './houses/projects';
import { requestsOf, waitingSince } from './houses/requests';
import { random } from '@toam/domain/random';
import { plain } from '@toam/domain/vietnamese';
import { insertInParts, writeInParts } from './rows';

/** Ids of the records that a house refers to, in the order of the brokerage's lists. */
export interface People {
  staff: number[];
  customers: number[];
}

/** 'Nhà phố hẻm xe hơi' → 'nha-pho-hem-xe-hoi-12': readable, and unique by the number. */
const slugOf = (title: string | null | undefined, number: number): string =>
  `${plain(title ?? 'bat-dong-san')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${number}`;

/** Inserts projects and houses. @returns the houses' ids in order */
export async function insertHouses(brokerage: Brokerage, people: People): Promise<number[]> {
  const projectRows = demoProjects.map(({ name, address }) => ({
    name,
    address,
    created_at: brokerage.calendar.ago(420),
    updated_at: brokerage.calendar.ago(60),
  }));
  const projectIds = await insertInParts(projectRows, (part) =>
    db().insert(projects).values(part).returning({ id: projects.id }),
  );
  const rows = brokerage.houses.map((house, index) => ({
    ...house.row,
    slug: slugOf(house.row.title, index + 1),
    user_id: people.staff[house.agent]!,
    customer_id: people.customers[house.customer]!,
    customer_vouched: brokerage.customers[house.customer]?.agent === house.agent,
    project_id: house.project === null ? null : projectIds[house.project]!,
    total_view: house.views.reduce((sum, { times }) => sum + times, 0),
    version: 1 + house.changes.length,
  }));
  return insertInParts(rows, (part) => db().insert(houses).values(part).returning({ id: houses.id }));
}

/** Tags, views, history, requests and drafts: the data of houses in other tables. */
export async function insertAroundHouses(brokerage: Brokerage, people: People, houseIds: number[]): Promise<void> {
  const each = <Row>(rowsOf: (house: PlacedHouse, id: number, index: number) => Row[]) =>
    brokerage.houses.flatMap((house, index) => rowsOf(house, houseIds[index]!, index));
  const admin = people.staff[brokerage.staff.findIndex(({ email }) => email === 'admin@toam.vn')]!;
  const tagIds = await insertInParts(
    demoTags.map(([name, color]) => ({ name, color, user_id: admin, created_at: brokerage.calendar.ago(380) })),
    (part) => db().insert(tags).values(part).returning({ id: tags.id }),
  );

  await writeInParts(
    each(({ tags: list }, house_id) => list.map((tag) => ({ house_id, tag_id: tagIds[tag]! }))),
    (part) => db().insert(houseTags).values(part),
  );
  await writeInParts(
    each(({ views }, house_id) =>
      views.map(({ viewer, times, last }) => ({
        house_id,
        user_id: people.staff[viewer]!,
        view_count: times,
        last_viewed_at: last,
      })),
    ),
    (part) => db().insert(houseViews).values(part),
  );
  const history = each(({ changes, agent }, model_id) =>
    changes.map(({ by, at, ...change }) => ({
      ...change,
      model: 'House' as const,
      model_id,
      user_id: by === 'admin' ? admin : people.staff[agent]!,
      created_at: at,
    })),
  ).sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await writeInParts(history, (part) => db().insert(historyEntries).values(part));
  await writeInParts(
    each((house, house_id, index) =>
      requestsOf(random(index).fork('requests'), brokerage.calendar, house, house.changes).map(
        ({ asked, decided, ...request }) => ({
          ...request,
          house_id,
          user_id: people.staff[house.agent]!,
          decided_by: decided && admin,
          decided_at: decided,
          created_at: asked,
        }),
      ),
    ).sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
    (part) => db().insert(shareRequests).values(part),
  );
  const proposedAt = (house: PlacedHouse, index: number) =>
    waitingSince(random(index).fork('draft'), brokerage.calendar, house.created);
  await writeInParts(
    each((house, house_id, index) =>
      house.row.has_draft
        ? [
            {
              house_id,
              user_id: people.staff[house.agent]!,
              attributes: draftOf(random(index), house),
              base_version: 1 + house.changes.length,
              created_at: proposedAt(house, index),
              updated_at: proposedAt(house, index),
            },
          ]
        : [],
    ),
    (part) => db().insert(houseDrafts).values(part),
  );
}
