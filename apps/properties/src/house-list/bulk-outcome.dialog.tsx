import { commonText } from '@toam/contracts/texts/common';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import type { BulkOutcome } from '@toam/list-screen/run-in-parts';
import { Button, formatNumber, Modal, Row, Stack, Text } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

interface BulkOutcomeDialogProps {
  /** The action, as the title names it. */
  action: string;
  outcome: BulkOutcome;
  onClose: () => void;
}

/** Number of houses named under each reason. */
const max = 30;

/** Houses grouped by the API's reason, the most frequent first. */
function reasonsOf({ refused }: BulkOutcome): [string, number[]][] {
  const reasons = new Map<string, number[]>();
  for (const { id, message } of refused) reasons.set(message, [...(reasons.get(message) ?? []), id]);
  return [...reasons].sort(([, one], [, other]) => other.length - one.length);
}

/** The houses that an action failed for, and why. They stay chosen. */
export function BulkOutcomeDialog({ action, outcome, onClose }: BulkOutcomeDialogProps) {
  const { done, refused, left } = outcome;
  const all = done.length + refused.length + left.length;
  return (
    <Modal
      open
      centered
      width={480}
      title={houseBulkText.partly(action, formatNumber(done.length), formatNumber(all))}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {commonText.ok}
        </Button>
      }
    >
      <Stack gap={12}>
        {refused.length > 0 && <p>{houseBulkText.refused(formatNumber(refused.length))}</p>}
        <Stack as="ul" gap={12} maxHeight="50vh" overflow="scroll">
          {reasonsOf(outcome).map(([reason, houses]) => (
            <li key={reason}>
              <Text weight={500}>{reason}</Text>
              <Row wrap gap={10} rowGap={4} top={4} tone="text2" digits>
                {houses.slice(0, max).map((id) => (
                  <Link key={id} to={paths.house(id)} target="_blank">
                    {houseBulkText.house(id)}
                  </Link>
                ))}
                {houses.length > max && <span>{houseBulkText.andMore(formatNumber(houses.length - max))}</span>}
              </Row>
            </li>
          ))}
        </Stack>
        {left.length > 0 && <p>{houseBulkText.notReached(formatNumber(left.length))}</p>}
        <Text as="p" size={12} tone="text2">
          {houseBulkText.stayChosen}
        </Text>
      </Stack>
    </Modal>
  );
}
