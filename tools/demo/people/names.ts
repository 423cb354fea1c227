import type { Gender } from '@toam/contracts/user/user';
import type { Random } from '@toam/domain/random';
import { plain } from '@toam/domain/vietnamese';

const families = [
  ['Nguyễn', 36],
  ['Trần', 12],
  ['Lê', 10],
  ['Phạm', 8],
  ['Huỳnh', 6],
  ['Phan', 5],
  ['Vũ', 4],
  ['Võ', 5],
  ['Đặng', 4],
  ['Bùi', 3],
  ['Đỗ', 3],
  ['Hồ', 3],
  ['Ngô', 2],
  ['Dương', 2],
  ['Lý', 1],
  ['Trương', 2],
  ['Đinh', 1],
  ['Mai', 1],
  ['Cao', 1],
  ['Tạ', 1],
] as const;

const given = {
  male: {
    middle: [
      'Văn',
      'Minh',
      'Quốc',
      'Hữu',
      'Đức',
      'Hoàng',
      'Gia',
      'Thanh',
      'Công',
      'Anh',
      'Tuấn',
      'Xuân',
      'Trọng',
      'Nhật',
      'Bảo',
      'Khánh',
    ],
    first: [
      'Bảo',
      'Phúc',
      'Khôi',
      'Huy',
      'Tùng',
      'Thắng',
      'Dũng',
      'Hùng',
      'Khang',
      'Long',
      'Nam',
      'Quân',
      'Sơn',
      'Tâm',
      'Thịnh',
      'Trí',
      'Tuấn',
      'Vinh',
      'Đạt',
      'Đức',
      'Hải',
      'Hiếu',
      'Kiên',
      'Lâm',
      'Lộc',
      'Nghĩa',
      'Phong',
      'Phước',
      'Quang',
      'Tài',
      'Toàn',
      'Việt',
    ],
  },
  female: {
    middle: [
      'Thị',
      'Thu',
      'Ngọc',
      'Thuỳ',
      'Thanh',
      'Mỹ',
      'Kim',
      'Hồng',
      'Phương',
      'Minh',
      'Bích',
      'Diệu',
      'Khánh',
      'Tường',
      'Quỳnh',
      'Hoàng',
    ],
    first: [
      'Hà',
      'Diễm',
      'Linh',
      'An',
      'Duyên',
      'Trang',
      'Thảo',
      'Hương',
      'Lan',
      'Mai',
      'Ngân',
      'Nga',
      'Nhung',
      'Oanh',
      'Phượng',
      'Quyên',
      'Thư',
      'Trâm',
      'Trinh',
      'Tuyết',
      'Uyên',
      'Vân',
      'Vy',
      'Yến',
      'Châu',
      'Giang',
      'Hạnh',
      'Hiền',
      'Hoa',
      'Loan',
      'My',
      'Như',
    ],
  },
} as const;

/** 'Nguyễn Thu Hà': family, middle, given name. */
export function fullName(r: Random, gender: Exclude<Gender, 'other'>): string {
  const { middle, first } = given[gender];
  const last = r.pick(first);
  return `${r.weighted(families)} ${r.pick(middle.filter((name) => name !== last))} ${last}`;
}

/** A mobile number with a current prefix, '09…'. */
export const mobilePhone = (r: Random) =>
  `${r.pick(['090', '093', '089', '091', '094', '088', '096', '097', '098', '086', '032', '033', '035', '036', '037', '038', '039', '070', '076', '077', '078', '079', '081', '082', '083', '084', '085'])}${String(r.whole(1_000_000, 9_999_999))}`;

/** 'Nguyễn Thu Hà' → 'nguyenthuha' */
export const latin = (text: string) => plain(text).replace(/[^a-z0-9]+/g, '');

/** By the given name, as colleagues guess how to address a customer. */
export const genderOf = (name: string): 'male' | 'female' => {
  const first = name.split(' ').at(-1);
  return given.male.first.some((one) => one === first) ? 'male' : 'female';
};
