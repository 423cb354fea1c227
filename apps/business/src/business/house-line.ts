import type { DealHouse } from '@toam/contracts/deal/deal.schema';

/** '148/12 Nguyễn Văn Đậu'; the title of a house without an address. */
export const houseLine = ({
  house_number,
  house_address,
  title,
}: Pick<DealHouse, 'house_number' | 'house_address' | 'title'>): string =>
  [house_number, house_address].filter(Boolean).join(' ') || (title ?? '');
