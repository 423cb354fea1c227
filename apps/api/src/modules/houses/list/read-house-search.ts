import { houseFilter, type HouseFilter } from '@toam/contracts/house/house-filter.schema';
import type { UnderstoodPart } from '@toam/contracts/house/house-list.endpoints';
import { readSearch } from '@toam/domain/house/search/read-search';
import { conditionsOf } from '@toam/domain/house/search/search-conditions';
import { searchDictionary, type SearchDictionary } from '@toam/domain/house/search/search-dictionary';
import { searchWords } from '@toam/domain/vietnamese';
import { dictionaryStamp, listNamed } from '../../options/options.reads';
import { listProjectChoices, projectsStamp } from '../../projects/projects.reads';
import { isReadByWords, type SearchReading, searchReadings } from './house-filter';

let known: { stamp: string; dictionary: SearchDictionary } | undefined;

/** The company's names as phrases. They are read anew when an entry or a project has changed. */
async function currentDictionary(): Promise<SearchDictionary> {
  const stamp = (await Promise.all([dictionaryStamp(), projectsStamp()])).join(' ');
  if (known?.stamp !== stamp) {
    const [entries, projects] = await Promise.all([
      listNamed(['type', 'class', 'ownership', 'province', 'district', 'city', 'street']),
      listProjectChoices(),
    ]);
    known = { stamp, dictionary: searchDictionary({ entries, projects }) };
  }
  return known.dictionary;
}

/** Titles have at least so many words. */
const shortestTitle = 4;

interface Typed {
  search: string;
  filters: HouseFilter[];
}

/** A query as it is asked of the database: what was understood stands among its filters. */
export type WayToRead<Query> = Query & { reading: SearchReading; understood: UnderstoodPart[] };

const inReadings = <Query extends Typed>(
  query: Query,
  readings: SearchReading[],
  understood: UnderstoodPart[],
): WayToRead<Query>[] =>
  (isReadByWords(query) ? readings : readings.slice(0, 1)).map((reading) => ({ ...query, reading, understood }));

/**
 * The ways to read a query's words, the most telling first. A list uses the first that finds something, so that a title that says 'q7'
 * is found where no house stands in Quận 7. D47, D108.
 */
export async function waysToRead<Query extends Typed>(query: Query): Promise<WayToRead<Query>[]> {
  if (searchWords(query.search).length === 0) return inReadings(query, searchReadings, []);
  const { understood, rest } = readSearch(query.search, await currentDictionary(), Math.floor(Date.now() / 1000));
  if (understood.length === 0) return inReadings(query, searchReadings, []);
  const filters = conditionsOf(understood).map((condition) => houseFilter.parse(condition));
  const parts = understood.map((one) => ({ ...one, names: one.operation === 'in' ? one.names : [] }));
  // Somebody copied a title: its words would be understood as columns, which may say something else.
  const isLikeTitle = searchWords(query.search).length >= shortestTitle;
  return [
    ...(isLikeTitle ? inReadings(query, ['title'], []) : []),
    ...inReadings({ ...query, search: rest, filters: [...query.filters, ...filters] }, searchReadings, parts),
    ...inReadings(query, ['words', 'typing'], []),
  ];
}
