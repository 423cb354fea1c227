/**
 * Vietnamese typed by Telex where no keyboard turned the letters into accents: 'quaanj' is quận, 'nhaf' nhà. Only what is no syllable as
 * typed, but is one behind the keys, is read so: 'max' and 'view' stay.
 */

const onset = '(?:b|ch?|d|gh?|gi|h|kh?|l|m|ngh?|nh|n|ph?|qu|r|s|th|tr|t|v|x)?';
const nucleus =
  '(?:uye|uyu|uya|uoi|uou|oai|oao|oay|oeo|ieu|yeu|uay|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|[aeiouy])';
const syllable = new RegExp(`^${onset}${nucleus}(?:ch|c|m|ng|nh|n|p|t)?$`);

/** Whether Vietnamese has such a syllable. No shaped vowel stands in front of 'nh' and 'ch': 'quânh' is none, 'quanh' is one. */
export const isSyllable = ({ text, accented }: { text: string; accented: string }): boolean =>
  syllable.test(text) && !/[ăâôơưắằẳẵặấầẩẫậốồổỗộớờởỡợứừửữự][nc]h$/u.test(accented);

/** The keys of accents: doubled letters, 'w' behind a vowel, 'dd'. */
const withoutShapes = (text: string) =>
  text
    .replace(/^dd/, 'd')
    .replace(/([aeo])(?=\1)/, '')
    .replace(/(?<=[aou])w/g, '');
/** The key of a tone stands behind the vowel or at the end. */
const withoutTone = (text: string) => text.replace(/(?<=[aeiouy][a-z]*)[sfrxj]$|(?<=[aeiouy])[sfrxj](?=[cmnpt])/, '');

/** Words that would be other ones behind their keys: '12bis' is a number of a house. */
const meant = new Set(['max', 'mix', 'box', 'new', 'bis']);

/** The word without accents behind its Telex keys; null if it has none. @param word lower case, without accents */
export function fromTelex(word: string): string | null {
  if (syllable.test(word) || meant.has(word)) return null;
  const read = withoutShapes(withoutTone(word));
  return read !== word && syllable.test(read) ? read : null;
}
