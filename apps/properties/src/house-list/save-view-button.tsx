import { SavedViewNameDialog } from './saved-view-name';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { Button } from '@toam/ui/core';
import { useState } from 'react';
import { useSavedViewActions } from './use-saved-view-actions';
import type { OpenedView } from './use-saved-view';

/** In the phone's filter sheet: saves the filters as a named view. Mockup 14. */
export function SaveViewButton({ opened }: { opened: OpenedView }) {
  const [isNaming, setNaming] = useState(false);
  const { create } = useSavedViewActions(opened);
  return (
    <>
      <Button size="large" onClick={() => setNaming(true)}>
        {savedViewText.nameNew}
      </Button>
      {isNaming && (
        <SavedViewNameDialog
          title={savedViewText.nameNew}
          name=""
          viewId={null}
          onSave={create}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
