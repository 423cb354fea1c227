import { formText } from '@toam/contracts/texts/field';
import { Alert, Button, formatDateTime } from '@toam/ui/core';
import type { FormDraftControl } from './form-draft';

/** «Có bản nháp …»: restore it or throw it away. D37. */
export function DraftOffer({ draft }: { draft: FormDraftControl }) {
  if (!draft.offered) return null;
  const { draft: found, elsewhere } = draft.offered;
  const time = formatDateTime(found.updated_at);
  return (
    <Alert
      className="ta-form-notice"
      type="info"
      showIcon
      title={elsewhere ? formText.draftElsewhere(time) : formText.draftFound(time)}
      action={
        <span className="ta-form-offer">
          <Button size="small" onClick={draft.restore}>
            {formText.draftRestore}
          </Button>
          <Button size="small" type="text" onClick={() => void draft.discard()}>
            {formText.draftDiscard}
          </Button>
        </span>
      }
    />
  );
}
