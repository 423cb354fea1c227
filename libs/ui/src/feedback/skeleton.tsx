import { Skeleton as AntSkeleton, type SkeletonProps } from 'antd';
import './skeleton.css';

/** Placeholder while content loads. Hidden from screen readers, because antd draws a heading in it. */
export const Skeleton = (props: SkeletonProps) => (
  <div aria-hidden className="ta-bones">
    <AntSkeleton {...props} />
  </div>
);
