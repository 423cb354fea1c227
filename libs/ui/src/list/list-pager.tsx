import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import { formatNumber, formatTotal } from '../format/number';
import { CaretLeftIcon, CaretRightIcon } from '../icons';
import { Bar, Bone, Cell, Text } from '../layout/layout';
import { later } from '../on-demand/on-demand';
import { useIsPhone } from '../screen/watch-media';

// antd's Select is 80 KB that lists without a choice of pages do not need.
const PageSizePicker = later(() => import('./page-size-picker'), <Bone width={120} height={32} />);

interface ListPagerProps {
  /** Accessible name, for a screen with several lists. */
  label?: string;
  page: number;
  onPage: (page: number) => void;
  size: number;
  onSize?: (size: number) => void;
  /** undefined while unknown. */
  total: number | undefined;
  capped?: boolean | undefined;
}

/** Below a paged list: the range of rows, previous and next, and the page size. Specification 2 §2. */
export function ListPager({ label = listText.pages, page, onPage, size, onSize, total, capped }: ListPagerProps) {
  const buttonSize = useIsPhone() ? 'large' : 'middle';
  if (!total) return null;
  const last = Math.ceil(total / size);
  const from = (page - 1) * size + 1;
  return (
    <Bar as="nav" minHeight={48} padY={6} edge="topSoft" liftsToasts="footer" aria-label={label}>
      {onSize && <PageSizePicker value={size} onChange={onSize} />}
      <Cell />
      <Text size={13} tone="text2" role="status">
        {listText.rowsOf(
          formatNumber(Math.min(from, total)),
          formatNumber(Math.min(page * size, total)),
          formatTotal(total, capped),
        )}
      </Text>
      <Button
        size={buttonSize}
        icon={<CaretLeftIcon size={16} />}
        aria-label={listText.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      />
      <Button
        size={buttonSize}
        icon={<CaretRightIcon size={16} />}
        aria-label={listText.nextPage}
        disabled={page >= last && !capped}
        onClick={() => onPage(page + 1)}
      />
    </Bar>
  );
}
