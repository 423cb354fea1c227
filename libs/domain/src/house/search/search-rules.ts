import { directions, Purpose } from '../house-values';
import { amountAt, moneyAt, phrases, roughly } from './search-amounts';
import { type Condition, phraseAt, type Reading, type SearchRule, textAt } from './search-clause';
import { phraseWords } from './search-words';
import { sizeRules } from './size-rules';

const monthly = phrases('/th|/thang|1 thang|mot thang|thang|th|/t');
const priceWords = phrases('gia|gia ban|gia thue|tam gia|muc gia|gia tam|gia khoang');
const rentWords = phrases('gia thue');
/** What a house earns is not its price. */
const earningWords = phrases('thu nhap|thu nhap khoang|doanh thu|dong tien');

/** '5-8 tỷ', 'giá dưới 8ty'. By the month it is rent. */
export const priceRule: SearchRule = (words, at) => {
  const earned = phraseAt(words, at, earningWords);
  const income = earned ? moneyAt(words, at + earned, true) : null;
  if (income) return { count: earned + income.count, conditions: [] };
  const said = phraseAt(words, at, priceWords);
  const amount = amountAt(words, at + said, { quantity: moneyAt, meant: roughly });
  if (!amount) return null;
  const [from, to] = amount.ends.map((end) => (end === null ? null : Math.round(end)));
  const count = said + amount.count;
  const month = phraseAt(words, at + count, monthly);
  const rent: Reading['conditions'] = month || phraseAt(words, at, rentWords) ? [isFor(Purpose.rent)] : [];
  return {
    count: count + month,
    conditions: [{ column: 'into_money', operation: 'between', values: [from ?? null, to ?? null] }, ...rent],
  };
};

const isFor = (purpose: Purpose): Condition => ({ column: 'purpose', operation: 'in', values: [purpose], names: [] });

const faces = directions.flatMap((name) => {
  const words = phraseWords(name);
  return [
    { name, words, isWhole: true },
    { name, words: [words.map((word) => word[0]).join('')], isWhole: false },
  ];
});
const longestFirst = faces.toSorted((one, other) => other.words.length - one.words.length);
const houseFaces = phrases('huong|h|huong nha|cua chinh huong|cua huong|chinh');
const balconyFaces = phrases('ban cong|ban cong huong|bc huong|bcong');

/** 'hướng đông nam', 'hướng đn', 'ban công tây bắc'. Without 'hướng' only two whole words. */
const direction: SearchRule = (words, at) => {
  const balcony = phraseAt(words, at, balconyFaces);
  const said = balcony || phraseAt(words, at, houseFaces);
  const found = longestFirst.find(
    (face) =>
      phraseAt(words, at + said, [face.words]) > 0 &&
      (said > 0 ? face.isWhole || textAt(words, at) !== 'h' : face.isWhole && face.words.length > 1),
  );
  if (!found) return null;
  return {
    count: said + found.words.length,
    conditions: [
      {
        column: balcony ? 'balcony_direction' : 'direction',
        operation: 'in',
        values: [found.name],
        names: [found.name],
      },
    ],
  };
};

const renting = phrases('cho thue|can thue|thue|de cho thue|mua thue');
const selling = phrases('ban|can ban|can mua|ban gap|mua|dang ban|rao ban');
const sellingOpposites = new Set(['cong', 'co', 'kinh', 'ghe', 'tho', 'do']);

/** 'bán', 'cho thuê'. Not in 'ban công', 'Bàn Cờ'. */
const purpose: SearchRule = (words, at) => {
  const rent = phraseAt(words, at, renting);
  if (rent) return { count: rent, conditions: [isFor(Purpose.rent)] };
  const sell = phraseAt(words, at, selling);
  const word = words[at];
  if (!sell || sellingOpposites.has(textAt(words, at + sell))) return null;
  if (word?.text === 'ban' && word.accented !== '' && word.accented !== 'bán') return null;
  return { count: sell, conditions: [isFor(Purpose.sell)] };
};

/** Features by what agents call them. */
const features = (
  [
    ['end_open', 'no hau|nh'],
    ['terrace', 'san thuong|co san thuong|st'],
    [
      'car_parking',
      'xe hoi trong nha|o to trong nha|oto trong nha|xe hoi ngu trong nha|de xe hoi|do xe hoi|dau xe hoi|co gara|gara|gara oto|gara o to|garage|cho de oto|cho de o to|cho dau xe hoi|xe hoi vao nha|oto vao nha|o to vao nha|ham xe hoi|ham oto|ham o to|ham de xe',
    ],
  ] as const
).map(([column, text]) => ({ column, known: phrases(text) }));

const feature: SearchRule = (words, at) => {
  for (const { column, known } of features) {
    const count = phraseAt(words, at, known);
    if (count) return { count, conditions: [{ column, operation: 'in', values: [1], names: [] }] };
  }
  return null;
};

const codeWords = phrases('#|ma|ma so|ms|id|ma nha|ma tin');

/** '#12486', 'mã 12486'. */
const code: SearchRule = (words, at) => {
  const said = phraseAt(words, at, codeWords);
  const number = words[at + said];
  if (!said || number?.kind !== 'number' || !/^\d{1,9}$/.test(number.text)) return null;
  const id = Number(number.text);
  return { count: said + 1, conditions: [{ column: 'id', operation: 'between', values: [id, id] }] };
};

const newWords = phrases('new|tin moi|hang moi|moi dang|moi len|moi ve|vua dang|moi cap nhat|moi nhat');
/** A house is new for a week. */
const newDays = 7;

const newest =
  (now: number): SearchRule =>
  (words, at) => {
    const count = phraseAt(words, at, newWords);
    const since = now - newDays * 86_400;
    return count
      ? { count, conditions: [{ column: 'created_at', operation: 'between', values: [since, null] }] }
      : null;
  };

/** Everything but names, strictest first. @param now epoch seconds */
export const searchRules = (now: number): SearchRule[] => [
  code,
  priceRule,
  ...sizeRules,
  direction,
  purpose,
  feature,
  newest(now),
];
