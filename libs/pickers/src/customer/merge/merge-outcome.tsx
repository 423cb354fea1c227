import type { MergePreview } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { phoneInGroups } from '@toam/domain/phone';
import { Cell, Row, Stack, Text } from '@toam/ui/core';
import { ArrowRightIcon } from '@toam/ui/icons';
import * as css from './customer-merge.module.css';
import { type At, type Chosen, heldInWords, phonesAfter } from './merge-values';

const mainPhone = { tone: 'teal', background: 'tealTint', weight: 500 } as const;

/** The result of the merge: all numbers in order, and the records that move. */
export function MergeOutcome({ preview, kept, chosen }: { preview: MergePreview; kept: At; chosen: Chosen }) {
  const phones = phonesAfter(preview, chosen, kept);
  const [stays, goes] = [preview.records[kept], preview.records[kept === 0 ? 1 : 0]];
  const words = heldInWords(goes.held);
  return (
    <Stack as="section" gap={4}>
      <Text as="h3" top={8} size={14} weight={600}>
        {customerMergeText.phones}
      </Text>
      <Row as="ol" wrap gap={6} size={13} className={css.phones}>
        {phones.map((phone, at) => (
          <Row key={phone} as="li" gap={6} padX={8} padY={2} border radius={4} {...(at === 0 && mainPhone)}>
            {phoneInGroups(phone)}
            {at >= phoneFields.length && <Text tone="text3">{customerMergeText.morePhones}</Text>}
          </Row>
        ))}
      </Row>
      <Row align="start" gap={10} padX={12} padY={10} top={8} size={13} background="fill" radius={10}>
        <ArrowRightIcon size={18} color="var(--teal)" />
        <Cell>
          {words ? (
            <p>
              <b>{words}</b> {customerMergeText.moves(stays.customer.id)}
            </p>
          ) : (
            <p>{customerMergeText.nothingMoves}</p>
          )}
          <Text as="p" size={12} tone="text2">
            {customerMergeText.keeps}
          </Text>
        </Cell>
      </Row>
    </Stack>
  );
}
