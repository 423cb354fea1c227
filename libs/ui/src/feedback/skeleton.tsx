import { Skeleton as AntSkeleton, type SkeletonProps } from 'antd';
import * as css from './skeleton.module.css';

/** Placeholder while content loads. Hidden from screen readers, because antd draws a heading in it. */
export const Skeleton = (props: SkeletonProps) => (
  <div aria-hidden className={css.bones}>
    <AntSkeleton {...props} />
  </div>
);
