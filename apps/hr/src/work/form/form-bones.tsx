import { formScreenText as text } from './form-screen.text';
import { Bone, Cell, Row, Stack } from '@toam/ui/core';

/** Lines of forms that are on their way. */
export const FormBones = () => (
  <Stack role="status" aria-label={text.loading}>
    {['30%', '44%', '36%', '40%', '32%', '48%'].map((width, at) => (
      <Row key={at} edge="topSoft" gap={12} padX={16} padY={10} minHeight={62}>
        <Bone width={36} height={36} />
        <Cell gap={6}>
          <Bone width={at % 2 === 0 ? 84 : 112} height={14} />
          <Bone width={width} height={12} />
        </Cell>
        <Bone width={72} height={20} />
      </Row>
    ))}
  </Stack>
);
