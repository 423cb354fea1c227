import { PeriodType } from '@toam/domain/business/business-period';
import type { Pace } from '@toam/domain/business/quarter-pace';
import { oneDecimal, whole } from '@toam/contracts/business/business.text';

/** The pace of new demands. Issue 15, mockup 26. */
export const paceScreenText = {
  /** `day`: the last day of the period, '14/10'. */
  until: {
    [PeriodType.year]: () => 'tiến độ đến cuối năm',
    [PeriodType.quarter]: () => 'tiến độ đến cuối quý',
    [PeriodType.month]: () => 'tiến độ đến cuối tháng',
    [PeriodType.custom]: (day: string) => `tiến độ đến hết ${day}`,
  } satisfies Record<PeriodType, (day: string) => string>,
  needed: 'cần mỗi ngày',
  going: 'hiện đạt mỗi ngày',
  reached: ({ done, target }: Pick<Pace, 'done' | 'target'>) => `Đã có ${whole(done)}, cần ${whole(target)} nhu cầu`,
  /** 'cần 0,7 mỗi ngày, hiện đạt 1,3' */
  note: ({ needed, going }: Pick<Pace, 'needed' | 'going'>) =>
    [
      needed === null ? 'không còn ngày làm việc' : `cần ${oneDecimal(needed)} mỗi ngày`,
      ...(going === null ? [] : [`hiện đạt ${oneDecimal(going)}`]),
    ].join(', '),
  had: 'Đã có',
  toReach: (target: number) => `Cần để đạt ${whole(target)}`,
  atThisPace: (ends: number) => `Giữ tiến độ này: ${whole(ends)}`,
  today: (day: string) => `Hôm nay, ${day}`,
  chart: ({ done, target, ends }: Pick<Pace, 'done' | 'target' | 'ends'>) =>
    `Đã có ${whole(done)}, cần ${whole(target)} đến cuối kỳ${ends === null ? '' : `, giữ tiến độ này được ${whole(ends)}`}`,
} as const;
