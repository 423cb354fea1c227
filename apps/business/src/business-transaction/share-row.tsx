import { dealFormText as text } from './deal-form.text';
import { Grid, IconButton, Row, StatusTag } from '@toam/ui/core';
import { PencilSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useState } from 'react';
import {
  ShareCode,
  ShareFee,
  type ShareFieldsProps,
  ShareNote,
  ShareParties,
  ShareRate,
  ShareStatusField,
} from './share-line';
import * as css from './share-lines.module.css';

interface ShareRowProps extends ShareFieldsProps {
  colour: string;
  isCancelled: boolean;
  /** Undefined: the only person of the deal, or one of whom money was collected. */
  onRemove: (() => void) | undefined;
  /** Why it cannot be removed. */
  whyNot: string | undefined;
}

/** A person of the deal in one line, with their note below. Mockup 24. */
export function ShareRow({ colour, isCancelled, onRemove, whyNot, ...line }: ShareRowProps) {
  const [hasNote, setHasNote] = useState(line.share.note !== '');
  const number = line.at + 1;
  return (
    <div role="group" aria-label={text.shareOf(number)} className={css.line}>
      <Grid className={css.columns} gap={12} padY={10}>
        <i className={css.colour} style={{ background: colour }} />
        <ShareParties {...line} />
        <ShareRate {...line} />
        <ShareFee {...line} />
        <ShareCode {...line} />
        <div>
          <ShareStatusField {...line} />
          {isCancelled && <StatusTag tone="error">{text.cancelledShare}</StatusTag>}
        </div>
        <Row gap={0} align="start">
          <IconButton
            aria-label={text.showNote(number)}
            title={text.note}
            aria-expanded={hasNote}
            onClick={() => setHasNote(!hasNote)}
          >
            <PencilSimpleIcon size={16} weight={line.share.note === '' ? 'regular' : 'fill'} />
          </IconButton>
          <IconButton
            aria-label={text.removeShare(number)}
            title={whyNot ?? text.removeShare(number)}
            disabled={!onRemove}
            onClick={onRemove}
          >
            <TrashIcon size={16} />
          </IconButton>
        </Row>
      </Grid>
      {(hasNote || line.share.note !== '') && (
        <div className={css.note}>
          <ShareNote {...line} />
        </div>
      )}
    </div>
  );
}
