import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseText } from '@toam/contracts/house/house.text';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { houseActionText } from '../house/house-action.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { allows } from '@toam/domain/access';
import { housePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import {
  Button,
  Cell,
  copyText,
  formatDateTime,
  PlainButton,
  Price,
  Row,
  Stack,
  Text,
  useIsPhone,
} from '@toam/ui/core';
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
import { clsx } from 'clsx';
import { useNavigate } from 'react-router-dom';
import { HouseMenu } from '../house/house-menu';
import { HouseOwnMenu } from '../house/house-own-menu';
import { HouseStates } from '../house/house-states';
import { HouseTagsEditor } from '../house/tags/house-tags-editor';
import { paths } from '../paths';
import { PostMarks } from '../post-marks';
import { usePostMarks } from '../post-marks.queries';
import * as css from './house-head.module.css';

interface HouseHeadProps {
  house: HouseDetail;
  onEdit: (() => void) | undefined;
}

/** Title, standings and tags, address, code and creation date; price with purpose; actions. */
export function HouseHead({ house, onEdit }: HouseHeadProps) {
  const isPhone = useIsPhone();
  const code = houseDetailText.code(house.id);
  const tags = (
    <Row wrap align="stretch" gap={6} top={[0, 8]}>
      <HouseStates house={house} />
      <HouseTagsEditor house={house} />
      {allows('posts', useUser()) && <HeadPosts houseId={house.id} />}
    </Row>
  );
  return (
    <Row as="section" gap={[24, 4]} top={[0, 14]} padX={[0, 16]} align="start" phone="stack">
      {isPhone && <HousePriceBlock house={house} />}
      <Cell gap={[8, 2]}>
        <Row wrap gap={10} rowGap={4}>
          <Text as="h1" size={isPhone ? 16 : 20} weight={600} breaks className={clsx(!isPhone && css.title)}>
            {house.title ?? houseDetailText.noTitle}
          </Text>
          {!isPhone && tags}
        </Row>
        <Row wrap gap={10} rowGap={[4, 2]} phone="stack" size={13}>
          <Row as="p" gap={6} align="start" tone="text2">
            {!isPhone && <MapPinIcon size={15} className={css.pin} />}
            <Text breaks>{house.address}</Text>
          </Row>
          <Text as="p" size={isPhone ? 12 : 13} tone="text3">
            <PlainButton
              gap={4}
              className={css.copy}
              title={houseDetailText.copyCode}
              aria-label={`${houseDetailText.copyCode} ${code}`}
              onClick={() => void copyText(code, houseDetailText.codeCopied(code))}
            >
              {code}
              <CopyIcon size={13} />
            </PlainButton>
            <span aria-hidden> · </span>
            {houseDetailText.createdAt(formatDateTime(house.created_at))}
            <CopyCommercialUrl house={house} />
          </Text>
        </Row>
        {isPhone && tags}
      </Cell>
      {!isPhone && <HousePriceBlock house={house} />}
      {!isPhone && <HeadActions house={house} onEdit={onEdit} />}
    </Row>
  );
}

/** How the house stands on each channel. Mockup 38. */
const HeadPosts = ({ houseId }: { houseId: number }) => (
  <PostMarks houseId={houseId} marks={usePostMarks([[houseId]])} room={6} />
);

/** On a phone the actions are in `PhoneActions` instead. */
function HeadActions({ house, onEdit }: HouseHeadProps) {
  const mayPost = allows('posts', useUser());
  const navigate = useNavigate();
  return (
    <Row gap={8} flex="none" top={2}>
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
    </Row>
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
      <PlainButton
        gap={4}
        className={css.copy}
        disabled={web === 0}
        title={web === 0 ? houseDetailText.notOnWebsiteYet : commercial_url}
        onClick={() => void copyText(commercial_url, houseDetailText.commercialUrlCopied)}
      >
        <GlobeIcon size={13} />
        {houseDetailText.copyCommercialUrl}
      </PlainButton>
    </>
  );
}

function HousePriceBlock({ house }: { house: HouseDetail }) {
  const isPhone = useIsPhone();
  const purpose = house.purpose === 1 ? houseText.purposeRent : houseText.purposeSell;
  const unit = houseUnitPriceText(house);
  const Lines = isPhone ? Row : Stack;
  return (
    <Lines gap={[0, 8]} flex="none" align={isPhone ? 'baseline' : 'end'} size={20}>
      {house.into_money === null ? (
        <Row as="span" height={28} size={16} weight={600} tone="text2">
          {houseDetailText.noPrice}
        </Row>
      ) : (
        <Price {...housePrice(house.into_money, house.purpose)} size={24} className={css.price} />
      )}
      <Text as="small" size={isPhone ? 13 : 12} tone={isPhone ? 'text2' : 'text3'}>
        {[purpose, unit].filter(Boolean).join(' · ')}
      </Text>
    </Lines>
  );
}
