import { Segmented as AntSegmented, type SegmentedProps } from 'antd';
import { useId } from 'react';

/**
 * antd's segmented control with one tab stop: radio buttons with one name, and the arrow keys choose. antd alone also makes
 * the frame a tab stop, where no key works.
 */
export function Segmented<Value>({ name, ...props }: SegmentedProps<Value>) {
  const id = useId();
  return <AntSegmented<Value> {...props} name={name ?? id} tabIndex={undefined} />;
}
