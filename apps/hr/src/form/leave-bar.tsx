import { daysText } from '@toam/contracts/form/form-labels';
import { formScreenText as text } from '@toam/contracts/texts/form-screen';
import { Row, Stack, Text } from '@toam/ui/core';
import * as css from './form.module.css';

/** A year's leave in days, by what became of it. */
export type LeaveParts = Record<keyof typeof text.parts, number>;

const order = ['used', 'reserved', 'this', 'left', 'future'] as const;

/** A year's leave as a bar, and its parts in words. Parts without days are left out. */
export function LeaveBar({ parts }: { parts: LeaveParts }) {
  const shown = order.filter((part) => parts[part] > 0);
  return (
    <Stack gap={8}>
      <Row gap={2} className={css.bar} radius={4} overflow="hidden" aria-hidden>
        {shown.map((part) => (
          <i key={part} className={css.segment} data-part={part} style={{ flexGrow: parts[part] }} />
        ))}
      </Row>
      <Row as="ul" gap={14} rowGap={4} wrap size={12}>
        {shown.map((part) => (
          <Row as="li" key={part} gap={6}>
            <Text className={css.mark} data-part={part} radius={4} aria-hidden />
            <Text tone="text2">{text.parts[part]}</Text>
            <b>{daysText(parts[part])}</b>
          </Row>
        ))}
      </Row>
    </Stack>
  );
}
