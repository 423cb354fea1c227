import { directions, Purpose } from '../house-values';
import { amountAt, isInBillions, moneyAt, phrases, roughly } from './search-amounts';
import { type Condition, phraseAt, type SearchRule, textAt } from './search-clause';
import { phraseWords } from './search-words';
import { sizeRules } from './size-rules';

const monthly = phrases('/th|/thang|1 thang|mot thang|thang|th|/t');
const lifts = phrases('thang may|thang bo|thang cuon');
const priceWords = phrases('gia|gia ban|gia thue|tam gia|khoang gia|muc gia|gia tam|gia khoang');
const rentWords = phrases('gia thue');
/** What a house earns, and what is paid beside it, is not its price. */
const besideWords = phrases(
  'thu nhap|doanh thu|dong tien|dang cho thue|hd thue|hop dong thue|hoa hong|hh|phi|phi moi gioi|phi quan li|coc|dat coc|giam|bot',
);
const perArea = phrases('/m 2|/m ²|/met vuong|/m vuong|/met|/m|m 2|m ²|met vuong|1 m 2|1 m ²');

/** '5-8 tỷ', 'giá dưới 8ty'. By the month it is rent, in tỷ a sale. Money for a square metre stays words. */
export const priceRule: SearchRule = (words, at) => {
  const beside = phraseAt(words, at, besideWords);
  const sum = beside ? amountAt(words, at + beside, { quantity: moneyAt, meant: roughly }) : null;
  if (sum) return { count: beside + sum.count, conditions: [] };
  const said = phraseAt(words, at, priceWords);
  const amount = amountAt(words, at + said, { quantity: moneyAt, meant: roughly, said: said > 0 });
  if (!amount) return null;
  const count = said + amount.count;
  const area = phraseAt(words, at + count, perArea);
  if (area) return { count: count + area, conditions: [] };
  const [from, to] = amount.ends.map((end) => (end === null ? null : Math.round(end)));
  const month = phraseAt(words, at + count, lifts) ? 0 : phraseAt(words, at + count, monthly);
  const isRent = month > 0 || phraseAt(words, at, rentWords) > 0;
  const isSale = !isRent && isInBillions(words.slice(at, at + count));
  return {
    count: count + month,
    conditions: [
      { column: 'into_money', operation: 'between', values: [from ?? null, to ?? null] },
      ...(isRent ? [isFor(Purpose.rent)] : []),
    ],
    ...(isSale && { implied: [isFor(Purpose.sell)] }),
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
      (said > 0
        ? face.isWhole || textAt(words, at) !== 'h' || words[at + said]?.accented !== ''
        : face.isWhole && face.words.length > 1),
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
