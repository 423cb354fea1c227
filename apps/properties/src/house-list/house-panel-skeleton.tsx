import { listText } from '@toam/contracts/texts/list';
import { Bone, Stack } from '@toam/ui/core';
import { PanelFrame } from './house-panel-frame';

/** The panel's shape while the house loads. */
export const HousePanelSkeleton = () => (
  <PanelFrame role="status" aria-label={listText.loading}>
    <Stack gap={14}>
      <Bone height={184} radius={8} />
      <Bone width="38%" height={26} radius={6} />
      <Bone width="72%" height={16} />
      <Bone width="58%" height={12} />
      <Bone height={110} radius={8} />
      <Bone width="92%" height={12} />
      <Bone width="80%" height={12} />
    </Stack>
  </PanelFrame>
);
