import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { canEditHouse } from '@toam/domain/house/house-access';
import { useIsPhone } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { CommentsHeading } from '../house/comments/comments-heading';
import { HouseComments } from '../house/comments/house-comments';
import { HouseGallery } from '../house/house-gallery';
import { HousePresent } from '../house/house-present';
import { useLiveTags } from '../house/tags/tag.queries';
import { paths } from '../paths';
import { HouseBody, HouseColumns } from './house-columns';
import { HouseHead } from './house-head';
import * as css from './house-page.module.css';
import { HouseSide } from './house-side';
import { HouseTabs } from './house-tabs';
import { PhoneActions } from './phone-actions';
import { useCommentsAnchor } from './use-comments-anchor';
import { useRecordView } from '../house/use-record-view';

/** The page of an existing house. */
export function HousePage({ house }: { house: HouseDetail }) {
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
