import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseActionText, houseStepText } from './house-action.text';
import { Dropdown } from '@toam/ui/core';
import { ArrowUUpLeftIcon, GlobeIcon, GlobeXIcon, MegaphoneIcon, ShareNetworkIcon } from '@toam/ui/icons';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './house-menu.module.css';
import { sharingSteps } from './house-steps';
import { useLinkItems } from './share-link-menu';
import { useHouseSteps } from './use-house-steps';

type SharingStep = (typeof sharingSteps)[number];

const icons: Record<SharingStep, ReactElement> = {
  share: <ShareNetworkIcon size={16} />,
  revoke: <ArrowUUpLeftIcon size={16} />,
  requestWeb: <GlobeIcon size={16} />,
  withdrawWeb: <ArrowUUpLeftIcon size={16} />,
  revokeWeb: <GlobeXIcon size={16} />,
};

interface HouseMenuProps {
  house: HouseDetail;
  /** Includes 'Đăng tin' where there is no room for its own button. */
  withPost?: boolean;
  /** The button that opens it. */
  children: ReactElement;
}

/**
 * 'Chia sẻ': the steps that the viewer may take with the house, then its links. Steps that would change nothing, or that
 * the viewer may not take, are left out. Specification 1 §4, §6.
 */
export function HouseMenu({ house, withPost = false, children }: HouseMenuProps) {
  const { isOffered, take } = useHouseSteps(house);
  const navigate = useNavigate();
  const {
    items: links,
    onOpenChange,
    dialog,
  } = useLinkItems({
    ...house,
    address: `${house.house_number} ${house.house_address}`,
    picture: house.public_image[0]?.thumbnail,
  });
  const steps = sharingSteps.filter(isOffered).map((step) => ({
    key: step,
    icon: icons[step],
    label: houseStepText[step].label,
    onClick: () => void take(step),
  }));
  const post = {
    key: 'post',
    icon: <MegaphoneIcon size={16} />,
    label: houseActionText.post,
    onClick: () => void navigate(paths.postHouse(house.id)),
  };
  const own = [...steps, ...(withPost ? [post] : [])];
  const items = own.length > 0 ? [...own, { type: 'divider' as const, key: 'links' }, ...links] : links;
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ items, className: css.menu }}
        onOpenChange={onOpenChange}
      >
        {children}
      </Dropdown>
      {dialog}
    </>
  );
}
