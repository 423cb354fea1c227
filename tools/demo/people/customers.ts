import type { Calendar } from '../calendar';
import { pickStreet, someDistrict } from '../places';
import type { Random } from '@toam/domain/random';
import type { Gallery, Picture } from '../pictures';
import { fullName, latin, mobilePhone } from './names';

/** A customer before it is stored; `agent` is an index of the staff. */
export interface DemoCustomer {
  name: string;
  phone_number: string;
  phone_number2: string | null;
  phone_number3: string | null;
  phone_number4: string | null;
  email: string | null;
  fax: string | null;
  social_id: string | null;
  date_of_birth: string | null;
  address: string | null;
  character: string | null;
  occupation: string | null;
  description: string | null;
  portrait: Picture | null;
  agent: number;
  created: Date;
}

const characters = [
  'Dứt khoát, thích xem nhà buổi sáng',
  'Cẩn thận, hỏi kỹ pháp lý',
  'Thân thiện, hay mời cà phê',
  'Bận rộn, chỉ nghe máy sau 18 giờ',
  'Thương lượng mạnh tay',
  'Chỉ làm việc với một người môi giới',
  'Mê phong thuỷ, cần xem hướng trước',
] as const;
const occupations = [
  'Bác sĩ',
  'Chủ cửa hàng vật liệu xây dựng',
  'Giáo viên',
  'Kế toán trưởng',
  'Kỹ sư phần mềm',
  'Kinh doanh tự do',
  'Tiểu thương chợ Bến Thành',
  'Đã nghỉ hưu',
] as const;
const notes = [
  'Có hai nhà cho thuê ở cùng quận',
  'Giới thiệu bởi khách cũ',
  'Việt kiều, về nước mỗi dịp Tết',
  'Đang đổi nhà lớn hơn',
  'Gửi độc quyền ba tháng',
  'Muốn bán nhanh để chia thừa kế',
] as const;

/** Data that only some customers have: more numbers, papers, a picture. */
function rarer(own: Random, gender: 'male' | 'female', pictures: Gallery) {
  return {
    phone_number3: own.chance(0.05) ? mobilePhone(own) : null,
    phone_number4: own.chance(0.02) ? mobilePhone(own) : null,
    fax: own.chance(0.03) ? `028 38${own.whole(10, 99)} ${own.whole(1000, 9999)}` : null,
    social_id: own.chance(0.3) ? `0790${own.whole(60, 99)}${own.whole(100_000, 999_999)}` : null,
    occupation: own.fork('occupation').chance(0.35) ? own.fork('occupation').pick(occupations) : null,
    portrait: own.chance(0.12) ? own.pick(pictures[gender]) : null,
  };
}

/** Only the given name, as colleagues save a person whom they have just met. */
const shortName = (name: string): string => `Khách ${name.split(' ').at(-1)}`;

/**
 * People who were saved twice: by a colleague under another number, with +84, or a couple with one telephone.
 * They are examples for merging (D56).
 */
function twins(customers: DemoCustomer[], tour: number): void {
  const own = customers.filter(({ agent }) => agent === tour);
  const others = customers.filter(({ agent }) => agent !== tour);
  const [first, second, third, fourth] = own;
  const [colleagues, couple] = [others.at(-1), others.at(-2)];
  if (!first || !second || !third || !fourth || !colleagues || !couple) return;
  Object.assign(second, { name: shortName(first.name), phone_number: `+84${first.phone_number.slice(1)}` });
  Object.assign(colleagues, { name: third.name, phone_number2: third.phone_number });
  Object.assign(couple, { phone_number2: fourth.phone_number, description: 'Vợ chồng dùng chung một số điện thoại' });
}

/**
 * Owners of houses, and people who look for one. Their first numbers are all different; three pairs share a number.
 * @param tour the staff member of the tour, who owns the first duplicates
 */
export function demoCustomers(
  r: Random,
  calendar: Calendar,
  count: number,
  agents: ReadonlyArray<readonly [number, number]>,
  tour: number,
  pictures: Gallery,
): DemoCustomer[] {
  const phones = new Set<string>();
  const customers = Array.from({ length: count }, (_, index) => {
    const own = r.fork(index);
    const gender = own.pick(['male', 'female'] as const);
    const name = fullName(own, gender);
    let phone_number = mobilePhone(own);
    while (phones.has(phone_number)) phone_number = mobilePhone(own);
    phones.add(phone_number);
    const district = someDistrict(own);
    return {
      name,
      phone_number,
      phone_number2: own.chance(0.12) ? mobilePhone(own) : null,
      email: own.chance(0.45) ? `${latin(name)}${own.whole(60, 99)}@gmail.com` : null,
      date_of_birth: own.chance(0.4) ? calendar.birthday(own, own.whole(25, 70)) : null,
      address: own.chance(0.6)
        ? `${own.whole(2, 520)} ${pickStreet(own, district)}, ${own.pick(district.wards).name}, ${district.name}, TP. Hồ Chí Minh`
        : null,
      character: own.chance(0.3) ? own.pick(characters) : null,
      description: own.chance(0.25) ? own.pick(notes) : null,
      agent: own.weighted(agents),
      created: calendar.working(own, 365),
      ...rarer(own.fork('rarer'), gender, pictures),
    };
  }).sort((a, b) => a.created.getTime() - b.created.getTime());
  twins(customers, tour);
  return customers;
}
