import { districtNamed } from '../places';

/** Housing projects of the city: block names, and the price per m² relative to the district's flats. */
const list = [
  [
    'Vinhomes Central Park',
    'Quận Bình Thạnh',
    'Phường 22',
    'Nguyễn Hữu Cảnh',
    ['Park 1', 'Park 3', 'Central 2', 'Landmark 4', 'Landmark 6'],
    1.35,
  ],
  ['Saigon Pearl', 'Quận Bình Thạnh', 'Phường 22', 'Nguyễn Hữu Cảnh', ['Ruby 1', 'Topaz 2', 'Sapphire 1'], 1.1],
  ['Sunrise City View', 'Quận 7', 'Phường Tân Hưng', 'Nguyễn Hữu Thọ', ['V1', 'V3', 'W2', 'X1'], 1.05],
  ['Riviera Point', 'Quận 7', 'Phường Phú Thuận', 'Huỳnh Tấn Phát', ['T1', 'T4', 'T7'], 0.98],
  ['Hado Centrosa Garden', 'Quận 10', 'Phường 12', '3 Tháng 2', ['Iris 1', 'Jasmine 2', 'Orchid 1'], 1.02],
  ['Estella Heights', 'TP. Thủ Đức', 'Phường An Phú', 'Song Hành', ['T1', 'T2', 'T3', 'T4'], 1.6],
  ['Masteri Thảo Điền', 'TP. Thủ Đức', 'Phường Thảo Điền', 'Xa lộ Hà Nội', ['T1', 'T2', 'T3', 'T5'], 1.7],
  ['Gateway Thảo Điền', 'TP. Thủ Đức', 'Phường Thảo Điền', 'Xa lộ Hà Nội', ['Aspen', 'Madison'], 2],
  [
    'Vinhomes Grand Park',
    'TP. Thủ Đức',
    'Phường Long Thạnh Mỹ',
    'Nguyễn Xiển',
    ['S1.02', 'S3.05', 'S5.03', 'S10.07'],
    0.95,
  ],
  ['Botanica Premier', 'Quận Tân Bình', 'Phường 2', 'Hồng Hà', ['A', 'B', 'C'], 0.9],
  ['Golden Mansion', 'Quận Phú Nhuận', 'Phường 9', 'Phổ Quang', ['GM1', 'GM3', 'GM5'], 0.85],
  ['Kingston Residence', 'Quận Phú Nhuận', 'Phường 8', 'Nguyễn Văn Trỗi', ['A', 'B'], 1],
  ['River Gate', 'Quận 4', 'Phường 6', 'Bến Vân Đồn', ['A', 'B', 'C'], 1.2],
  ['The Gold View', 'Quận 4', 'Phường 1', 'Bến Vân Đồn', ['A1', 'A3', 'B2'], 1.1],
  ['Cityland Park Hills', 'Quận Gò Vấp', 'Phường 10', 'Phan Văn Trị', ['P1', 'P4', 'P7'], 1.05],
  ['Celadon City', 'Quận Tân Phú', 'Phường Sơn Kỳ', 'Tân Kỳ Tân Quý', ['Ruby', 'Emerald', 'Diamond Alnata'], 1.1],
  ['Akari City', 'Quận Bình Tân', 'Phường An Lạc', 'Võ Văn Kiệt', ['AK1', 'AK5', 'AK8'], 1.25],
  ['The Pegasuite', 'Quận 8', 'Phường 6', 'Tạ Quang Bửu', ['A', 'B'], 1],
  ['Diamond Riverside', 'Quận 8', 'Phường 16', 'Võ Văn Kiệt', ['A', 'B', 'C', 'D'], 0.92],
  ['Pi City', 'Quận 12', 'Phường Thạnh Xuân', 'Thạnh Xuân 13', ['A1', 'B2', 'C1'], 1.15],
  ['Khang Gia Quận 8', 'Quận 8', 'Phường 16', 'Phú Định', ['A', 'B'], 0.8],
  ['Saigon South Residences', 'Huyện Nhà Bè', 'Xã Phước Kiển', 'Nguyễn Hữu Thọ', ['A', 'C', 'E', 'H'], 1.7],
  ['Mizuki Park', 'Huyện Bình Chánh', 'Xã Bình Hưng', 'Nguyễn Văn Linh', ['MP1', 'MP5', 'MP8'], 2],
  ['Hùng Vương Plaza', 'Quận 5', 'Phường 12', 'Hồng Bàng', ['A', 'B'], 0.9],
] as const;

export interface DemoProject {
  name: string;
  address: string;
  district: number;
  ward: number;
  street: string;
  blocks: readonly string[];
  factor: number;
}

/** In the order of their ids. @throws if the dictionary lacks one of the places */
export const demoProjects: readonly DemoProject[] = list.map(
  ([name, districtName, wardName, street, blocks, factor]) => {
    const district = districtNamed(districtName);
    const ward = district.wards.find((one) => one.name === wardName);
    if (!ward) throw new Error(`${districtName} has no ${wardName}`);
    return {
      name,
      address: `${street}, ${districtName}, TP. Hồ Chí Minh`,
      district: district.id,
      ward: ward.id,
      street,
      blocks,
      factor,
    };
  },
);
