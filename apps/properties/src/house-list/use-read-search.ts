import type { HouseListPage } from '@toam/contracts/house/house-list.endpoints';
import { leftWords, type LeftWords } from '@toam/domain/house/search/left-words';
import { searchWords } from '@toam/domain/vietnamese';
import { useState } from 'react';
import { inQuotation, understoodWords, without, type UnderstoodWords } from './understood-parts';

/** An answer, and the search that it read. The places of its parts are places in this text. */
interface Answer {
  text: string;
  page: HouseListPage | undefined;
}

/** What was dropped from a text, in this order, among the parts of one answer. `seen`: the search as it is now. */
interface Dropping extends Answer {
  cuts: LeftWords[];
  seen: string;
}

/** How the list reads its search. */
export interface ReadSearch {
  understood: UnderstoodWords[];
  /** What is searched as words beside it. */
  left: LeftWords[];
  /** Whether it asks for words, so that the best hits come first. Beyond `maxCountedHouses` hits they do not. */
  isRanked: boolean;
  /** What was just dropped, until the search changes again. */
  dropped: LeftWords[];
  /** Takes a stretch out of the search. */
  drop: (stretch: LeftWords) => void;
  /** Puts what was dropped back where it stood, in quotation marks: as words. */
  putBack: () => void;
}

/** The text before and after each of the cuts. */
const stepsOf = ({ text, cuts }: Dropping): string[] =>
  Array.from({ length: cuts.length + 1 }, (_, count) => without(text, cuts.slice(0, count)));

/** Before the first answer, any search may be words. */
function isOfWords({ text, page }: Answer): boolean {
  const { understood = [], total_capped = false } = page ?? {};
  if (total_capped) return false;
  return understood.length > 0 ? leftWords(text, understood).length > 0 : searchWords(text).length > 0;
}

interface Options {
  /** As the address has it. */
  search: string;
  /** The list's first page, and whether it answers this search. Until then it is the page before. */
  page: HouseListPage | undefined;
  isAnswered: boolean;
  onSearch: (search: string) => void;
}

/**
 * What of the search was understood, and what can be dropped from it. Until the next answer, the last one's parts stay without what was dropped,
 * so that one press after the other counts and the table does not jump.
 */
export function useReadSearch({ search, page, isAnswered, onSearch }: Options): ReadSearch {
  const [answer, setAnswer] = useState<Answer>({ text: search, page });
  if (isAnswered && page !== answer.page) setAnswer({ text: search, page });

  const [dropping, setDropping] = useState<Dropping>({ text: search, page: undefined, cuts: [], seen: search });
  if (search !== dropping.seen) {
    const steps = stepsOf(dropping);
    // our own presses arrive in their order; any other change is somebody's new search
    const isOurs = steps.indexOf(search) > steps.indexOf(dropping.seen);
    setDropping({ ...dropping, cuts: isOurs ? dropping.cuts : [], seen: search });
  }

  const { cuts } = dropping;
  const isDropped = ({ from }: LeftWords) => dropping.page === answer.page && cuts.some((cut) => cut.from === from);
  const parts = (search && page?.understood) || [];
  return {
    understood: understoodWords(answer.text, parts).filter((stretch) => !isDropped(stretch)),
    left: parts.length === 0 ? [] : leftWords(answer.text, parts).filter((stretch) => !isDropped(stretch)),
    isRanked: isOfWords(page ? answer : { text: search, page }),
    dropped: cuts,
    drop: (stretch) => {
      const further = dropping.page === answer.page && cuts.length > 0 ? dropping : { text: search, cuts: [] };
      const { from, to } = stretch;
      // something else was typed there since the answer
      if (further.text.slice(from, to) !== answer.text.slice(from, to)) return;
      const next = { text: further.text, page: answer.page, cuts: [...further.cuts, stretch], seen: search };
      setDropping(next);
      onSearch(without(next.text, next.cuts));
    },
    putBack: () => onSearch(inQuotation(dropping.text, cuts)),
  };
}
