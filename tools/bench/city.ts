import { normaliseStreet } from '@toam/domain/house/address';
import { random } from '@toam/domain/random';
import { plain } from '@toam/domain/vietnamese';
import { demoProjects } from '../demo/houses/projects';
import { districts } from '../demo/places';

/** A street in a ward: where houses of the bench stand. */
export interface Site {
  province: number;
  district: number;
  street: string;
  /** Number-free part of `address_key`. */
  streetKey: string;
  /** The names that the list's search reads, and the district as people say it. */
  place: string;
  spoken: string;
  ward: string;
  /** Its relative number of houses. */
  weight: number;
  project: number | null;
}

const families = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Huỳnh',
  'Phan',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
];
const middles = ['Văn', 'Thị', 'Hữu', 'Đình', 'Công', 'Quang', 'Minh', 'Ngọc', 'Bá', 'Duy', 'Trọng', 'Xuân'];
const given = [
  ...[
    'An',
    'Bình',
    'Chánh',
    'Cừ',
    'Dung',
    'Đạt',
    'Giai',
    'Hạnh',
    'Hiến',
    'Hớn',
    'Khương',
    'Lãm',
    'Liêm',
    'Long',
    'Lượng',
  ],
  ...['Mại', 'Nghĩa', 'Phú', 'Quá', 'Quới', 'Sáng', 'Siêu', 'Tạo', 'Thọ', 'Tốt', 'Trỗi', 'Tư', 'Ưng', 'Vĩnh', 'Yến'],
];

/** Streets that each district gets in addition to those of the dictionary. */
const composedPerDistrict = 95;

/** Most are called after people, every fourth has a number, as in the city's newer quarters. */
function composed(name: string): string[] {
  const r = random(17).fork(name);
  const names = new Set<string>();
  while (names.size < composedPerDistrict)
    names.add(
      r.chance(0.25) ? `Đường số ${r.whole(1, 60)}` : [r.pick(families), r.pick(middles), r.pick(given)].join(' '),
    );
  return [...names];
}

const spokenName = (district: string) => district.replace(/^(Quận|Huyện|TP\.) (?=\D)/, '');

/** Streets and wards of the whole city: the first streets of a district have most of its houses, as in life. */
export const sites: Site[] = districts.flatMap((district) => {
  const r = random(23).fork(district.name);
  const streets = [...district.streets, ...composed(district.name)];
  return streets.flatMap((street, rank) =>
    r.some(district.wards, 2).map((ward): Site => {
      const projects = demoProjects.flatMap((project, index) =>
        project.district === district.id && project.street === street ? [index] : [],
      );
      return {
        province: district.id,
        district: ward.id,
        street,
        streetKey: normaliseStreet(street),
        place: `${ward.name} ${district.name} TP. Hồ Chí Minh`,
        spoken: spokenName(district.name),
        ward: ward.name,
        weight: district.share / (rank + 6),
        project: projects.length ? r.pick(projects) + 1 : null,
      };
    }),
  );
});

/** `{s}` street, `{q}` district, `{p}` ward, `{f}` floors, `{b}` bedrooms, `{a}` m², `{w}` m of width. */
export const titles = [
  'Nhà phố hẻm xe hơi {s}, {f} tầng',
  'Nhà {f} tầng mới xây, hẻm xe hơi, {q}',
  'Nhà mặt tiền {s}, ngang {w} m, {b} phòng ngủ',
  'Bán gấp nhà {s} {q}, {a} m², sổ hồng riêng',
  'Nhà đẹp {p}, {f} tầng, {a} m²',
  'Nhà phố {q}, {f} tầng, hướng Đông Nam',
  'Nhà {f} tầng gần {s}, dọn vào ở ngay',
  'Căn hộ {s} {b}PN, {a} m², view sông',
  'Căn góc chung cư {s}, {b}PN, đủ nội thất',
  'Căn hộ {b} phòng ngủ {q}, ban công thoáng',
  'Nhà cấp 4 hẻm ba gác {s}, tiện xây mới',
  'Nhà nhỏ {p}, {a} m², {q}',
  'Đất thổ cư {s}, ngang {w} m, nở hậu',
  'Lô đất mặt tiền {p}, {a} m², xây tự do',
  'Biệt thự sân vườn {p}, {f} tầng, hồ bơi riêng',
  'Biệt thự đơn lập {s}, {a} m²',
  'Góc 2 mặt tiền {s}, kinh doanh sầm uất',
  'Shophouse {s}, {f} tầng, ngang {w} m',
  'Toà nhà văn phòng {s}, {f} tầng, thang máy',
  'Kho xưởng {p}, {a} m², xe tải vào tận nơi',
  'Dãy trọ {b} phòng {s}, luôn kín khách',
  'Penthouse {q}, hồ bơi riêng, {b}PN',
  'Nhà nguyên căn {s} cho thuê làm văn phòng',
  'Hàng hiếm {q}: nhà 2 mặt hẻm {s}, {f} tầng thang máy',
];

export const projectNames = demoProjects.map(({ name }) => name);

/** The words of a text as people type them quickly. */
export const typedFast = (text: string): string => plain(text);
