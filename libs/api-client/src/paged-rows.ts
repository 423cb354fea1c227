/**
 * The queries of lists that load page after page. A page is asked by its number, so rows that leave or come between two pages move
 * the border between them: rows that left would hide as many others for good. Decision 132.
 */

interface Page {
  list: unknown[];
  total: number;
  page: number;
  total_page: number;
}

/** A page with what the list was when it was read. Changes of the cache leave that as it is. */
type ReadPage<Loaded> = Loaded & { read: { at: number; total: number } };

interface NextPage {
  page: number;
  /** Keys of all loaded rows; null for the first page. */
  known: (() => Set<string | number>) | null;
  /** Of the last loaded page. Undefined if it was not read but put into the cache. */
  read: { at: number; total: number } | undefined;
}

/** Milliseconds. After them rows may have left while as many came, which the total does not show. */
const settled = 2000;

const mayHaveMoved = ({ read }: NextPage, total: number): boolean =>
  read === undefined || read.total !== total || Date.now() - read.at > settled;

/**
 * Part of the options of an infinite query: `infiniteQueryOptions({ queryKey, ...pagedRows(…) })`. Every row that the list has while it
 * is loaded comes once. Where the border may have moved, the pages before are read again, back to one that begins with a known row; the
 * rows that nobody has seen come with the next page.
 * @param keyOf tells rows apart
 */
export function pagedRows<Loaded extends Page>(
  read: (page: number, signal: AbortSignal) => Promise<Loaded>,
  keyOf: (row: Loaded['list'][number]) => string | number,
) {
  const next = async (asked: NextPage, signal: AbortSignal): Promise<ReadPage<Loaded>> => {
    const loaded = await read(asked.page, signal);
    const stamp = { read: { at: Date.now(), total: loaded.total } };
    if (!asked.known) return { ...loaded, ...stamp };
    const known = asked.known();
    let list: Loaded['list'][number][] = loaded.list;
    for (let page = asked.page - 1; page >= 1 && mayHaveMoved(asked, loaded.total); page -= 1) {
      const { list: earlier } = await read(page, signal);
      list = [...earlier, ...list];
      const [first] = earlier;
      if (first !== undefined && known.has(keyOf(first))) break;
    }
    const unseen = list.filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)));
    return { ...loaded, list: unseen, ...stamp };
  };
  return {
    queryFn: ({ pageParam, signal }: { pageParam: NextPage; signal: AbortSignal }) => next(pageParam, signal),
    initialPageParam: { page: 1, known: null, read: undefined } as NextPage,
    getNextPageParam: (last: ReadPage<Loaded>, pages: ReadPage<Loaded>[]): NextPage | undefined =>
      last.page >= last.total_page
        ? undefined
        : {
            page: last.page + 1,
            known: () => new Set(pages.flatMap(({ list }) => list.map(keyOf))),
            read: (last as Partial<ReadPage<Loaded>>).read,
          },
  };
}

/** For rows with an id. */
export const byId = ({ id }: { id: number }): number => id;
