import { standingsOf } from '@toam/contracts/house/house-standings';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseLabel, houseText } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import { measuredArea } from '@toam/domain/house-area';
import { Purpose } from '@toam/domain/house-values';
import { type ExportColumn, exportColumnsOf } from '../../sheets/export-column';

const { code, text, phone, number, money, moment } = exportColumnsOf<HouseRow>();

/**
 * The columns of the list by their keys there, as a sheet holds them: numbers that can be summed instead of short words.
 * The cover has none. The customer's number, masked where it must be (D24), stands below the name on the screen and beside it here.
 */
export const houseExportColumns: Record<string, ExportColumn<HouseRow>> = {
  id: code(houseLabel.id, (house) => house.id),
  title: text(houseLabel.title, (house) => house.title || house.address, 320),
  into_money: money(houseLabel.into_money, (house) => house.into_money),
  area: number(`${houseListText.area} (m²)`, measuredArea),
  province: text(houseLabel.province, (house) => house.names.province),
  district: text(houseLabel.district, (house) => house.names.district),
  house_tag: text(houseLabel.house_tag, (house) => house.house_tag.map(({ name }) => name).join(', ')),
  status: text(houseLabel.status, (house) => standingsOf(house)[0]?.text ?? null),
  user_id: text(houseListText.agent, (house) => house.user?.name ?? null, 180),
  updated_at: moment(houseListText.updated, (house) => house.updated_at),
  address: text(houseLabel.address, (house) => house.address, 320),
  purpose: text(houseLabel.purpose, (house) =>
    house.purpose === Purpose.rent ? houseText.purposeRent : houseText.purposeSell,
  ),
  property_type: text(houseLabel.property_type, (house) => house.names.property_type),
  house_type: text(houseLabel.house_type, (house) => house.names.house_type),
  ownership: text(houseLabel.ownership, (house) => house.names.ownership),
  direction: text(houseLabel.direction, (house) => house.direction.join(', ')),
  balcony_direction: text(houseLabel.balcony_direction, (house) => house.balcony_direction.join(', ')),
  floors: number(houseLabel.floors, (house) => house.floors),
  width: number(`${houseLabel.width} (m)`, (house) => house.width),
  length: number(`${houseLabel.length} (m)`, (house) => house.length),
  floor_area: number(`${houseLabel.floor_area} (m²)`, (house) => house.floor_area),
  number_bedroom: number(houseLabel.number_bedroom, (house) => house.number_bedroom),
  number_wc: number(houseListText.wc, (house) => house.number_wc),
  street_type: text(houseLabel.street_type, (house) => house.names.street_type),
  wide_street: number(`${houseLabel.wide_street} (m)`, (house) => house.wide_street),
  project_id: text(houseLabel.project_id, (house) => house.names.project),
  customer_id: text(houseLabel.customer_id, ({ customer }) => customer?.name ?? null, 180),
  customer_phone: phone(houseListText.customerPhone, ({ customer }) => customer?.phone_number ?? null),
  commission: money(houseLabel.commission, (house) => house.commission),
  total_view: number(houseLabel.total_view, (house) => house.total_view),
  created_at: moment(houseLabel.created_at, (house) => house.created_at),
};
