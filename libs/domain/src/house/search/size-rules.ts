import { houseColumns } from '../house-columns';
import { storeysAt } from '@toam/domain/storeys';
import { amountAt, atLeast, exactly, measured, numberAt, phrases, type QuantityAt, roughly } from './search-amounts';
import { phraseAt, type Reading, type SearchRule, textAt, type UnderstoodColumn } from './search-clause';
import type { SearchWord } from './search-words';

/** A range of a column, if the words in front of it say so. */
function rangeOf(
  column: UnderstoodColumn,
  {
    before,
    quantity,
    meant,
  }: { before?: string; quantity: QuantityAt; meant: (value: number) => [number | null, number | null] },
): SearchRule {
  const known = before === undefined ? [] : phrases(before);
  return (words, at) => {
    const said = phraseAt(words, at, known);
    if (before !== undefined && said === 0) return null;
    const amount = amountAt(words, at + said, { quantity, meant, said: said > 0 });
    if (!amount) return null;
    return { count: said + amount.count, conditions: [{ column, operation: 'between', values: amount.ends }] };
  };
}

const squareMetres = 'm 2|m ²|met vuong|m vuong|mv';
const mostMetres = houseColumns.width.range.max;
const mostArea = houseColumns.area.range.max;
const metre = measured('m|met', { bare: true, most: mostMetres });
const metreSaid = measured('m|met', { most: mostMetres });
const squareMetreSaid = measured(squareMetres, { most: mostArea });
const squareMetreOrMetre = measured(`${squareMetres}|m|met`, { most: mostArea });
/** Fewer metres are as wide or as long as something. */
const leastPlot = 25;

/** '80m2', 'dt 80', 'dt 80m'. */
const squareMetre: QuantityAt = (words, at, hasContext) => {
  const found = squareMetreOrMetre(words, at, hasContext);
  return found && found.value >= leastPlot ? found : measuredArea(words, at, hasContext);
};
const measuredArea = measured(squareMetres, { bare: true, most: mostArea });

const areaWords = 'dt|dtich|dien tich|dtd|dtcn|dt dat|dien tich dat|dt khoang|s';
const floorAreaWords = 'dtsd|dien tich su dung|dt su dung|dt san|dien tich san|tong san|san|dtsxd|tong dt san';
const areaSaid = phrases(`${areaWords}|kich thuoc|kt`);

/** 4x20: as wide, as long. */
const sides: SearchRule = (words, before) => {
  const at = before + phraseAt(words, before, areaSaid);
  const width = numberAt(words, at);
  const x = textAt(words, at + 1) === 'm' ? 2 : 1;
  const length = numberAt(words, at + x + 1);
  const by = textAt(words, at + x);
  if (width === null || length === null || (by !== 'x' && by !== 'mx')) return null;
  const unit = textAt(words, at + x + 2) === 'm' ? 1 : 0;
  return {
    count: at - before + x + 2 + unit,
    conditions: [
      { column: 'width', operation: 'between', values: roughly(width) },
      { column: 'length', operation: 'between', values: roughly(length) },
    ],
  };
};

const mostStoreys = houseColumns.floors.range.max;
const storey = measured('tang|tam', { most: mostStoreys });
const numbersInFront = phrases('so nha|duong so');

/** 'đường số 9 tầng 5', '12/3 tầng 2', 'c12 lầu 8': the number in front of 'tầng' belongs to an address. */
function isOfAddress(words: readonly SearchWord[], at: number): boolean {
  const [front, before] = [words[at - 1], words[at - 2]];
  if (words[at]?.kind !== 'number' || words[at]?.listed || !front) return false;
  const isPart = front.text === '/' && before?.kind === 'number';
  // Not in '2w4 tầng'.
  const isCode = words[at]?.glued === true && /^[a-z]$/.test(front.text) && !(front.glued && before?.kind === 'number');
  return isPart || isCode || phraseAt(words, at - 2, numbersInFront) > 0;
}

/** '1 trệt 2 lầu', '2 lầu', '1t2l', read as in the form; null if no such word says it. */
function spokenFloors(words: readonly SearchWord[], at: number): Reading | null {
  const found = storeysAt(words, at);
  if (!found || found.count === 1 || found.storeys > mostStoreys) return null;
  const said = words.slice(at, at + found.count);
  const isSpoken = said.some(({ text }) => ['tret', 'lau', 'l'].includes(text)) && !said.some(({ quoted }) => quoted);
  return isSpoken
    ? { count: found.count, conditions: [{ column: 'floors', operation: 'between', values: exactly(found.storeys) }] }
    : null;
}

const upperStorey = measured('lau', { most: mostStoreys });

/** 'trên 2 lầu', '2-3 lầu': each of them has a ground floor below. */
function comparedUpper(words: readonly SearchWord[], at: number): Reading | null {
  const amount = amountAt(words, at, { quantity: upperStorey, meant: exactly });
  if (!amount) return null;
  const [from, to] = amount.ends;
  const values: [number | null, number | null] = [from === null ? null : from + 1, to === null ? null : to + 1];
  return { count: amount.count, conditions: [{ column: 'floors', operation: 'between', values }] };
}

const cellar = phrases('1 ham|ham|2 ham');
const between = phrases('1 lung|lung');

