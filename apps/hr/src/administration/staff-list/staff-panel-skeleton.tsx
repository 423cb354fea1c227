import { listText } from '@toam/contracts/texts/list';
import { Bone, Row, Stack } from '@toam/ui/core';
import { panelBody } from './staff-panel-body';

/** The panel's skeleton while the record loads. */
export const StaffPanelSkeleton = () => (
  <Stack {...panelBody} role="status" aria-label={listText.loading}>
    <Row gap={16}>
      <Bone width={64} height={64} radius="circle" />
      <Bone width="48%" height={22} radius={6} />
    </Row>
    <Bone width="64%" height={32} radius={6} />
    <Bone height={148} radius={8} />
    <Bone height={112} radius={8} />
    <Bone height={112} radius={8} />
  </Stack>
);
