import { useInfiniteQuery } from '@tanstack/react-query';
import { countApprovals } from '@toam/contracts/house/house-approval.endpoints';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import { housePriceText, housePrice } from '@toam/domain/house/house-price';
import { shareKinds, type ShareKind } from '@toam/domain/house/house-transition';
import { useWaiting } from '@toam/platform/waiting';
import {
  Button,
  CountBadge,
  formatNumber,
  Row,
  Segmented,
  Stack,
  Tooltip,
  useUrlState,
  Avatar,
  Cell,
  Grid,
  PlainButton,
  Price,
  Text,
} from '@toam/ui/core';
import { PencilSimpleIcon, MapPinIcon } from '@toam/ui/icons';
import { type RefObject, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import type { ReviewedHouse } from '@toam/contracts/house/house-approval.schema';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { Purpose } from '@toam/domain/house/house-values';
import { Lightbox } from '@toam/ui/detail';
import { facadeOf, Photo } from '@toam/ui/list';
import { approvalText } from './approval.text';
import { paths } from '../paths';
import { approvalQueries, type WaitingShare, approvalSearch } from './approval.queries';
import { NothingWaits, LinkButton, QueueCard } from './queue-parts';
import { Queue } from './queue';
import { Small } from './queue-list';
import type { QueueLook } from './queue-kind';
import { shareDecisions } from './share.decisions';
import { houseFacts } from '../house/house-facts';
import * as css from './shares.tab.module.css';

/** A card with what colleagues or customers would see of a house: pictures, price, address, facts, description. */
const ShareCard = ({ house }: { house: ReviewedHouse }) => (
  <QueueCard>
    <Pictures house={house} />
    <PriceLine house={house} />
    <Row as="p" gap={6} size={13} tone="text2">
      <MapPinIcon size={15} />
      {house.address}
    </Row>
    <Facts house={house} />
    <Description house={house} />
  </QueueCard>
);

/** Pictures on the card. The lightbox shows all. */
const maxPictures = 7;

/** The columns by the number of pictures. */
const one = 'minmax(0, 340px)';
const columns = [one, one, 'repeat(2, minmax(0, 300px))', '2fr 1fr', '2fr 1fr 1fr', '2fr 1fr 1fr'];

const Frame = ({ count, children }: { count: number; children: ReactNode }) => (
  <Grid
    className={css.pictures}
    columns={[columns[count] ?? '2fr 1fr 1fr 1fr', '1fr 1fr 1fr']}
    gap={6}
    relative
    data-count={count}
  >
    {children}
  </Grid>
);

function Pictures({ house: { id, property_type, images } }: { house: ReviewedHouse }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const facade = { kind: facadeOf(property_type), seed: id } as const;
  if (images.length === 0)
    return (
      <Frame count={0}>
        <Photo src={null} {...facade} width="100%" height="100%" />
        <Text as="small" className={css.none} padX={8} padY={2} size={12} tone="text2" background="surface" radius={4}>
          {houseDetailText.noImage}
        </Text>
      </Frame>
    );
  const shown = images.slice(0, maxPictures);
  const hidden = images.length - shown.length;
  return (
    <Frame count={shown.length}>
      {shown.map((image, at) => (
        <PlainButton
          key={image.id}
          className={css.picture}
          relative
          overflow="hidden"
          radius={6}
          onClick={() => setOpenId(image.id)}
        >
          <span className="unseen">{houseDetailText.openImage(at + 1, images.length)}</span>
          <Photo src={at === 0 ? image.main : image.thumbnail} {...facade} width="100%" height="100%" />
          {hidden > 0 && at === shown.length - 1 && (
            <Row as="span" className={css.more} justify="center" size={13} weight={600}>
              {houseDetailText.moreImages(hidden)}
            </Row>
          )}
        </PlainButton>
      ))}
      {openId !== null && <Lightbox images={images} openId={openId} onClose={() => setOpenId(null)} />}
    </Frame>
  );
}

function PriceLine({ house }: { house: ReviewedHouse }) {
  const purpose = house.purpose === Purpose.rent ? houseText.purposeRent : houseText.purposeSell;
  return (
    <Row as="p" align="baseline" wrap gap={8} rowGap={4} size={13} tone="text2">
      {house.into_money === null ? (
        <Text as="b" tone="text">
          {houseDetailText.noPrice}
        </Text>
      ) : (
        <Text tone="text">
          <Price {...housePrice(house.into_money, house.purpose)} size={20} />
        </Text>
      )}
      {[purpose, houseUnitPriceText(house)].filter(Boolean).join(' · ')}
      <Cell as="span" />
      {house.user && (
        <Row as="span" self="center" gap={6} title={houseDetailText.agent}>
          <Avatar id={house.user.id} name={house.user.name} image={house.user.avatar} size={20} decorative />
          {approvalText.agent(house.user.name)}
        </Row>
      )}
    </Row>
  );
}

/** Facts left out: they are beside the price, or do not matter for the decision. */
const unsaid: readonly string[] = [houseLabel.purpose, houseLabel.total_view];

const Facts = ({ house }: { house: ReviewedHouse }) => (
  <Grid as="dl" className={css.facts} columns="repeat(auto-fill, minmax(128px, 1fr))" gap={16} rowGap={8} padY={12}>
    {houseFacts(house)
      .filter(({ label, wide }) => !wide && !unsaid.includes(label))
      .map(({ label, value }) => (
        <div key={label}>
          <Text as="dt" size={12} tone="text3">
            {label}
          </Text>
          <Text as="dd" size={13} breaks>
            {value}
          </Text>
        </div>
      ))}
  </Grid>
);

const Description = ({ house: { descriptions, description } }: { house: ReviewedHouse }) => (
  <Stack gap={6} size={13} breaks preLine>
    {descriptions && (
      <Text as="p" weight={500}>
        {descriptions}
      </Text>
    )}
    <p>{description || houseDetailText.noDescription}</p>
  </Stack>
);

const look: QueueLook<WaitingShare> = {
  label: approvalText.shares,
  title: ({ house }) => houseDetailText.phoneTitle(house.id),
  note: ({ house }) => house.into_money !== null && <Small>{housePriceText(house.into_money, house.purpose)}</Small>,
  actions: ({ house }) => (
    <Tooltip title={approvalText.editNote}>
      <LinkButton to={paths.editHouse(house.id)}>
        <PencilSimpleIcon size={16} />
        {approvalText.edit}
      </LinkButton>
    </Tooltip>
  ),
  body: ({ house }) => <ShareCard house={house} />,
};

const countOf = (kind: ShareKind) => ({ call: countApprovals.path, fields: [kind] });

/** Slot `admin.tab`, /admin/approve: requests to share houses with the community or on the website. Specification 2 §2. */
export default function SharesTab() {
  const [{ source, search, order }, change] = useUrlState(approvalSearch);
  const question = { search, order };
  const query = useInfiniteQuery(approvalQueries.shares(source, question));
  const choose = (kind: ShareKind) => change({ source: kind, item: null });
  const hadFocus = useRef(false);
  return (
    <Queue
      key={source}
      query={query}
      question={question}
      verdicts={shareDecisions}
      look={look}
      head={<SourceSwitch source={source} hadFocus={hadFocus} onChange={choose} />}
      empty={<NothingHere source={source} onChoose={choose} />}
    />
  );
}

interface SourceSwitchProps {
  source: ShareKind;
  /** Whether the last switch had the focus when it unmounted. Each queue and its loading state render their own switch. */
  hadFocus: RefObject<boolean>;
  onChange: (kind: ShareKind) => void;
}

/** Community or website, with the number of requests in each. The arrow keys keep working while the queue below changes. */
function SourceSwitch({ source, hadFocus, onChange }: SourceSwitchProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (hadFocus.current) element?.querySelector<HTMLInputElement>('input:checked')?.focus();
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  const counts = { public: useWaiting([countOf('public')]), web: useWaiting([countOf('web')]) };
  return (
    <Stack ref={frame} flex="none" maxWidth={[320, 'none']} top={12} padX={16}>
      <Segmented
        name="approval-source"
        block
        aria-label={approvalText.sources}
        value={source}
        onChange={onChange}
        options={shareKinds.map((kind) => ({
          value: kind,
          label: (
            <Row as="span" inline gap={6}>
              {houseSharingText.queues[kind]}
              <CountBadge small active={kind === source} room={3}>
                {counts[kind] === undefined ? undefined : formatNumber(counts[kind])}
              </CountBadge>
            </Row>
          ),
        }))}
      />
    </Stack>
  );
}

/** This queue is empty. Links to the other one if that has requests. */
function NothingHere({ source, onChoose }: { source: ShareKind; onChoose: (kind: ShareKind) => void }) {
  const other = source === 'public' ? 'web' : 'public';
  const count = useWaiting([countOf(other)]) ?? 0;
  return (
    <NothingWaits>
      {count > 0 && (
        <Button onClick={() => onChoose(other)}>
          {approvalText.other(formatNumber(count), houseSharingText.queues[other])}
        </Button>
      )}
    </NothingWaits>
  );
}
