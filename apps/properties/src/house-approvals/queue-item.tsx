import { approvalText } from '@toam/contracts/texts/approval';
import { Alert, Button, Kbd } from '@toam/ui/core';
import { ArrowSquareOutIcon, CheckIcon, KeyboardIcon, XIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import type { Waiting } from './approval.queries';
import { ItemHead } from './item-head';
import type { QueueLook } from './queue-look';

/** Actions on the open item. */
export interface QueueActs {
  approve: () => void;
  reject: () => void;
  previous: () => void;
  next: () => void;
  /** Opens the house's page. */
  view: () => void;
  help: () => void;
}

/** An item, on any screen width. */
export interface ShownItem<W extends Waiting> {
  item: W;
  /** Index in the list; -1 if somebody else decided it while it was open. */
  at: number;
  total: number;
  look: QueueLook<W>;
  acts: QueueActs;
}

/** The item beside the list: head, content, and the two decisions with their keys. */
export function QueueItem<W extends Waiting>({ item, at, look, acts }: ShownItem<W>) {
  return (
    <section className="approvals-item" aria-label={look.title(item)}>
      <div className="approvals-item-scroll">
        <ItemHead item={item}>
          {look.actions?.(item)}
          <Link className="approvals-link" to={paths.house(item.house.id)}>
            <ArrowSquareOutIcon size={16} />
            {approvalText.view}
          </Link>
        </ItemHead>
        {at < 0 && <DecidedElsewhere onGoOn={acts.next} />}
        {look.body(item)}
      </div>
      <footer className="approvals-verdicts">
        <button type="button" className="approvals-keys" onClick={acts.help}>
          <KeyboardIcon size={16} />
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          {approvalText.move}
        </button>
        <span className="ta-grow" />
        <Button danger disabled={at < 0} icon={<XIcon size={16} />} onClick={acts.reject} aria-keyshortcuts="R">
          {approvalText.reject}
          <Kbd>R</Kbd>
        </Button>
        <Button
          type="primary"
          disabled={at < 0}
          icon={<CheckIcon size={16} weight="bold" />}
          onClick={acts.approve}
          aria-keyshortcuts="A"
        >
          {approvalText.approve}
          <Kbd>A</Kbd>
        </Button>
      </footer>
    </section>
  );
}

/** The item stays open when somebody else decides it. */
export const DecidedElsewhere = ({ onGoOn }: { onGoOn: () => void }) => (
  <Alert
    className="approvals-notice"
    type="info"
    showIcon
    title={approvalText.decidedElsewhere}
    action={
      <Button size="small" onClick={onGoOn}>
        {approvalText.goOn}
      </Button>
    }
  />
);
