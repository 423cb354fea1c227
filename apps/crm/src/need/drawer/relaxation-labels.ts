import type { NeedHead, RelaxationOnWire } from '@toam/contracts/need/need-houses.schema';
import { needWishLabel, needWishWord } from '@toam/contracts/need/need.text';
import { needDrawerText } from '@toam/contracts/need/need-drawer.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { wantedText } from '@toam/pickers/need/need-labels';

const text = needDrawerText.relaxations;

/** "Nâng giá đến 9,45 tỷ", "Thêm Quận Phú Nhuận", "Phòng ngủ từ 2", "Không bắt buộc mặt tiền/hẻm". */
export function relaxationText(need: NeedHead, { kind, column, change, names }: RelaxationOnWire): string {
  switch (kind) {
    case 'dearer':
      return text.dearer(housePriceText(change.max_price ?? 0, need.purpose));
    case 'cheaper':
      return text.cheaper(housePriceText(change.min_price ?? 0, need.purpose));
    case 'neighbour':
      return text.neighbour(names.join(', '));
    case 'less':
      return text.less(needWishLabel[column], wantedText[column]({ ...need, ...change }));
    case 'optional':
      return text.optional(needWishWord[column]);
  }
}