/** '4 tầng', '4 tấm', '5T', '1 trệt 2 lầu', '2 lầu': the ground floor counts, a cellar does not. */
export const floors: SearchRule = (words, begin) => {
  if (isOfAddress(words, begin)) return null;
  const below = phraseAt(words, begin, cellar);
  const half = below ? phraseAt(words, begin + below, between) : 0;
  const [spoken, compared] = [spokenFloors(words, begin), comparedUpper(words, begin)];
  if (compared && compared.count > (spoken?.count ?? 0)) return compared;
  if (spoken) return spoken;
  const counted = countedFloors(words, begin + below + half);
  return counted && { ...counted, count: counted.count + below + half };
};

/** '4 tầng', 'trên 3 tầng', '5T'. */
function countedFloors(words: readonly SearchWord[], at: number): Reading | null {
  const of = (count: number, values: [number | null, number | null]): Reading => ({
    count,
    conditions: [{ column: 'floors', operation: 'between', values }],
  });
  const amount = amountAt(words, at, { quantity: storey, meant: exactly });
  if (amount) return of(amount.count, amount.ends);
  const count = numberAt(words, at);
  return count !== null && count <= mostStoreys && textAt(words, at + 1) === 't' && words[at + 1]?.glued
    ? of(2, exactly(count))
    : null;
}

const lanes = phrases('duong|rong|duong rong|thong');

/** How wide the alley or the street in front is, behind a name of it: 'hẻm 5m', 'mt đường 12m'. */
export function laneWidth(words: readonly SearchWord[], at: number): Reading | null {
  const said = phraseAt(words, at, lanes);
  const amount = amountAt(words, at + said, { quantity: metreSaid, meant: atLeast, said: true });
  if (!amount) return null;
  return {
    count: said + amount.count,
    conditions: [{ column: 'wide_street', operation: 'between', values: amount.ends }],
  };
}

const lengthInFront = phrases(
  'ngang|dai|rong|sau|cao|hau|duong|hem|ngo|kiet|thong|gioi|mat|tien|mt|mp|vao|vo|via he|lui|nhua|cach|gan|sat',
);
const lengthBehind = phrases('ra|toi|den|la|vao|ngang|dai|rong|chieu|be|sau|cao|mat tien|di bo|cach|x');
/** 'cách chợ 100m': so many words in front may say that it is far, not large. */
const farWords = 5;
const ways = phrases('cach|gan|ra');

/** Whether the words around an amount in metres say that it is a width, a length, a road or a way. */
function isLength(words: readonly SearchWord[], at: number, count: number): boolean {
  const isFar = Array.from({ length: farWords }, (_, step) => at - 1 - step).some(
    (place) => phraseAt(words, place, ways) > 0 && textAt(words, place + 1) !== 'mang',
  );
  return isFar || phraseAt(words, at - 1, lengthInFront) > 0 || phraseAt(words, at + count, lengthBehind) > 0;
}
/** 'nhà 60m', '60m-80m', 'trên 80m' are areas, unless something says that they are lengths. */
const plainArea: SearchRule = (words, at) => {
  const amount = amountAt(words, at, { quantity: squareMetreOrMetre, meant: exactly });
  if (!amount || isLength(words, at, amount.count)) return null;
  const [from, to] = amount.ends;
  if (Math.min(from ?? Infinity, to ?? Infinity) < leastPlot * 0.9) return null;
  const values = from !== null && from === to ? roughly(from) : amount.ends;
  return { count: amount.count, conditions: [{ column: 'area', operation: 'between', values }] };
};

const roomWords = 'pn|phong ngu|p ngu|ngu|phong|n';
/** In front of a number or range: 'số phòng ngủ từ 3', 'pn: 3-4'. */
const roomNouns = 'so phong ngu|so pn|so phong|phong ngu';
const washNouns = 'so wc|so toilet|so nha ve sinh';
const washWords = 'wc|toilet|tolet|toa let|nvs|ve sinh|nha ve sinh|phong ve sinh|phong tam|vs|w';

const mostRooms = houseColumns.number_bedroom.range.max;

const bareRooms = measured(roomWords, { bare: true, most: mostRooms });
const bareStoreys = measured('tang|tam|lau', { bare: true, most: mostStoreys });

/** Sizes and rooms, strictest first. */
export const sizeRules: SearchRule[] = [
  sides,
  rangeOf('number_bedroom', { quantity: measured(roomWords, { most: mostRooms }), meant: exactly }),
  rangeOf('number_wc', { quantity: measured(washWords, { most: mostRooms }), meant: exactly }),
  rangeOf('number_bedroom', { before: roomNouns, quantity: bareRooms, meant: exactly }),
  rangeOf('number_wc', { before: washNouns, quantity: bareRooms, meant: exactly }),
  floors,
  rangeOf('floors', { before: 'so tang|tang cao', quantity: bareStoreys, meant: exactly }),
  rangeOf('wide_street', {
    before: 'duong|duong rong|duong truoc nha|duong truoc|lo gioi|duong xe hoi|duong nhua|do rong duong|hem rong',
    quantity: metreSaid,
    meant: atLeast,
  }),
  rangeOf('width', { before: 'ngang|be ngang|chieu ngang|ngang rong|rong', quantity: metre, meant: roughly }),
  rangeOf('width', { before: 'mt|mat tien', quantity: metreSaid, meant: roughly }),
  rangeOf('length', { before: 'dai|chieu dai', quantity: metre, meant: roughly }),
  rangeOf('area', {
    before: areaWords,
    quantity: squareMetre,
    meant: roughly,
  }),
  rangeOf('floor_area', { before: floorAreaWords, quantity: squareMetre, meant: roughly }),
  rangeOf('area', { quantity: squareMetreSaid, meant: roughly }),
  plainArea,
];
