import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { businessChangeLabel } from '@toam/contracts/business/business-labels';
import type { TransactionPage, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { HistorySection } from '@toam/list-screen/history-section';
import {
  Button,
  copyText,
  IconButton,
  RefusedState,
  Row,
  ScreenState,
  Stack,
  Text,
  useIsPhone,
  Avatar,
  Cell,
  Facts,
  formatNumber,
  NoValue,
} from '@toam/ui/core';
import { DetailPanel, Skeleton } from '@toam/ui/detail';
import { LinkSimpleIcon, PencilSimpleIcon, PlusIcon } from '@toam/ui/icons';
import { useState, type ReactNode } from 'react';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { houseLine } from '../house-line';
import { ShareStatus } from '../ledger-cells';
import { ledgerQueries } from '../ledger.queries';
import { paths } from '../../paths';
import { type OpenPaper, PaperDialog } from '../paper/paper-dialogs';
import { SharePapers } from './share-papers';
import * as css from './share-panel.module.css';
import { ShareSum } from './share-sum';
import { ShareLink } from '../share-link';

interface SharePanelProps {
  shareId: number;
  onClose: () => void;
  /** In a list of shares: those above and below. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A person's share of a deal: its money, its papers, and what can be done. Its address is `?open=`. */
export function SharePanel({ shareId, ...panel }: SharePanelProps) {
  const query = useQuery({ ...ledgerQueries.share(shareId), staleTime: 0 });
  const [paper, setPaper] = useState<OpenPaper | null>(null);
  const share = query.data;
  const refused = !share && isRefused(query.error) ? query.error : null;
  const name = share?.transactionCode ?? `#${shareId}`;
  return (
    <>
      <DetailPanel
        {...panel}
        label={text.panel(name)}
        title={name}
        actions={<CopyLink shareId={shareId} />}
        footer={share?.may_edit && <Actions share={share} onOpen={setPaper} />}
      >
        {refused ? (
          <RefusedState heading="h2" reason={refused.message} isForbidden={refused.status === 403} />
        ) : (
          <ScreenState query={query} skeleton={<Skeleton active className={css.section} paragraph={{ rows: 8 }} />}>
            {(found) => <Body share={found} onOpen={setPaper} />}
          </ScreenState>
        )}
      </DetailPanel>
      {paper && <PaperDialog shareId={shareId} paper={paper} onClose={() => setPaper(null)} />}
    </>
  );
}

interface BodyProps {
  share: TransactionPage;
  onOpen: (paper: OpenPaper) => void;
}

const dayText = (seconds: number): ReactNode => (seconds === 0 ? <NoValue /> : writtenDay(dayOf(seconds)));

/** What another person's own fields show. */
const Hidden = () => <Text tone="text3">{text.hidden}</Text>;

function Customer({ share: { customer } }: { share: TransactionRow }) {
  if (!customer) return <Hidden />;
  return customer.may_open ? <Link to={paths.customer(customer.id)}>{customer.name}</Link> : customer.name;
}

/** The deal and the person's part in it. */
const ShareDeal = ({ share }: { share: TransactionPage }) => (
  <section className={css.section} aria-label={text.deal}>
    <h3>{text.deal}</h3>
    <Facts columns="148px minmax(0, 1fr)" rowGap={8} top={10}>
      <dt>{shareColumns.staff_id.label}</dt>
      <dd>
        <Link to={paths.personInChart(share.staff_id)}>{share.staff.name}</Link>
      </dd>
      <dt>{shareColumns.customer_id.label}</dt>
      <dd>
        <Customer share={share} />
      </dd>
      <dt>{shareColumns.type.label}</dt>
      <dd>{dealTypeText[share.transactionType]}</dd>
      <dt>{shareColumns.brokerage_rate.label}</dt>
      <dd>{share.brokerageRate === null ? <Hidden /> : formatNumber(share.brokerageRate)}</dd>
      <dt>{dealColumns.price.label}</dt>
      <dd>{text.dong(fullMoney(share.price))}</dd>
      <dt>{dealColumns.brokerage_fee.label}</dt>
      <dd>{text.dong(fullMoney(share.brokerageFee))}</dd>
      <dt>{dealColumns.reservation_date.label}</dt>
      <dd>{dayText(share.reservationDate)}</dd>
      <dt>{dealColumns.deposit_date.label}</dt>
      <dd>{dayText(share.date)}</dd>
      <dt>{dealColumns.notarized_date.label}</dt>
      <dd>{dayText(share.notarizedDate)}</dd>
      <dt>{dealColumns.receive_date.label}</dt>
      <dd>{dayText(share.brokerageReceiveDate)}</dd>
      {share.note !== null && (
        <>
          <dt>{shareColumns.note.label}</dt>
          <dd>
            <Text preLine breaks>
              {share.note}
            </Text>
          </dd>
        </>
      )}
    </Facts>
  </section>
);

/** Who else has a part of the deal. A fee that is another's own is not shown. */
const OtherShares = ({ shares }: { shares: readonly TransactionRow[] }) =>
  shares.length > 0 && (
    <section className={css.section} aria-label={text.others}>
      <h3>{text.others}</h3>
      <Stack as="ul" divided top={6}>
        {shares.map((share) => (
          <Row as="li" key={share.id} gap={10} padY={8}>
            <Avatar id={share.staff.id} name={share.staff.name} image={share.staff.avatar} size={32} decorative />
            <Cell>
              <Text weight={500} ellipsis>
                {share.staff.name}
              </Text>
              <Text size={12} tone="text2">
                {share.in_scope ? <ShareLink id={share.id} code={share.transactionCode} /> : share.transactionCode} ·{' '}
                {dealTypeText[share.transactionType]}
              </Text>
            </Cell>
            <Stack flex="none" textAlign="end" size={13} digits>
              {share.feesPayable === null ? <Hidden /> : text.dong(fullMoney(share.feesPayable))}
              {share.cancelDate !== null && (
                <Text size={12} tone="error">
                  {text.cancelled}
                </Text>
              )}
            </Stack>
          </Row>
        ))}
      </Stack>
    </section>
  );

const Body = ({ share, onOpen }: BodyProps) => (
  <Stack padY={16}>
    <Stack className={css.part} gap={4}>
      <Row gap={12} align="start" justify="between">
        <Text as="h2" size={18} weight={600} breaks>
          {share.house.may_open ? (
            <Link to={paths.house(share.house_id)}>{houseLine(share.house)}</Link>
          ) : (
            houseLine(share.house)
          )}
        </Text>
        <ShareStatus share={share} short />
      </Row>
      <Text as="p" size={13} tone="text2">
        {[share.house.district, share.house.title].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
    <Stack top={14}>
      <ShareSum share={share} />
    </Stack>
    {share.in_scope && <SharePapers share={share} onOpen={onOpen} />}
    <ShareDeal share={share} />
    <OtherShares shares={share.others} />
    <div className={css.section}>
      <HistorySection
        model="Transaction"
        id={share.id}
        under={['transaction']}
        lineOf={(change) => businessChangeLabel('Transaction', change)}
      />
    </div>
  </Stack>
);

/** What an accountant does next. Nothing more is collected of a share that is settled or cancelled. */
function Actions({ share, onOpen }: BodyProps) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isOpen = share.cancelDate === null;
  const isDue = isOpen && (share.brokerageFeeReceivable ?? 0) > 0;
  return (
    <Row gap={8} wrap justify="end" className={css.actions}>
      <Button
        icon={isPhone ? undefined : <PencilSimpleIcon size={16} />}
        onClick={() => void navigate(paths.editDeal(share.deal_id, share.id))}
      >
        {text.editDeal}
      </Button>
      <Button danger={isOpen} onClick={() => onOpen({ kind: 'bill' })}>
        {isOpen ? text.billNew : text.bill}
      </Button>
      {isDue && <Button onClick={() => onOpen({ kind: 'coupon', couponId: null })}>{text.reduce}</Button>}
      {isDue && (
        <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => onOpen({ kind: 'new-receipt' })}>
          {text.receiptsNew(1)}
        </Button>
      )}
    </Row>
  );
}

/** The link opens the panel over the list of shares, without the sender's filter. */
function CopyLink({ shareId }: { shareId: number }) {
  const href = useHref(paths.share(shareId));
  return (
    <IconButton
      title={text.copyLink}
      aria-label={text.copyLink}
      onClick={() => void copyText(new URL(href, location.origin).href, text.linkCopied)}
    >
      <LinkSimpleIcon size={18} />
    </IconButton>
  );
}
