import type { UnderstoodPart } from '@toam/contracts/house/house-list.endpoints';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { columnCalled } from '@toam/domain/house/house-columns';
import type { LeftWords } from '@toam/domain/house/search/left-words';
import { Purpose } from '@toam/domain/house/house-values';
import { shownPhone } from '@toam/domain/phone';
import { filterText } from '@toam/ui/list';
import { houseListColumns } from './house-list.columns';

/** A stretch of the search that was understood as one thing. */
export interface UnderstoodWords extends LeftWords {
  /** What they mean: 'Hẻm xe hơi', 'Giá ≤ 8 tỷ'. */
  meaning: string;
}

/** Their values say by themselves what they are: 'Quận 7', 'Nhà phố'. Others need their label. */
const selfExplaining = ['province', 'district', 'city', 'project_id', 'property_type', 'house_type', 'ownership'];

const namesShown = 2;

/** What all names begin with: 'Hẻm xe hơi', 'Hẻm ba gác' → 'Hẻm'. */
function commonBeginning([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const length = words.findIndex((word, at) => others.some((name) => name.split(' ')[at] !== word));
  return words.slice(0, length < 0 ? words.length : length).join(' ');
}

/** Two names, or what they have in common if there are more. */
function namesText(names: readonly string[]): string {
  if (names.length <= namesShown) return names.join(', ');
  const shown = names.slice(0, namesShown).join(', ');
  return commonBeginning(names) || `${shown} ${houseListText.understoodMore(names.length - namesShown)}`;
}

function rangeText({ column, values }: UnderstoodPart): string {
  if (column === 'created_at') return houseListText.newThisWeek;
  const [from = null, to = null] = values.map((end) => (end === null ? null : Number(end)));
  if (column === 'id') return `#${from}`;
  const { label = '', heading = label } = columnCalled(column) ?? {};
  const filter = houseListColumns.find(({ key }) => key === column)?.filter ?? { kind: 'range', min: 0, max: 0 };
  return `${heading} ${filterText(filter, { operation: 'between', values: [from, to] })}`;
}

function partText(part: UnderstoodPart): string {
  const { operation, guessed } = part;
  if (operation === 'between') return rangeText(part);
  const text = namedText(part);
  const input = operation === 'notIn' ? houseListText.ruledOut(text) : text;
  return guessed ? houseListText.guessed(input) : input;
}

function namedText({ column, values, names }: UnderstoodPart): string {
  if (column === 'customer_phone') return `${houseListText.customerPhone}: ${names.map(shownPhone).join(', ')}`;
  if (column === 'house_tag') return houseListText.label(namesText(names));
  if (column === 'purpose') return values[0] === Purpose.rent ? houseText.purposeRent : houseText.purposeSell;
  const label = column === 'address' ? houseLabel.address : (columnCalled(column)?.label ?? '');
  if (names.length === 0) return label;
  return selfExplaining.includes(column) ? namesText(names) : `${label}: ${namesText(names)}`;
}

/** The understood stretches of a search, in its order. Words that mean two things, such as 'hẻm 5m', are one stretch. */
export function understoodWords(search: string, parts: readonly UnderstoodPart[]): UnderstoodWords[] {
  const stretches = new Map<number, UnderstoodWords>();
  for (const part of parts) {
    const { from, to } = part;
    const known = stretches.get(from);
    const meaning = known ? `${known.meaning} · ${partText(part)}` : partText(part);
    stretches.set(from, { words: search.slice(from, to), from, to, meaning });
  }
  return [...stretches.values()];
}

const fromTheEnd = (stretches: readonly LeftWords[]) => [...stretches].sort((one, other) => other.from - one.from);

/** The search without these stretches, with one space where they stood, and no comma that then separates nothing. */
export const without = (search: string, stretches: readonly LeftWords[]): string =>
  fromTheEnd(stretches).reduce(
    (text, { from, to }) =>
      `${text.slice(0, from).trimEnd()} ${text.slice(to).replace(/^[\s,;]+/, '')}`.trim().replace(/[\s,;]+$/, ''),
    search,
  );

/** The words of a stretch without their quotation marks. */
export const bareWords = ({ words }: LeftWords): string => words.replace(/["“”]/g, '');

/** The search with these stretches in quotation marks: they are searched as they are written. */
export const inQuotation = (search: string, stretches: readonly LeftWords[]): string =>
  fromTheEnd(stretches).reduce(
    (text, stretch) => `${text.slice(0, stretch.from)}"${bareWords(stretch)}"${text.slice(stretch.to)}`,
    search,
  );
