import type { GeoPoint } from '@toam/domain/map/geo';

export interface DistrictCentre extends GeoPoint {
  /** The spelling in `hcmc-places.json`. */
  name: string;
  /** Kilometres: roughly how far its houses reach. */
  radius: number;
}

const table: readonly (readonly [name: string, latitude: number, longitude: number, radius: number])[] = [
  ['Quận 1', 10.7769, 106.6988, 1.3],
  ['Quận 3', 10.7835, 106.6862, 1],
  ['Quận 4', 10.7592, 106.7045, 0.9],
  ['Quận 5', 10.7555, 106.6665, 1],
  ['Quận 6', 10.7461, 106.6352, 1.2],
  ['Quận 7', 10.7365, 106.7225, 2.2],
  ['Quận 8', 10.7354, 106.6486, 1.4],
  ['Quận 10', 10.7725, 106.6682, 1],
  ['Quận 11', 10.7649, 106.6498, 1],
  ['Quận 12', 10.8632, 106.6545, 3],
  ['Quận Bình Tân', 10.7655, 106.6035, 2.8],
  ['Quận Bình Thạnh', 10.8085, 106.7075, 2],
  ['Quận Gò Vấp', 10.8385, 106.6685, 2.1],
  ['Quận Phú Nhuận', 10.799, 106.6795, 1],
  ['Quận Tân Bình', 10.8025, 106.6505, 2],
  ['Quận Tân Phú', 10.7915, 106.6275, 1.8],
  ['TP. Thủ Đức', 10.8265, 106.7715, 5],
  ['Huyện Bình Chánh', 10.7405, 106.545, 5],
  ['Huyện Cần Giờ', 10.52, 106.87, 9],
  ['Huyện Củ Chi', 11.005, 106.515, 8],
  ['Huyện Hóc Môn', 10.8845, 106.593, 3.5],
  ['Huyện Nhà Bè', 10.6735, 106.727, 3.5],
];

/** The centres of Hồ Chí Minh City's districts, within a kilometre of where people live: enough to open a map there. */
export const districtCentres: readonly DistrictCentre[] = table.map(([name, latitude, longitude, radius]) => ({
  name,
  latitude,
  longitude,
  radius,
}));
