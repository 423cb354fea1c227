import { formText } from '@toam/contracts/texts/field';
import { confirm } from '@toam/ui/core';
import { useCallback, useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/**
 * Asks for confirmation before a person leaves a screen with unsaved changes, by a link, the back button, a reload or closing the
 * tab.
 * @param description says what would be lost; called when the person leaves
 * @returns releases the guard for good: call it once everything is saved, before navigating
 */
export function useLeaveGuard(
  isUnsaved: boolean,
  description: () => string = () => formText.unsavedDescription,
): () => void {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked' ? blocker : null;
  useEffect(() => {
    if (!blocked) return;
    const question = {
      title: formText.unsaved,
      description: description(),
      danger: true,
    };
    void confirm(question).then((sure) => (sure ? blocked.proceed() : blocked.reset()));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once per attempt, even if the description changes meanwhile
  }, [blocked?.location.key]);
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved && !released.current) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
  return useCallback(() => {
    released.current = true;
  }, []);
}
