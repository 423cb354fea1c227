import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused, type CallFailed } from '@toam/api-client/call-failed';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { useLive } from '@toam/live/live';
import {
  IconButton,
  ScreenState,
  useIsPhone,
  Button,
  RefusedState,
  Row,
  Stack,
  Grid,
  RecordBar,
  RecordPage,
} from '@toam/ui/core';
import { DotsThreeVerticalIcon, PencilSimpleIcon, PhoneIcon, ShareNetworkIcon } from '@toam/ui/icons';
import { useNavigate, useParams, useLocation } from 'react-router-dom';
import { houseText } from '@toam/contracts/house/house.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { listText } from '@toam/contracts/texts/list';
import { Skeleton } from '@toam/ui/detail';
import { useUser } from '@toam/auth/session';
import { canEditHouse } from '@toam/domain/house/house-access';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useWayBack } from '@toam/platform/way-back';
import { allows } from '@toam/domain/access';
import { dialledPhone } from '@toam/domain/phone';
import { HouseOwnMenu } from '../house/house-own-menu';
import { HousePresent } from '../house/house-present';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import * as css from './house-page.module.css';
import { GalleryFrame, HouseGallery } from '../house/house-gallery';
import { CommentsHeading } from '../house/comments/comments-heading';
import { HouseComments, showComments } from '../house/comments/house-comments';
import { useLiveTags } from '../house/tags/tag.queries';
import { HouseHead } from './house-head';
import { HouseSide, ownerPhone } from './house-side';
import { HouseTabs } from './house-tabs';
import { useRecordView } from '../house/use-record-view';
import { houseActionText } from '../house/house-action.text';
import { HouseMenu } from '../house/house-menu';

interface HouseFrameProps {
  houseId?: number;
  /** Between the house's name and the tools. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The page of a house under its bar: back button, name and link. */
const HouseFrame = ({ houseId, tools, children }: HouseFrameProps) => (
  <RecordPage className={css.page}>
    <RecordBar
      className={css.bar}
      text={houseDetailText}
      id={houseId}
      list={paths.houses}
      path={paths.house}
      onBack={useWayBack(paths.houses)}
    >
      {tools}
    </RecordBar>
    {children}
  </RecordPage>
);

/** Shown when the house does not exist, or the viewer may not see it. */
function HouseGone({ error }: { error?: CallFailed }) {
  const navigate = useNavigate();
  return (
    <HouseFrame>
      <RefusedState reason={error?.message ?? houseText.notFound} isForbidden={error?.status === 403}>
        <Button onClick={() => void navigate(paths.houses)}>{houseDetailText.backToList}</Button>
      </RefusedState>
    </HouseFrame>
  );
}

/** One house with all data that the viewer may see. Specification 1 §2 "Property detail". */
export function Component() {
  const houseId = Number(useParams().houseId);
  if (!Number.isSafeInteger(houseId) || houseId <= 0) return <HouseGone />;
  return <HouseDetailScreen key={houseId} houseId={houseId} />;
}

/** What is under the bar. */
const HouseBody = (props: ComponentProps<'div'>) => (
  <Stack width="100%" maxWidth={1360} className={css.body} {...props} />
);

/** The tabs, and the cards beside them. */
const HouseColumns = (props: ComponentProps<'div'>) => (
  <Grid
    columns="minmax(0, 1fr) 312px"
    gap={[24, 20]}
    align="start"
    top={[12, 8]}
    padX={[0, 16]}
    className={css.columns}
    {...props}
  />
);

/** The page's shape while the house loads. */
const DetailSkeleton = () => (
  <HouseBody role="status" aria-label={listText.loading}>
    <Stack top={[0, 14]} padX={[0, 16]}>
      <Skeleton active title={{ width: '46%' }} paragraph={{ rows: 1, width: '62%' }} />
    </Stack>
    <GalleryFrame shape="page" count={5}>
      {[0, 1, 2, 3, 4].map((place) => (
        <Row key={place} background="fill" />
      ))}
    </GalleryFrame>
    <HouseColumns>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
      <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 4 }} />
    </HouseColumns>
  </HouseBody>
);

