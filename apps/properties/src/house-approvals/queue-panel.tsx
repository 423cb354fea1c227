import { approvalText } from '@toam/contracts/texts/approval';
import { Button, formatNumber } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/heavy';
import { ArrowSquareOutIcon, CaretDownIcon, CaretUpIcon, CheckIcon, XIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import type { Waiting } from './approval.queries';
import { ItemHead } from './item-head';
import { DecidedElsewhere, type ShownItem } from './queue-item';

interface QueuePanelProps<W extends Waiting> extends ShownItem<W> {
  onClose: () => void;
}

/** The item on a phone's whole screen, with both decision buttons within the thumb's reach. Mockup 07-480. */
export function QueuePanel<W extends Waiting>(props: QueuePanelProps<W>) {
  const { item, at, total, look, acts, onClose } = props;
  const title = (
    <span className="approvals-panel-title">
      <b className="ellipsis">{look.title(item)}</b>
      {at >= 0 && <small>{approvalText.place(formatNumber(at + 1), formatNumber(total))}</small>}
    </span>
  );
  const decisions = (
    <div className="approvals-panel-verdicts">
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
    </div>
  );
  return (
    <DetailPanel
      label={look.title(item)}
      title={title}
      actions={<Steps at={at} total={total} acts={acts} />}
      onClose={onClose}
      footer={decisions}
    >
      <div className="approvals-panel">
        <ItemHead item={item} />
        {at < 0 && <DecidedElsewhere onGoOn={acts.next} />}
        {look.body(item)}
        <div className="approvals-panel-links">
          {look.actions?.(item)}
          <Link className="approvals-link" to={paths.house(item.house.id)}>
            <ArrowSquareOutIcon size={16} />
            {approvalText.view}
          </Link>
        </div>
      </div>
    </DetailPanel>
  );
}

type StepsProps = Pick<ShownItem<Waiting>, 'at' | 'total' | 'acts'>;

const Steps = ({ at, total, acts }: StepsProps) => (
  <>
    <button
      type="button"
      className="ta-icon-button ta-bare"
      aria-label={approvalText.previous}
      disabled={at <= 0}
      onClick={acts.previous}
    >
      <CaretUpIcon size={20} />
    </button>
    <button
      type="button"
      className="ta-icon-button ta-bare"
      aria-label={approvalText.next}
      disabled={at >= total - 1}
      onClick={acts.next}
    >
      <CaretDownIcon size={20} />
    </button>
  </>
);
