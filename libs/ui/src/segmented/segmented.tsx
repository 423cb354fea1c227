import { Segmented as AntSegmented, type SegmentedProps } from 'antd';
import { useId } from 'react';

/**
 * antd's segmented control as one stop for Tab: radio buttons of one name, among which the arrow keys choose. By itself antd makes
 * its frame a stop as well, at which no key does anything.
 */
export function Segmented<Value>({ name, ...props }: SegmentedProps<Value>) {
  const id = useId();
  return <AntSegmented<Value> {...props} name={name ?? id} tabIndex={undefined} />;
}
