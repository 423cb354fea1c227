import { normaliseStreet, spellingsOf } from '../address';
import { districtAliases, formerDistricts, formerlyPartOf } from './house-aliases';
import {
  accentedWords,
  type Entries,
  isNumber,
  joined,
  named,
  type NamedEntry,
  type Phrase,
  type PhraseColumn,
  type SearchCorpus,
  split,
} from './search-phrase';
import { phraseWords } from './search-words';

const districtWord = /^(quận|huyện|thành phố|tp\.?|thị xã|tx\.?)\s+/iu;
const wardWord = /^(phường|xã|thị trấn|p\.|x\.|tt\.?)\s+/iu;

function districtPhrases(districts: Entries): Phrase[] {
  const bare = districts.map((entry) => ({ entry, name: entry.value.replace(districtWord, '') }));
  const own = bare.map(({ entry, name }): Phrase => {
    const words = phraseWords(name);
    return { ...named(entry), column: 'province', words, ...(isNumber(words) && { onlyNamed: true }) };
  });
  const others = districtAliases.flatMap(([aliases, name]) => {
    const found = bare.find((one) => joined(one.name) === joined(name));
    return found ? split(aliases).map((words): Phrase => ({ ...named(found.entry), column: 'province', words })) : [];
  });
  return [...own, ...others];
}

/** 'q2' and 'q9': the wards that these districts had. */
function formerPhrases(districts: Entries, wards: Entries): Phrase[] {
  const whole = districts.find(({ value }) => joined(value.replace(districtWord, '')) === joined(formerlyPartOf));
  if (!whole) return [];
  return formerDistricts.flatMap(([number, names]) => {
    if (districts.some(({ value }) => joined(value.replace(districtWord, '')) === joined(number))) return [];
    const wanted = names.split('|').map(joined);
    const found = wards.filter(
      ({ parent_id, value }) => parent_id === whole.id && wanted.includes(joined(value.replace(wardWord, ''))),
    );
    if (found.length === 0) return [];
    const values = found.map(({ id }) => id);
    return [
      { words: [number], column: 'district', values, names: [`Quận ${number}`], onlyNamed: true, within: whole.id },
    ];
  });
}

/** Values by their phrase: a name that several districts have is one phrase. */
function grouped(entries: Entries, column: PhraseColumn, spellings: (value: string) => string[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const entry of entries) {
    for (const spelling of spellings(entry.value)) {
      const words = phraseWords(spelling);
      const key = words.join(' ');
      const value = column === 'house_address' ? entry.value : entry.id;
      const known = phrases.get(key);
      if (!known) {
        phrases.set(key, { words, accented: accentedWords(spelling), column, values: [value], names: [entry.value] });
      } else {
        if (!known.values.includes(value)) known.values.push(value);
        if (!known.names.includes(entry.value)) known.names.push(entry.value);
      }
    }
  }
  return [...phrases.values()].filter(({ words }) => words.length > 0);
}

const wardPhrases = (wards: Entries): Phrase[] =>
  grouped(wards, 'district', (value) => [value.replace(wardWord, '')]).map((phrase) =>
    isNumber(phrase.words) || phrase.words.length < 2 ? { ...phrase, onlyNamed: true } : phrase,
  );

/** 'D2 (Nguyễn Gia Trí)' is two names. */
function streetSpellings(value: string): string[] {
  const names = value.split(/[()]/).map((name) => name.trim());
  return names.filter(Boolean).flatMap((name) => {
    const bare = name.replace(/^(đường|phố)\s+/iu, '');
    return [...new Set([bare, ...spellingsOf(normaliseStreet(name))])];
  });
}

/** 'xvnt' is Xô Viết Nghệ Tĩnh, if no other street has these initials. Without vowels it is no word. */
function initialPhrases(streets: Phrase[]): Phrase[] {
  const byInitials = new Map<string, Phrase[]>();
  for (const street of streets) {
    const initials = street.words.map((word) => word[0]).join('');
    if (!/^[b-df-hj-np-tv-z]{3,}$/.test(initials)) continue;
    byInitials.set(initials, [...(byInitials.get(initials) ?? []), street]);
  }
  return [...byInitials].flatMap(([initials, [only, ...others]]) =>
    only && others.length === 0
      ? [{ words: [initials], column: only.column, values: only.values, names: only.names }]
      : [],
  );
}

function streetPhrases(streets: Entries): Phrase[] {
  const phrases = grouped(streets, 'house_address', streetSpellings).map((phrase): Phrase => {
    const [first = '', second] = phrase.words;
    const isShort = second === undefined && (/^\d/.test(first) || first.length < 4);
    const isNumbered = first === 'so' || isShort;
    // The same street in any spelling; its accents count only in the dictionary's own.
    const { accented: _, ...free } = phrase;
    const isOwn = phrase.names.some((name) => joined(name).includes(joined(phrase.words.join(' '))));
    return { ...(isOwn ? phrase : free), ...(isNumbered && { onlyNamed: true }) };
  });
  return [...phrases, ...initialPhrases(phrases)];
}

/** A bare name that is a ward's and a street's means either: the address says which. */
function withoutDoubles(wards: Phrase[], streets: Phrase[]): Phrase[] {
  const keys = new Map(wards.filter((ward) => !ward.onlyNamed).map((ward) => [ward.words.join(' '), ward]));
  const both = streets.flatMap((street) => {
    const ward = keys.get(street.words.join(' '));
    if (!ward || street.onlyNamed) return [];
    const [name = ''] = street.names;
    return [
      {
        words: street.words,
        accented: street.accented ?? [],
        column: 'address',
        values: [name],
        names: [name],
      } as const,
    ];
  });
  const doubled = new Set(both.map(({ words }) => words.join(' ')));
  const named = (phrase: Phrase): Phrase =>
    doubled.has(phrase.words.join(' ')) ? { ...phrase, onlyNamed: true } : phrase;
  return [
    ...wards.map(named),
    ...streets.map(named),
    ...both.map((phrase) => ({ ...phrase, values: [...phrase.values], names: [...phrase.names] })),
  ];
}

const projectPhrases = (projects: readonly NamedEntry[]): Phrase[] =>
  projects.flatMap((project) => {
    const words = phraseWords(project.value);
    const isTelling = words.length > 1 || (words[0] ?? '').length > 4;
    return isTelling && !isNumber(words)
      ? [{ ...named(project), words, accented: accentedWords(project.value), column: 'project_id' as const }]
      : [];
  });

/** Places by the names that the dictionary and the projects give them. */
export function placePhrases({ entries, projects }: SearchCorpus): Phrase[] {
  const of = (type: string) => entries.filter((entry) => entry.type === type);
  const [districts, wards] = [of('province'), of('district')];
  return [
    ...districtPhrases(districts),
    ...formerPhrases(districts, wards),
    ...projectPhrases(projects),
    ...withoutDoubles(wardPhrases(wards), streetPhrases(of('street'))),
  ];
}
