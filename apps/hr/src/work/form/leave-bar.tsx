import { daysText } from '@toam/contracts/form/form-labels';
import { formScreenText as text } from './form-screen.text';
import { Row, Stack, Text } from '@toam/ui/core';
import { type PartLook, PartMark, PartsBar } from '@toam/ui/detail';

/** A year's leave in days, by what became of it. */
export type LeaveParts = Record<keyof typeof text.parts, number>;

const looks: Record<keyof LeaveParts, PartLook> = {
  ...{ used: 'done', reserved: 'planned', this: 'now', left: 'left', future: 'rest' },
};
const order = ['used', 'reserved', 'this', 'left', 'future'] as const;

/** A year's leave as a bar, and its parts in words. Parts without days are left out. */
export function LeaveBar({ parts }: { parts: LeaveParts }) {
  const shown = order.filter((part) => parts[part] > 0);
  return (
    <Stack gap={8}>
      <PartsBar parts={shown.map((part) => ({ look: looks[part], share: parts[part] }))} />
      <Row as="ul" gap={14} rowGap={4} wrap size={12}>
        {shown.map((part) => (
          <Row as="li" key={part} gap={6}>
            <PartMark look={looks[part]} />
            <Text tone="text2">{text.parts[part]}</Text>
            <b>{daysText(parts[part])}</b>
          </Row>
        ))}
      </Row>
    </Stack>
  );
}
