import { houseFilter, type HouseFilter } from '@toam/contracts/house/house-filter.schema';
import type { UnderstoodPart } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { type ReadSearch, readSearch } from '@toam/domain/house/search/read-search';
import type { Condition } from '@toam/domain/house/search/search-clause';
import { conditionsOf } from '@toam/domain/house/search/search-conditions';
import { searchDictionary, type SearchDictionary } from '@toam/domain/house/search/search-dictionary';
import { searchWords } from '@toam/domain/vietnamese';
import { sql } from 'drizzle-orm';
import { readAtOnce } from '../../../db/read-at-once';
import { prepared } from '../../../db/prepared';
import { tableStamp } from '../../../db/table-stamp';
import { dictionaryEntries } from '../../options/dictionary.schema';
import { listNamed } from '../../options/options.reads';
import { projects } from '../../projects/project.schema';
import { listProjectChoices } from '../../projects/projects.reads';
import { users } from '../../users/user.schema';
import { listStaffChoices } from '../../users/users.reads';
import { tags } from '../tags/tag.schema';
import { listTagChoices } from './house-tags.queries';
import { isReadByWords, type SearchReading, searchReadings } from './house-filter';
import { listHousesOfPhones } from './owner-phone.queries';

const stamps = [dictionaryEntries, projects, users, tags].map(
  (table) => sql`(select ${tableStamp(table)} from ${table})`,
);

/** Another text after every change of an entry, a project, a person or a label. */
const askStamp = prepared('search_stamp', (handle) =>
  handle.select({ stamp: sql<string>`concat_ws(' ', ${sql.join(stamps, sql`, `)})` }).from(sql`(select) as one`),
);

let known: { stamp: string; dictionary: SearchDictionary } | undefined;

/** The company's names as phrases. They are read anew when an entry, a project, a colleague or a label has changed. */
async function currentDictionary(): Promise<SearchDictionary> {
  const stamp = (await askStamp({}))[0]?.stamp ?? '';
  if (known?.stamp !== stamp) {
    const [entries, itsProjects, people, labels] = await readAtOnce(
      () => listNamed(['type', 'class', 'ownership', 'province', 'district', 'city', 'street']),
      () => listProjectChoices(),
      () => listStaffChoices(),
      () => listTagChoices(),
    );
    known = { stamp, dictionary: searchDictionary({ entries, projects: itsProjects, people, tags: labels }) };
  }
  return known.dictionary;
}

/** Titles have at least so many words. */
const shortestTitle = 4;

interface Typed {
  search: string;
  filters: HouseFilter[];
}

/** A query as it is asked of the database: what was understood stands among its conditions. */
export type WayToRead<Query> = Query & {
  reading: SearchReading;
  understood: UnderstoodPart[];
  ruledOut?: HouseFilter[];
  among?: number[];
};

const inReadings = <Query extends Typed>(
  query: Query,
  readings: SearchReading[],
  understood: UnderstoodPart[],
): WayToRead<Query>[] =>
  (isReadByWords(query) ? readings : readings.slice(0, 1)).map((reading) => ({ ...query, reading, understood }));

const asFilter = ({ column, values }: Condition, operation: 'in' | 'between'): HouseFilter =>
  houseFilter.parse({ column, operation, values });

/** The query with what was understood as its conditions, and the rest as its words. */
async function understand<Query extends Typed>(actor: Actor, query: Query, { understood, rest }: ReadSearch) {
  const conditions = conditionsOf(understood);
  const phones = conditions.filter(({ column }) => column === 'customer_phone').flatMap(({ values }) => values);
  const others = conditions.filter(({ column }) => column !== 'customer_phone');
  const filters = others.flatMap((one) => (one.operation === 'notIn' ? [] : [asFilter(one, one.operation)]));
  const ruledOut = others.filter(({ operation }) => operation === 'notIn').map((one) => asFilter(one, 'in'));
  return {
    ...{ ...query, search: rest, filters: [...query.filters, ...filters] },
    ...(ruledOut.length > 0 && { ruledOut }),
    ...(phones.length > 0 && { among: await listHousesOfPhones(actor, phones.map(String)) }),
  };
}

const partsOf = ({ understood }: ReadSearch): UnderstoodPart[] =>
  understood.map((one) => ({ ...one, names: one.operation === 'between' ? [] : one.names }));

/**
 * The ways to read a query's words, the most telling first. A list uses the first that finds something: all of them, as they are; with a
 * wrong letter; what was understood, while the rest only orders; a title that says 'q7' where no house stands in Quận 7. D47, D108, D126.
 */
export async function waysToRead<Query extends Typed>(actor: Actor, query: Query): Promise<WayToRead<Query>[]> {
  if (searchWords(query.search).length === 0) return inReadings(query, searchReadings, []);
  const [dictionary, now] = [await currentDictionary(), Math.floor(Date.now() / 1000)];
  const read = readSearch(query.search, dictionary, now);
  const guessed = read.rest === '' ? read : readSearch(query.search, dictionary, now, true);
  const hasGuess = guessed.understood.some((one) => one.guessed);
  const meant = hasGuess ? [read, guessed] : [read];
  const ways = await readAtOnce(
    ...meant.map((one) => async () => ({ query: await understand(actor, query, one), parts: partsOf(one) })),
  );
  const telling = ways.filter(({ parts }) => parts.length > 0);
  // Somebody copied a title: its words would be understood as columns, which may say something else.
  const isLikeTitle = read.understood.length > 0 && searchWords(query.search).length >= shortestTitle;
  return [
    ...(isLikeTitle ? inReadings(query, ['title'], []) : []),
    ...ways.flatMap((way) => inReadings(way.query, searchReadings, way.parts)),
    ...telling
      .filter((way) => way.query.search !== '')
      .toReversed()
      .flatMap((way) => inReadings(way.query, ['ranks'], way.parts)),
    ...(read.understood.length > 0 ? inReadings(query, ['words', 'typing'], []) : []),
  ];
}
