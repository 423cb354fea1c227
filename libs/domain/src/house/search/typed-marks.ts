import { normalisePhone, placesOfPhones } from '@toam/domain/phone';
import type { Understood } from './search-clause';

const link = /\S*\/house\/(?:edit\/)?(\d{1,9})(?![\p{L}\d])\S*/gu;
const phoneWords =
  /(?:(?:sđt|sdt|đt|dt|lh|liên hệ|lien he|gọi|goi|số|so)\s+)?(?:(?:chủ nhà|chu nha|chủ|chu|của chủ)\s+)?$/iu;

/** What is one house by itself, whatever stands beside it: a pasted link, and the owner's number. */
export function typedMarks(typed: string): Understood[] {
  const links = [...typed.matchAll(link)].map(({ index, 0: text, 1: id }): Understood => {
    return {
      column: 'id',
      operation: 'between',
      values: [Number(id), Number(id)],
      from: index,
      to: index + text.length,
    };
  });
  const phones = placesOfPhones(typed).flatMap(({ from, to }): Understood[] => {
    if (links.some((one) => from < one.to && to > one.from)) return [];
    const number = normalisePhone(typed.slice(from, to));
    const start = from - (phoneWords.exec(typed.slice(0, from))?.[0].length ?? 0);
    return [{ column: 'customer_phone', operation: 'in', values: [number], names: [number], from: start, to }];
  });
  return [...links, ...phones];
}
