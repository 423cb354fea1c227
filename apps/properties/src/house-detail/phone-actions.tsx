import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { Button } from '@toam/ui/core';
import { PencilSimpleIcon, PhoneIcon } from '@toam/ui/icons';
import { ownerPhone } from './owner-phone';

interface PhoneActionsProps {
  house: HouseDetail;
  onEdit: (() => void) | undefined;
}

/** The bar under a thumb: call the owner, edit. What the viewer may not do has no button; without any there is no bar. */
export function PhoneActions({ house, onEdit }: PhoneActionsProps) {
  const phone = house.customer?.phone_number ?? null;
  const callable = ownerPhone(phone)?.callable;
  if (!callable && !onEdit) return null;
  return (
    <footer className="house-actions">
      {callable && (
        <Button size="large" href={`tel:${phone}`} icon={<PhoneIcon size={18} />}>
          {houseDetailText.callOwner}
        </Button>
      )}
      {onEdit && (
        <Button size="large" type="primary" icon={<PencilSimpleIcon size={18} />} onClick={onEdit}>
          {houseDetailText.edit}
        </Button>
      )}
    </footer>
  );
}
