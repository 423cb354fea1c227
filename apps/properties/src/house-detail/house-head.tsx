import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseText } from '@toam/contracts/texts/house';
import { houseBulkText } from '@toam/contracts/texts/house-bulk';
import { houseActionText } from '@toam/contracts/texts/house-action';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { allows } from '@toam/domain/access';
import { housePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { Button, copyText, formatDateTime, Price } from '@toam/ui/core';
import {
  CaretDownIcon,
  CopyIcon,
  DotsThreeIcon,
  GlobeIcon,
  MapPinIcon,
  MegaphoneIcon,
  PencilSimpleIcon,
  ShareNetworkIcon,
} from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { HouseMenu } from '../house/house-menu';
import { HouseOwnMenu } from '../house/house-own-menu';
import { HouseStandings } from '../house/house-standing';
import { HouseTagsEditor } from '../house/tags/house-tags-editor';
import { paths } from '../paths';

interface HouseHeadProps {
  house: HouseDetail;
  onEdit: (() => void) | undefined;
}

/** Title, standings and tags, address, code and creation date; price with purpose; actions. */
export function HouseHead({ house, onEdit }: HouseHeadProps) {
  const code = houseDetailText.code(house.id);
  return (
    <section className="house-head">
      <div className="house-head-text">
        <h1>{house.title ?? houseDetailText.noTitle}</h1>
        <div className="house-head-tags">
          <HouseStandings house={house} />
          <HouseTagsEditor house={house} />
        </div>
        <span className="house-head-break" />
        <p className="house-head-address">
          <MapPinIcon size={15} />
          <span>{house.address}</span>
        </p>
        <p className="house-head-code">
          <button
            type="button"
            title={houseDetailText.copyCode}
            aria-label={`${houseDetailText.copyCode} ${code}`}
            onClick={() => void copyText(code, houseDetailText.codeCopied(code))}
          >
            {code}
            <CopyIcon size={13} />
          </button>
          <span aria-hidden> · </span>
          {houseDetailText.createdAt(formatDateTime(house.created_at))}
          <CopyCommercialUrl house={house} />
        </p>
      </div>
      <HousePriceBlock house={house} />
      <HeadActions house={house} onEdit={onEdit} />
    </section>
  );
}

/** On a phone the actions are in `PhoneActions` instead. */
function HeadActions({ house, onEdit }: HouseHeadProps) {
  const mayPost = allows('posts', useUser());
  const navigate = useNavigate();
  return (
    <div className="house-head-actions">
      {mayPost && <PostButton houseId={house.id} />}
      <HouseMenu house={house}>
        <Button icon={<ShareNetworkIcon size={16} />}>
          {houseActionText.sharing}
          <CaretDownIcon size={12} />
        </Button>
      </HouseMenu>
      {onEdit && (
        <Button type="primary" icon={<PencilSimpleIcon size={16} />} onClick={onEdit}>
          {houseDetailText.edit}
        </Button>
      )}
      <HouseOwnMenu house={house} onDeleted={() => void navigate(paths.houses, { replace: true })}>
        <Button
          icon={<DotsThreeIcon size={18} weight="bold" />}
          aria-label={houseBulkText.more}
          title={houseBulkText.more}
        />
      </HouseOwnMenu>
    </div>
  );
}

/** Opens the post form with this house. D44. */
function PostButton({ houseId }: { houseId: number }) {
  const navigate = useNavigate();
  return (
    <Button icon={<MegaphoneIcon size={16} />} onClick={() => void navigate(paths.postHouse(houseId))}>
      {houseActionText.post}
    </Button>
  );
}

/** Disabled until the house is on the website. Hidden if no website is configured. D50. */
function CopyCommercialUrl({ house: { commercial_url, web } }: { house: HouseDetail }) {
  if (!commercial_url) return null;
  return (
    <>
      <span aria-hidden> · </span>
      <button
        type="button"
        disabled={web === 0}
        title={web === 0 ? houseDetailText.notOnWebsiteYet : commercial_url}
        onClick={() => void copyText(commercial_url, houseDetailText.commercialUrlCopied)}
      >
        <GlobeIcon size={13} />
        {houseDetailText.copyCommercialUrl}
      </button>
    </>
  );
}

function HousePriceBlock({ house }: { house: HouseDetail }) {
  const purpose = house.purpose === 1 ? houseText.purposeRent : houseText.purposeSell;
  const unit = houseUnitPriceText(house);
  return (
    <div className="house-head-price">
      {house.into_money === null ? (
        <span className="house-head-unpriced">{houseDetailText.noPrice}</span>
      ) : (
        <Price {...housePrice(house.into_money, house.purpose)} size={24} />
      )}
      <small>{[purpose, unit].filter(Boolean).join(' · ')}</small>
    </div>
  );
}
