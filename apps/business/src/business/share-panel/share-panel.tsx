import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { businessChangeLabel } from '@toam/contracts/business/business-labels';
import type { TransactionPage } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { HistorySection } from '@toam/list-screen/history-section';
import { Button, copyText, IconButton, RefusedState, Row, ScreenState, Stack, Text, useIsPhone } from '@toam/ui/core';
import { DetailPanel, Skeleton } from '@toam/ui/detail';
import { LinkSimpleIcon, PencilSimpleIcon, PlusIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { houseLine } from '../house-line';
import { ShareStatus } from '../ledger-cells';
import { ledgerQueries } from '../ledger.queries';
import { paths } from '../../paths';
import { type OpenPaper, PaperDialog } from '../paper/paper-dialogs';
import { OtherShares, ShareDeal } from './share-deal';
import { SharePapers } from './share-papers';
import * as css from './share-panel.module.css';
import { ShareSum } from './share-sum';

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
