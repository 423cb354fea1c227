import { listText } from '@toam/contracts/texts/list';
import { Select } from 'antd';

interface PageSizePickerProps {
  value: number;
  onChange: (size: number) => void;
  /** Default 10, 20, 50, 100. */
  sizes?: readonly number[];
}

/** Number of rows per page. For paged tables only; infinite lists need none. */
export default function PageSizePicker({ value, onChange, sizes = [10, 20, 50, 100] }: PageSizePickerProps) {
  return (
    <Select
      value={value}
      onChange={onChange}
      aria-label={listText.pageSize}
      popupMatchSelectWidth={false}
      options={sizes.map((size) => ({ value: size, label: listText.perPage(size) }))}
    />
  );
}
