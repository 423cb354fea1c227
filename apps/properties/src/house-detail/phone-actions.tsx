import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseActionText } from '../house/house-action.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { allows } from '@toam/domain/access';
import { dialledPhone } from '@toam/domain/phone';
import { Button, Row } from '@toam/ui/core';
import { PencilSimpleIcon, PhoneIcon, ShareNetworkIcon } from '@toam/ui/icons';
import { HouseMenu } from '../house/house-menu';
import { ownerPhone } from './owner-phone';
import * as css from './phone-actions.module.css';

interface PhoneActionsProps {
  house: HouseDetail;
  onEdit: (() => void) | undefined;
}

/** The bar at the bottom of a phone: call the owner, share, edit. Actions that the viewer may not take have no button. */
export function PhoneActions({ house, onEdit }: PhoneActionsProps) {
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
