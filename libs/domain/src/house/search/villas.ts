import type { Understood } from './search-clause';
import type { SearchDictionary } from './search-dictionary';
import { phraseWords } from './search-words';

/** Whether the place is said to be in another district than this one. A street's name does not say. */
function standsElsewhere(one: Understood, home: number | string | undefined, dictionary: SearchDictionary): boolean {
  if (one.operation !== 'in') return false;
  if (one.column === 'province') return one.names.some((name) => /\d/.test(name)) && !one.values.includes(home ?? '');
  const words = phraseWords(one.names[0] ?? '');
  const ward = dictionary.phrases
    .get(words[0] ?? '')
    ?.find(({ column, words: own }) => column === 'district' && own.join(' ') === words.join(' '));
  const wards = one.column === 'district' ? one.values : one.column === 'address' ? (ward?.values ?? []) : [];
  return wards.length > 0 && wards.every((id) => dictionary.districtOf.get(Number(id)) !== home);
}

/** 'bt q7', 'bt thao dien': a villa, because what else was said stands elsewhere. 'bt' alone is Bình Thạnh. */
export function withVillas(found: Understood[], typed: string, dictionary: SearchDictionary): Understood[] {
  const [villa] = dictionary.phrases.get('villa') ?? [];
  return found.map((one) => {
    const isShort = one.operation === 'in' && typed.slice(one.from, one.to).toLowerCase() === 'bt';
    if (!villa || !isShort || !found.some((other) => standsElsewhere(other, one.values[0], dictionary))) return one;
    const { column, values, names } = villa;
    return { column, operation: 'in', values, names, from: one.from, to: one.to };
  });
}
