import { Button, Cell, formatNumber, Grid, IconButton, Row, Stack, Text } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { CaretDownIcon, CaretUpIcon, CheckIcon, XIcon } from '@toam/ui/icons';
import { approvalText } from './approval.text';
import type { Waiting } from './approval.queries';
import { ItemHead, DecidedElsewhere, ViewLink, type ShownItem } from './queue-item';

interface QueuePanelProps<W extends Waiting> extends ShownItem<W> {
  onClose: () => void;
}

/** The item on a phone's whole screen, with both decision buttons within the thumb's reach. Mockup 07-480. */
export function QueuePanel<W extends Waiting>(props: QueuePanelProps<W>) {
  const { item, at, total, look, acts, onClose } = props;
  const title = (
    <Cell as="span">
      <Text as="b" size={14} weight={600} tone="text" ellipsis>
        {look.title(item)}
      </Text>
      {at >= 0 && (
        <Text as="small" size={11} tone="text3">
          {approvalText.place(formatNumber(at + 1), formatNumber(total))}
        </Text>
      )}
    </Cell>
  );
  const decisions = (
    <Grid columns={2} gap={8} liftsToasts="bar">
      <Button size="large" danger disabled={at < 0} icon={<XIcon size={18} />} onClick={acts.reject}>
        {approvalText.reject}
      </Button>
      <Button
        size="large"
        type="primary"
        disabled={at < 0}
        icon={<CheckIcon size={18} weight="bold" />}
        onClick={acts.approve}
      >
        {approvalText.approve}
      </Button>
    </Grid>
  );
  return (
    <DetailPanel
      label={look.title(item)}
      title={title}
      actions={<Steps at={at} total={total} acts={acts} />}
      onClose={onClose}
      footer={decisions}
    >
      <Stack gap={12} padX={16} padY={12}>
        <ItemHead item={item} />
        {at < 0 && <DecidedElsewhere onGoOn={acts.next} />}
        {look.body(item)}
        <Row gap={8} padY={6}>
          {look.actions?.(item)}
          <ViewLink item={item} />
        </Row>
      </Stack>
    </DetailPanel>
  );
}

type StepsProps = Pick<ShownItem<Waiting>, 'at' | 'total' | 'acts'>;

const Steps = ({ at, total, acts }: StepsProps) => (
  <>
    <IconButton aria-label={approvalText.previous} disabled={at <= 0} onClick={acts.previous}>
      <CaretUpIcon size={20} />
    </IconButton>
    <IconButton aria-label={approvalText.next} disabled={at >= total - 1} onClick={acts.next}>
      <CaretDownIcon size={20} />
    </IconButton>
  </>
);
