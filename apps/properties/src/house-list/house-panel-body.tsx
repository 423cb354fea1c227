import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseText, houseLabel } from '@toam/contracts/house/house.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { allows } from '@toam/domain/access';
import { canEditHouse } from '@toam/domain/house/house-access';
import { housePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { shownPhone } from '@toam/domain/phone';
import { Purpose } from '@toam/domain/house/house-values';
import {
  Button,
  Cell,
  formatAgo,
  formatDateTime,
  formatNumber,
  PlainButton,
  Price,
  Row,
  Stack,
  Text,
  Grid,
} from '@toam/ui/core';
import { RichTextView } from '@toam/ui/detail';
import {
  ArrowRightIcon,
  CaretDownIcon,
  ChatCircleIcon,
  EyeIcon,
  ImagesIcon,
  MapPinIcon,
  PencilSimpleIcon,
  ShareNetworkIcon,
} from '@toam/ui/icons';
import type { ReactNode, ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseActionText } from '../house/house-action.text';
import { CommentsHeading } from '../house/comments/comments-heading';
import { useCommentsCount } from '../house/comments/comment.queries';
import { HouseComments, showComments } from '../house/comments/house-comments';
import { AgentContact } from '../house/agent-contact';
import { CustomerName } from '../house/customer-name';
import { HouseGallery } from '../house/house-gallery';
import { HouseMenu } from '../house/house-menu';
import { LikeButton } from '../house/like-button';
import { HouseStates } from '../house/house-states';
import { useRecordView } from '../house/use-record-view';
import { HouseTagsEditor } from '../house/tags/house-tags-editor';
import { paths } from '../paths';
import * as css from './house-panel.module.css';
import { houseFacts } from '../house/house-facts';

/** What is below the panel's bar: the house, or its shape while it loads. */
export const PanelFrame = (props: ComponentProps<'div'>) => (
  <Text as="div" padX={[20, 16]} padY={[16, 0]} className={css.panel} {...props} />
);

/** Facts that the panel shows elsewhere. */
const saidAbove: readonly string[] = [houseLabel.purpose, houseLabel.total_view];
/** Three lines of four. The house's page shows the rest. */
const max = 12;

/** The first facts of the house, label over value, in a quiet box. */
function HouseFacts({ house }: { house: HouseRow }) {
  const facts = houseFacts(house).filter(({ label, wide }) => !wide && !saidAbove.includes(label));
  if (facts.length === 0) return null;
  return (
    <Grid
      as="dl"
      columns={[4, 3]}
      gap={12}
      rowGap={10}
      padX={14}
      padY={12}
      top={14}
      size={13}
      radius={8}
      background="layout"
    >
      {facts.slice(0, max).map(({ label, value }) => (
        <div key={label}>
          <Text as="dt" size={12} tone="text3">
            {label}
          </Text>
          <Text as="dd" weight={500} breaks>
            {value}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

/** The content below the panel's bar. */
export function HousePanelBody({ house }: { house: HouseDetail }) {
  const user = useUser();
  useRecordView(house.id);
  const unitPrice = houseUnitPriceText(house);
  const purpose = house.purpose === Purpose.rent ? houseText.purposeRent : houseText.purposeSell;
  return (
    <PanelFrame>
      <Stack relative className={css.gallery}>
        <HouseGallery house={house} shape="panel" />
        {house.image_count > 1 && (
          <Row
            as="span"
            gap={4}
            height={24}
            padX={8}
            radius={6}
            size={12}
            phone="only"
            className={css.photoCount}
            aria-hidden
          >
            <ImagesIcon size={14} />
            {houseListText.place('1', String(house.image_count))}
          </Row>
        )}
      </Stack>
      <Row wrap gap={8} rowGap={4} align="baseline" top={16} size={13} tone="text2">
        {house.into_money === null ? (
          <b>{houseDetailText.noPrice}</b>
        ) : (
          <Text size={24} tone="text" className={css.price}>
            <Price {...housePrice(house.into_money, house.purpose)} size={24} />
          </Text>
        )}
        <Cell as="span">{[unitPrice, purpose].filter(Boolean).join(' · ')}</Cell>
        <HouseStates house={house} />
      </Row>
      <Text as="h2" top={2} size={16} weight={600}>
        {house.title || house.address}
      </Text>
      <Row as="p" gap={4} align="start" top={2} size={13} tone="text2">
        <Row as="span" flex="none" height={20}>
          <MapPinIcon size={15} />
        </Row>
        <Text breaks>{house.address}</Text>
      </Row>
      <Row wrap gap={6} top={8}>
        <HouseTagsEditor house={house} />
      </Row>
      <Doings house={house} mayEdit={canEditHouse(user, house)} />
      <HouseFacts house={house} />
      <People house={house} />
      <Text as="div" top={16} size={13} breaks className={css.text}>
        {house.description ? <RichTextView text={house.description} /> : <Text preLine>{house.descriptions}</Text>}
      </Text>
      <CommentsHeading house={house} />
      <HouseComments houseId={house.id} withoutComposer />
    </PanelFrame>
  );
}

/** Buttons and view counts. */
function Doings({ house, mayEdit }: { house: HouseDetail; mayEdit: boolean }) {
  const navigate = useNavigate();
  const comments = useCommentsCount(house.id, house.comments_count);
  return (
    <Row wrap gap={8} top={14} className={css.doings}>
      <Button icon={<ArrowRightIcon size={16} />} onClick={() => void navigate(paths.house(house.id))}>
        {houseListText.openPageShort}
      </Button>
      {mayEdit && (
        <Button icon={<PencilSimpleIcon size={16} />} onClick={() => void navigate(paths.editHouse(house.id))}>
          {houseDetailText.edit}
        </Button>
      )}
      <HouseMenu house={house} withPost={allows('posts', useUser())}>
        <Button icon={<ShareNetworkIcon size={16} />}>
          {houseActionText.sharing}
          <CaretDownIcon size={12} />
        </Button>
      </HouseMenu>
      <Cell className={css.apart} />
      <Counter icon={<EyeIcon size={15} />} count={house.total_view} text={houseListText.views(house.total_view)} />
      <LikeButton house={house} />
      <PlainButton
        gap={4}
        padX={6}
        padY={4}
        radius={6}
        size={12}
        tone="text3"
        hover="fill"
        touch
        className={css.counter}
        title={houseListText.comments(comments)}
        onClick={() => showComments(house.id)}
      >
        <ChatCircleIcon size={15} />
        <span aria-hidden>{formatNumber(comments)}</span>
        <span className="unseen">{houseListText.comments(comments)}</span>
      </PlainButton>
    </Row>
  );
}

const Counter = ({ icon, count, text }: { icon: ReactNode; count: number; text: string }) => (
  <Row as="span" gap={4} size={12} tone="text3" title={text}>
    {icon}
    <span aria-hidden>{formatNumber(count)}</span>
    <span className="unseen">{text}</span>
  </Row>
);

/** The owner and the staff in charge. The phone is masked where needed (D24). */
const People = ({ house: { user, customer, created_at } }: { house: HouseDetail }) => (
  <Stack as="dl" gap={10} padY={14} top={14} size={13} edge="bottomSoft">
    {user && (
      <Line label={houseDetailText.agent}>
        <AgentContact agent={user} size={28} />
      </Line>
    )}
    <Line label={houseDetailText.customer}>
      {customer ? <CustomerName customer={customer} /> : houseDetailText.noCustomer}
      {customer?.phone_number && <span>{shownPhone(customer.phone_number)}</span>}
    </Line>
    <Line label={houseDetailText.createdAt('').trim()}>
      <time title={formatAgo(created_at)}>{formatDateTime(created_at)}</time>
    </Line>
  </Stack>
);

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Row gap={12}>
    <Text as="dt" flex="none" width={[140, 84]} tone="text3">
      {label}
    </Text>
    <Row as="dd" flex={1} wrap gap={8}>
      {children}
    </Row>
  </Row>
);
