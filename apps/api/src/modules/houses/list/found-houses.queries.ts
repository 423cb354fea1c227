import type { Actor } from '@toam/domain/actor';
import { and, type SQL, sql } from 'drizzle-orm';
import { asSql, isListed, isOfRow } from '../house-condition.queries';
import { alive, type Branches, standsIn } from '../house-scope.queries';
import { houses } from '../house.schema';
import { listedHouses } from '../listed-house.schema';
import { queryOf, type HouseConditions } from './house-query';

/** The narrow rows under the name of houses, so that conditions on houses can be asked of them. */
export const listed = sql`${listedHouses} as houses`;

export const whereOf = (condition: SQL | undefined): SQL | undefined => condition && sql`where ${condition}`;

/** What a query asks of a house beyond its tab: what `listed_houses` can answer, and what only `houses` can. */
interface Conditions {
  ofListed: SQL | undefined;
  ofHouses: SQL | undefined;
}

function conditionsOf(actor: Actor, query: HouseConditions): Conditions {
  const conditions = queryOf(actor, query);
  const [listedOnes, texts] = [conditions.filter(isListed), conditions.filter((one) => !isListed(one))];
  return {
    ofListed: and(...listedOnes.map((one) => asSql(one, 'narrow'))),
    // of what has the texts, few are looked up in `listed_houses` if the row itself is asked all that it can tell
    ofHouses: texts.length ? and(...[...texts, ...listedOnes.filter(isOfRow)].map((one) => asSql(one))) : undefined,
  };
}

/** Every condition on `houses`, the actor's rights included. Houses that the actor may not see are not counted. */
export function branches(actor: Actor, query: HouseConditions): Branches {
  const conditions = queryOf(actor, query).map((one) => asSql(one));
  return standsIn(query.mode, actor).map((state) => and(alive, state, ...conditions));
}

/** The same for rows of `listed`. Each row looks its house up by its id: `offset 0` keeps the planner from another index. */
export function rowBranches(actor: Actor, query: HouseConditions): Branches {
  const { ofListed, ofHouses } = conditionsOf(actor, query);
  const house = sql`(select * from ${houses} as one where one.id = ${houses.id} offset 0) as houses`;
  const known = ofHouses && sql`exists (select from ${house} where ${ofHouses})`;
  return standsIn(query.mode, actor).map((state) => and(state, ofListed, known));
}

/**
 * Where houses are found: `narrow` in `listed_houses`, `whole` in `houses`, where nothing but texts is asked, and `tab` there, too, where nothing is
 * asked but the tab: its index has the ids alone.
 */
export type FoundIn = 'narrow' | 'whole' | 'tab';

/** The houses that meet a query, a statement for each branch. */
export interface Found {
  statements: SQL[];
  foundIn: FoundIn;
}

/**
 * Finds houses by what narrows them. The narrow rows are read, `houses` only for texts.
 * @param columns what to select, if it depends on where they are found
 */
export function findHouses(actor: Actor, query: HouseConditions, columns: (foundIn: FoundIn) => SQL): Found {
  const { ofListed, ofHouses } = conditionsOf(actor, query);
  const states = standsIn(query.mode, actor);
  // no index has limits, which make two branches, nor what is visible
  const isTab = !ofListed && !ofHouses && states.length === 1 && query.mode !== 'visible';
  const foundIn: FoundIn = isTab ? 'tab' : ofListed || !ofHouses ? 'narrow' : 'whole';
  const selected = columns(foundIn);
  const statements = states.map((state) => {
    const whole = whereOf(and(alive, state, ofHouses));
    if (foundIn !== 'narrow') return sql`(select ${selected} from ${houses} ${whole})`;
    const known = ofHouses && sql`${houses.id} in (select ${houses.id} from ${houses} ${whole})`;
    return sql`(select ${selected} from ${listed} ${whereOf(and(state, ofListed, known))})`;
  });
  return { statements, foundIn };
}
