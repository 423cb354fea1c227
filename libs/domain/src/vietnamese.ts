const accents = /\p{M}/gu;

/**
 * Text, normalised for search: lower case, no diacritics, đ = d. Gives the same result as the database's `f_vn` for Vietnamese and
 * Latin text, so that both sides of a comparison agree. D47.
 */
export const plain = (text: string): string =>
  text.replace(/[đĐ]/g, 'd').normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase();

/**
 * The words of a search, to be found separately and in any order: 'Quận  Bình-Thạnh' → quan, binh, thanh. Signs separate words. At
 * most 12 count; the rest of a long pasted text is ignored.
 */
export const searchWords = (text: string): string[] =>
  [
    ...new Set(
      plain(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ].slice(0, 12);

/** Whether two names are the same. Spaces and case do not count, accents do ('Bán' is not 'Bàn'). D66. */
export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

const nameKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const oldTones = /(?:[òóỏõọ][ae]|[ùúủũụ]y)(?!\p{L})/giu;

/**
 * Puts the tone on the main vowel: 'Xóa', 'hủy', 'tùy' → 'Xoá', 'huỷ', 'tuỳ', the one style of our texts. Names of places and people
 * keep their owners' spelling and are not changed.
 */
export const withNewTones = (text: string): string =>
  text.normalize('NFC').replace(oldTones, ([first = '', second = '']) => {
    const [letter = '', tone = ''] = first.normalize('NFD');
    return (letter + second + tone).normalize('NFC');
  });
