import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseFormText } from './house-form.text';
import { isEditDrafted } from '@toam/domain/house/house-access';
import { FormNotice } from '@toam/ui/form';

/**
 * What happens when this house is saved: it waits for an admin, joins a waiting draft, or asks for approval again. D38,
 * D41.
 */
export function EditNotice({ house }: { house: HouseDetail }) {
  const user = useUser();
  const reason = house.reject_public_condition ?? house.reject_web_condition;
  const waits = isEditDrafted(user, house);
  return (
    <>
      {waits && (
        <FormNotice
          title={[houseFormText.onWeb, house.draft && houseFormText.draftWaiting(house.draft.changes.length)]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      {reason && <FormNotice type="warning" title={houseFormText.rejected(reason)} />}
    </>
  );
}
