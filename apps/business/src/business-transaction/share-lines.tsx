import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { shareColumns } from '@toam/domain/deal/deal-columns';
import { maxShares } from '@toam/contracts/deal/deal-fields';
import { fullMoney } from '@toam/domain/money/money-format';
import { Button, confirm, Grid, Row, Text, useIsPhone, watchMedia, IconButton, StatusTag } from '@toam/ui/core';
import { type EntryForm, FormSection, goToField, useFormState } from '@toam/ui/form';
import { PlusIcon, PencilSimpleIcon, TrashIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';
import { dealFormText as text } from './deal-form.text';
import { type DealValues, feesOf, type ShareValues } from './deal-form.values';
import { ShareFold } from './share-fold';
import * as css from './share-lines.module.css';
import { ShareSum, useShareColours } from './share-sum';
import { useShareLines } from './use-share-lines';
import {
  ShareCode,
  ShareFee,
  type ShareFieldsProps,
  ShareNote,
  ShareParties,
  ShareRate,
  ShareStatusField,
} from './share-line';

interface ShareLinesProps {
  form: EntryForm<DealValues>;
  /** The stored shares of the deal. */
  stored: readonly TransactionRow[];
  /** The share that somebody came for. */
  wanted: number | null;
}

const { staff_id, customer_id, type, brokerage_rate, fee_user, code, status } = shareColumns;
const heads = [staff_id, customer_id, type, brokerage_rate, fee_user, code];

/** The fields of a person have no room in one line. */
const useIsNarrow = watchMedia('(max-width: 1119.98px)');

const isTouched = ({ share_id, user_id, brokerageFeeUser, note }: ShareValues): boolean =>
  share_id !== null || user_id !== null || brokerageFeeUser !== null || note !== '';

interface ShareRowProps extends ShareFieldsProps {
  colour: string;
  isCancelled: boolean;
  /** Undefined: the only person of the deal, or one of whom money was collected. */
  onRemove: (() => void) | undefined;
  /** Why it cannot be removed. */
  whyNot: string | undefined;
}

/** A person of the deal in one line, with their note below. Mockup 24. */
function ShareRow({ colour, isCancelled, onRemove, whyNot, ...line }: ShareRowProps) {
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

/** The people of a deal, one line each, and their sum against the fee. Specification 3 §5.3, mockup 24. */
export function ShareLines({ form, stored, wanted }: ShareLinesProps) {
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const { fee, shares, offers, lines } = useShareLines(form);
  const { errors } = useFormState({ control: form.control });
  const wantedKey = shares.find(({ share_id }) => share_id !== null && share_id === wanted)?.key;
  const [open, setOpen] = useState<string | null>(wantedKey ?? shares[0]?.key ?? null);
  const [added, setAdded] = useState<{ at: number } | null>(null);
  const isThere = added !== null && shares.length > added.at;
  useEffect(() => {
    // on a phone the focus would open the keyboard over the line
    if (added && isThere && !isPhone) goToField(`users_group.${added.at}.user_id`);
  }, [added, isThere, isPhone]);
  const colours = useShareColours(shares);
  const storedOf = ({ share_id }: ShareValues) => stored.find(({ id }) => id === share_id);

  const remove = async (at: number) => {
    const share = shares[at];
    if (!share) return;
    const name = storedOf(share)?.staff.name ?? text.shareOf(at + 1);
    const description = share.share_id === null ? text.removeTyped : text.removeShareHow(shares.length - 1);
    const isSure =
      !isTouched(share) || (await confirm({ title: text.sureRemoveShare(name), description, danger: true }));
    if (isSure) lines.remove(at);
  };
  const rateSum = shares.reduce((sum, { brokerageRate }) => sum + (brokerageRate || 0), 0);
  const feeSum = feesOf(shares).reduce((sum, one) => sum + one, 0);
  const isOver = fee !== null && feeSum > fee;

  const lineProps = (share: ShareValues, at: number) => {
    const known = storedOf(share);
    const collected = known?.brokerageFeeReceived ?? 0;
    const canRemove = shares.length > 1 && collected === 0;
    return {
      ...{ control: form.control, at, share, lines, offer: offers[at] ?? { fee: null, code: '' } },
      knownCustomer: known?.customer?.name,
      isCancelled: known !== undefined && known.cancelDate !== null,
      onRemove: canRemove ? () => void remove(at) : undefined,
      whyNot: collected > 0 ? text.hasReceipts(fullMoney(collected)) : undefined,
    };
  };
  const addLine = () => {
    setOpen(lines.add());
    setAdded({ at: shares.length });
  };
  const add = (
    <Button
      size={isPhone ? 'large' : 'middle'}
      type={isPhone ? 'link' : 'default'}
      icon={<PlusIcon size={16} />}
      disabled={shares.length >= maxShares}
      onClick={addLine}
    >
      {text.addShare}
    </Button>
  );
  const percents = text.rates(
    (Math.round(rateSum * 1000) / 1000).toLocaleString('vi-VN', { maximumFractionDigits: 3 }),
  );

  return (
    <FormSection
      id="shares"
      title={text.shares}
      plain
      description={!isNarrow && text.sharesHow}
      aside={
        isNarrow && (
          <Text size={13} tone="text3" nowrap className="num">
            {`${text.people(shares.length)} · ${percents}`}
          </Text>
        )
      }
    >
      {isNarrow ? (
        <>
          {shares.map((share, at) => (
            <ShareFold
              key={share.key}
              {...lineProps(share, at)}
              // what is wrong is never folded away
              isOpen={open === share.key || errors.users_group?.[at] !== undefined}
              onToggle={() => setOpen(open === share.key ? null : share.key)}
            />
          ))}
          {isPhone ? add : <Row padY={10}>{add}</Row>}
          {!isPhone && <ShareSum fee={fee} shares={shares} />}
        </>
      ) : (
        <>
          <Grid
            className={`${css.columns} ${css.head}`}
            gap={12}
            padY={8}
            size={12}
            tone="text3"
            weight={500}
            edge="bottom"
          >
            <span />
            {heads.map((head) => (
              <Text key={head.label} nowrap aria-hidden>
                {head.label} <Text tone="error">*</Text>
              </Text>
            ))}
            <span aria-hidden>{status.label}</span>
          </Grid>
          {shares.map((share, at) => (
            <ShareRow key={share.key} {...lineProps(share, at)} colour={colours[at]!} />
          ))}
          <Grid className={`${css.columns} ${css.head}`} gap={12} padY={10} size={13}>
            <span />
            <Row self="start">{add}</Row>
            <span />
            <span />
            <Text weight={600} padX={10} textAlign="end" className="num">
              {percents}
            </Text>
            <Text weight={600} padX={10} textAlign="end" className="num" {...(isOver && { tone: 'error' })}>
              {`${fullMoney(feeSum)} đ`}
            </Text>
            {fee !== null && Number.isSafeInteger(fee) && (
              <Text tone="text2" nowrap>
                {text.ofFee(fullMoney(fee))}
              </Text>
            )}
          </Grid>
          <ShareSum fee={fee} shares={shares} />
        </>
      )}
    </FormSection>
  );
}
