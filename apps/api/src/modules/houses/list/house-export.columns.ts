import { statesOf } from '@toam/contracts/house/house-states';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { measuredArea } from '@toam/domain/house/house-area';
import {
  houseColumn,
  type HouseColumnKind,
  type HouseColumnName,
  houseColumnNames,
  type houseColumns,
} from '@toam/domain/house/house-columns';
import type { ColumnsWith } from '@toam/domain/record/columns';
import { Purpose } from '@toam/domain/house/house-values';
import { type ExportColumn, exportColumnsOf } from '../../../sheets/export-column';

const { code, text, phone, number, money, moment } = exportColumnsOf<HouseRow>();

type Column = ExportColumn<HouseRow>;
type Of<Kind extends HouseColumnKind> = ColumnsWith<typeof houseColumns, { kind: Kind; readers: 'list' }>;

const header = (name: HouseColumnName): string => {
  const { label, heading = label, range } = houseColumn(name);
  return range?.unit && range.unit !== 'đ' ? `${heading} (${range.unit})` : heading;
};

const counted = (name: Of<'number' | 'count' | 'counter'>) => number(header(name), (house) => house[name]);
const paid = (name: Of<'price' | 'fee'>) => money(header(name), (house) => house[name]);
const faced = (name: Of<'direction' | 'directions'>) => text(header(name), (house) => house[name].join(', '));

/** A column of the list as a column of the sheet, by kind. */
const kinds: Partial<Record<HouseColumnKind, (name: never) => Column>> = {
  id: (name: Of<'id'>) => code(header(name), (house) => house[name]),
  entry: (name: Of<'entry'>) => text(header(name), (house) => house.names[name]),
  moment: (name: Of<'moment'>) => moment(header(name), (house) => house[name]),
  ...{ number: counted, count: counted, counter: counted, price: paid, fee: paid },
  ...{ direction: faced, directions: faced },
};

/** The columns that the list has. */
const listed = Object.fromEntries(
  houseColumnNames.flatMap((name) => {
    const { kind, width } = houseColumn(name);
    const make = kinds[kind];
    return width && make ? [[name, make(name as never)]] : [];
  }),
);

/**
 * The columns of the list by key, as the sheet holds them. Numbers can be summed; they are not short texts. The cover has no
 * column. The customer's number is masked where needed (D24). The screen shows it below the name, the sheet beside it.
 */
export const houseExportColumns: Record<string, Column> = {
  ...listed,
  title: text(header('title'), (house) => house.title || house.address, 320),
  area: number(header('area'), measuredArea),
  house_tag: text(houseLabel.house_tag, (house) => house.house_tag.map(({ name }) => name).join(', ')),
  status: text(header('status'), (house) => statesOf(house)[0]?.text ?? null),
  user_id: text(header('user_id'), (house) => house.user?.name ?? null, 180),
  address: text(houseLabel.address, (house) => house.address, 320),
  purpose: text(header('purpose'), ({ purpose }) =>
    purpose === Purpose.rent ? houseText.purposeRent : houseText.purposeSell,
  ),
  project_id: text(header('project_id'), (house) => house.names.project),
  customer_id: text(header('customer_id'), ({ customer }) => customer?.name ?? null, 180),
  customer_phone: phone(houseListText.customerPhone, ({ customer }) => customer?.phone_number ?? null),
};
