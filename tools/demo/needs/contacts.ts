import type { Market } from '../market';
import { fullName, mobilePhone } from '../people/names';
import type { Random } from '@toam/domain/random';

/** A website visitor's request about a house; the house is an index in the brokerage. */
export interface DemoContact {
  house: number;
  name: string;
  phone_number: string;
  message: string;
  at: Date;
  handled: boolean;
}

const messages = [
  'Nhà còn bán không ạ? Tôi muốn xem cuối tuần này.',
  'Cho tôi xin giá tốt nhất và tình trạng sổ.',
  'Hẻm vào có quay đầu ô tô được không?',
  'Tôi cần xem nhà ngay trong hôm nay, gọi lại giúp.',
  'Có hỗ trợ vay ngân hàng không?',
  'Nhà có bớt thêm được không, tôi thanh toán nhanh.',
  '',
] as const;

/** Requests about houses on the website, from the last two months. Most recent ones are still waiting. D15. */
export function demoContacts(
  r: Random,
  { houses, calendar }: Pick<Market, 'houses' | 'calendar'>,
  count: number,
): DemoContact[] {
  const published = houses.flatMap(({ row, created }, index) =>
    row.web === 1 && row.status !== 1 ? [{ index, created }] : [],
  );
  return Array.from({ length: count }, (_, index): DemoContact => {
    const own = r.fork(index);
    const house = own.pick(published);
    const since = new Date(Math.max(house.created.getTime(), calendar.ago(60).getTime()));
    const at = calendar.between(own, since, calendar.now);
    return {
      house: house.index,
      name: fullName(own, own.pick(['male', 'female'] as const)),
      phone_number: mobilePhone(own),
      message: own.pick(messages),
      at,
      handled: at < calendar.ago(5) ? own.chance(0.9) : own.chance(0.3),
    };
  }).sort((a, b) => a.at.getTime() - b.at.getTime());
}
