import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseText } from '@toam/contracts/texts/house';
import { houseActionText } from '@toam/contracts/texts/house-action';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { houseListText } from '@toam/contracts/texts/house-list';
import { allows } from '@toam/domain/access';
import { canEditHouse } from '@toam/domain/house/house-access';
import { housePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { shownPhone } from '@toam/domain/phone';
import { Purpose } from '@toam/domain/house/house-values';
import { Button, formatAgo, formatDateTime, formatNumber, Price } from '@toam/ui/core';
import { RichTextView } from '@toam/ui/heavy';
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
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommentsHeading } from '../house/comments/comments-heading';
import { useCommentsCount } from '../house/comments/comment.queries';
import { HouseComments, showComments } from '../house/comments/house-comments';
import { AgentContact } from '../house/agent-contact';
import { CustomerName } from '../house/customer-name';
import { HouseGallery } from '../house/house-gallery';
import { HouseMenu } from '../house/house-menu';
import { LikeButton } from '../house/like-button';
import { HouseStandings } from '../house/house-standing';
import { useRecordView } from '../house/use-record-view';
import { HouseTagsEditor } from '../house/tags/house-tags-editor';
import { paths } from '../paths';
import { HouseFacts } from './house-facts';

/** The content below the panel's bar. */
export function HousePanelBody({ house }: { house: HouseDetail }) {
  const user = useUser();
  useRecordView(house.id);
  const unitPrice = houseUnitPriceText(house);
  const purpose = house.purpose === Purpose.rent ? houseText.purposeRent : houseText.purposeSell;
  return (
    <div className="house-panel">
      <div className="house-panel-gallery">
        <HouseGallery house={house} />
        {house.image_count > 1 && (
          <span aria-hidden>
            <ImagesIcon size={14} />
            {houseListText.place('1', String(house.image_count))}
          </span>
        )}
      </div>
      <div className="house-panel-price">
        {house.into_money === null ? (
          <b>{houseDetailText.noPrice}</b>
        ) : (
          <Price {...housePrice(house.into_money, house.purpose)} size={24} />
        )}
        <span>{[unitPrice, purpose].filter(Boolean).join(' · ')}</span>
        <span className="ta-grow" />
        <HouseStandings house={house} />
      </div>
      <h2>{house.title || house.address}</h2>
      <p className="house-panel-address">
        <MapPinIcon size={15} />
        {house.address}
      </p>
      <div className="house-panel-tags">
        <HouseTagsEditor house={house} />
      </div>
      <Doings house={house} mayEdit={canEditHouse(user, house)} />
      <HouseFacts house={house} />
      <People house={house} />
      <div className="house-panel-text">
        {house.description ? <RichTextView text={house.description} /> : house.descriptions}
      </div>
      <CommentsHeading house={house} />
      <HouseComments houseId={house.id} withoutComposer />
    </div>
  );
}

/** Buttons and view counts. */
function Doings({ house, mayEdit }: { house: HouseDetail; mayEdit: boolean }) {
  const navigate = useNavigate();
  const comments = useCommentsCount(house.id, house.comments_count);
  return (
    <div className="house-panel-doings">
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
      <span className="ta-grow" />
      <Counter icon={<EyeIcon size={15} />} count={house.total_view} text={houseListText.views(house.total_view)} />
      <LikeButton house={house} />
      <button
        type="button"
        className="house-panel-counter"
        title={houseListText.comments(comments)}
        onClick={() => showComments(house.id)}
      >
        <ChatCircleIcon size={15} />
        <span aria-hidden>{formatNumber(comments)}</span>
        <span className="unseen">{houseListText.comments(comments)}</span>
      </button>
    </div>
  );
}

const Counter = ({ icon, count, text }: { icon: ReactNode; count: number; text: string }) => (
  <span className="house-panel-counter" title={text}>
    {icon}
    <span aria-hidden>{formatNumber(count)}</span>
    <span className="unseen">{text}</span>
  </span>
);

/** The owner and the staff in charge. The phone is masked where needed (D24). */
const People = ({ house: { user, customer, created_at } }: { house: HouseDetail }) => (
  <dl className="house-panel-people">
    {user && (
      <div>
        <dt>{houseDetailText.agent}</dt>
        <dd className="house-panel-agent">
          <AgentContact agent={user} size={28} />
        </dd>
      </div>
    )}
    <div>
      <dt>{houseDetailText.customer}</dt>
      <dd>
        {customer ? <CustomerName customer={customer} /> : houseDetailText.noCustomer}
        {customer?.phone_number && <span>{shownPhone(customer.phone_number)}</span>}
      </dd>
    </div>
    <div>
      <dt>{houseDetailText.createdAt('').trim()}</dt>
      <dd>
        <time title={formatAgo(created_at)}>{formatDateTime(created_at)}</time>
      </dd>
    </div>
  </dl>
);
