import { chatConsoleText as text } from '../chat/chat-console.text';
import { Bone, Cell, Row, Stack } from '@toam/ui/core';

/** Rows in the shape of conversations. */
export const RailSkeleton = () => (
  <Stack role="status" aria-label={text.list}>
    {[...'12345678'].map((row) => (
      <Row key={row} gap={12} padX={16} padY={[10, 12]} edge="topSoft">
        <Bone radius="circle" width={[36, 44]} height={[36, 44]} />
        <Cell gap={8}>
          <Bone width="56%" height={12} />
          <Bone width="84%" height={10} />
        </Cell>
      </Row>
    ))}
  </Stack>
);
