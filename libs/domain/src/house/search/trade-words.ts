import { phraseWords } from './search-words';

/**
 * What agents write beside what they look for. It says nothing of a house that a list could be filtered by, and no text need hold it, so it
 * is not searched beside something that was understood. D126
 */
const tradeText = `
  tl|thuong luong|co thuong luong|con tl|con thuong luong|tl nhe|thuong luong nhe|bot loc|co bot|con bot|fix|fix nhe|net|gia net|gia chot
  chinh chu|chu nha|chu|ccb|chinh chu ban|chu gui|chu can ban|chu can tien|mtg|mien trung gian|mien mg|mien moi gioi|moi gioi
  lh|lien he|alo|zalo|sdt|so dien thoai|dien thoai|goi|call|inbox|ib
  gap|rat gap|ban gap|can ban gap|can ra gap|ra gap|can gap|can tien|can tien ban gap|ket tien|ngop|ngop bank|ngop ngan hang|ho ngan hang|ban lo|cat lo
  gia tot|gia re|gia dep|gia mem|gia chu|gia hop li|gia dau tu|dau tu|hang ngon|hang dep|hang hiem|hang chuan|sieu pham|cuc dep|cuc re|nhinh
  phap li|phap li ro rang|phap li chuan|so dep|so vuong|hoan cong|hoan cong du|hc|cong chung ngay|dang bo|hd|hop dong
  cho khach|khach can|khach mua|khach tim|khach hoi|khach thue|giup|nhe|nha khach|cho em|cho minh|cho anh|cho chi|anh chi|a chi|ai co
  xem|coi|xem nha|coi nha|di xem|tham khao|thien chi|bao gia|cap nhat
  tim|can|can tim|kiem|o|tai|co|voi|va|kv|khu vuc|gia|muon|nao|hay|hoac|thuoc|duoc|ngan sach|tai chinh|khoang|tam|muc|la|cua|can mua|can thue|mua
`;

const byFirst = new Map<string, string[][]>();
for (const phrase of tradeText.split(/[|\n]/).filter((text) => text.trim())) {
  const words = phraseWords(phrase);
  byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), words]);
}

/** How many of these words the longest phrase of trade takes that begins here; 0 if none does. @param keys words for comparison */
export function tradeWordsAt(keys: readonly string[], at: number): number {
  const fitting = (byFirst.get(keys[at] ?? '') ?? []).filter((words) =>
    words.every((word, step) => keys[at + step] === word),
  );
  return Math.max(0, ...fitting.map(({ length }) => length));
}

/** Whether the phrase is one of them. */
export const isOfTrade = (words: readonly string[]): boolean =>
  words.length > 0 && tradeWordsAt(words, 0) === words.length;