/**
 * A notification about a comment links to `#comments` of its house. This scrolls the comments into view. Specification 2
 * §2.
 */
function useCommentsAnchor(houseId: number): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#comments') showComments(houseId);
  }, [hash, key, houseId]);
}

interface PhoneActionsProps {
  house: HouseDetail;
  onEdit: (() => void) | undefined;
}

/** The bar at the bottom of a phone: call the owner, share, edit. Actions that the viewer may not take have no button. */
function PhoneActions({ house, onEdit }: PhoneActionsProps) {
  const phone = house.customer?.phone_number ?? null;
  const callable = ownerPhone(phone)?.callable;
  const mayPost = allows('posts', useUser());
  return (
    <Row as="footer" flex="none" gap={8} background="surface" edge="top" className={css.actions}>
      {callable && (
        <Button size="large" href={`tel:${dialledPhone(phone ?? '')}`} icon={<PhoneIcon size={18} />}>
          {houseDetailText.callOwner}
        </Button>
      )}
      <HouseMenu house={house} withPost={mayPost}>
        <Button size="large" icon={<ShareNetworkIcon size={18} />}>
          {houseActionText.sharing}
        </Button>
      </HouseMenu>
      {onEdit && (
        <Button size="large" type="primary" icon={<PencilSimpleIcon size={18} />} onClick={onEdit}>
          {houseDetailText.edit}
        </Button>
      )}
    </Row>
  );
}

/** The page of an existing house. */
function HousePage({ house }: { house: HouseDetail }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const mayEdit = canEditHouse(useUser(), house);
  const edit = mayEdit ? () => void navigate(paths.editHouse(house.id)) : undefined;
  useRecordView(house.id);
  useCommentsAnchor(house.id);
  useLiveTags();
  const gallery = <HouseGallery house={house} onEdit={edit} />;
  return (
    <>
      <HouseBody>
        {isPhone && <HousePresent houseId={house.id} doing="viewing" className={css.presentBelow} />}
        {isPhone && gallery}
        <HouseHead house={house} onEdit={edit} />
        {!isPhone && gallery}
        <HouseColumns>
          <div>
            <HouseTabs house={house} />
            <CommentsHeading house={house} withLikes />
            <HouseComments houseId={house.id} />
          </div>
          <HouseSide house={house} />
        </HouseColumns>
      </HouseBody>
      {isPhone && <PhoneActions house={house} onEdit={edit} />}
    </>
  );
}

function HouseDetailScreen({ houseId }: { houseId: number }) {
  const queries = useQueryClient();
  const house = useQuery(houseQueries.detail(houseId));
  useLive('record.changed', ({ noun, record_id }) => {
    if (noun === 'house' && record_id === houseId) void queries.invalidateQueries({ queryKey: houseQueries.all });
  });
  // Deleted or withdrawn from this viewer while the page was open. The viewer may no longer read it.
  if (isRefused(house.error)) return <HouseGone error={house.error} />;
  return (
    <HouseFrame houseId={houseId} tools={house.data && <Tools house={house.data} />}>
      <ScreenState query={house} skeleton={<DetailSkeleton />}>
        {(found) => <HousePage house={found} />}
      </ScreenState>
    </HouseFrame>
  );
}

/** Who else is here. On a phone that is below the bar, which has the menu instead. */
const Tools = ({ house }: { house: HouseDetail }) =>
  useIsPhone() ? (
    <PhoneMenu house={house} />
  ) : (
    <HousePresent houseId={house.id} doing="viewing" className={css.present} />
  );

/** At the top, away from the thumb: these actions are rare, and some can be undone only for a short time. */
function PhoneMenu({ house }: { house: HouseDetail }) {
  const navigate = useNavigate();
  return (
    <HouseOwnMenu house={house} onDeleted={() => void navigate(paths.houses, { replace: true })}>
      <IconButton aria-label={houseBulkText.more}>
        <DotsThreeVerticalIcon size={20} weight="bold" />
      </IconButton>
    </HouseOwnMenu>
  );
}
