import { houseFormText } from '@toam/contracts/texts/house-form';
import { Alert, Button, formatDateTime } from '@toam/ui/core';
import type { HouseDraftControl } from './form-draft';

/** «Có bản nháp …»: restore it or throw it away. D37. */
export function DraftOffer({ draft }: { draft: HouseDraftControl }) {
  if (!draft.offered) return null;
  const { draft: found, elsewhere } = draft.offered;
  const time = formatDateTime(found.updated_at);
  return (
    <Alert
      className="house-form-notice"
      type="info"
      showIcon
      title={elsewhere ? houseFormText.draftElsewhere(time) : houseFormText.draftFound(time)}
      action={
        <span className="house-form-offer">
          <Button size="small" onClick={draft.restore}>
            {houseFormText.draftRestore}
          </Button>
          <Button size="small" type="text" onClick={() => void draft.discard()}>
            {houseFormText.draftDiscard}
          </Button>
        </span>
      }
    />
  );
}
