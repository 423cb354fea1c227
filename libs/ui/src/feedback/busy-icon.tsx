import type { IconProps } from '../icon/draw-icon';
import { CircleNotchIcon } from '../icons';
import * as css from './busy-icon.module.css';

/** In place of a button's icon while its work is under way. */
export const BusyIcon = ({ size, label }: Pick<IconProps, 'size' | 'label'>) => (
  <CircleNotchIcon size={size} label={label} className={css.busy} />
);
