import type { Calendar } from '../calendar';
import { pickStreet, someDistrict } from '../places';
import type { Random } from '../random';
import { fullName, latin, mobilePhone } from './names';

/** A customer to be; `agent` counts among the staff. */
export interface DemoCustomer {
  name: string;
  phone_number: string;
  phone_number2: string | null;
  email: string | null;
  date_of_birth: string | null;
  address: string | null;
  character: string | null;
  description: string | null;
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
const notes = [
  'Có hai nhà cho thuê ở cùng quận',
  'Giới thiệu bởi khách cũ',
  'Việt kiều, về nước mỗi dịp Tết',
  'Đang đổi nhà lớn hơn',
  'Gửi độc quyền ba tháng',
  'Muốn bán nhanh để chia thừa kế',
] as const;

/** Owners of houses and people who look for one; phones are all different. */
export function demoCustomers(
  r: Random,
  calendar: Calendar,
  count: number,
  agents: ReadonlyArray<readonly [number, number]>,
): DemoCustomer[] {
  const phones = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const own = r.fork(index);
    const name = fullName(own, own.pick(['male', 'female'] as const));
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
    };
  }).sort((a, b) => a.created.getTime() - b.created.getTime());
}
