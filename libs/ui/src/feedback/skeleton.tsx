import { Skeleton as AntSkeleton, type SkeletonProps } from 'antd';
import './skeleton.css';

/** Bones of what is loading. antd draws a heading among them, which nobody should hear of or jump to. */
export const Skeleton = (props: SkeletonProps) => (
  <div aria-hidden className="ta-bones">
    <AntSkeleton {...props} />
  </div>
);
