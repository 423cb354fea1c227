import { useConnection } from '@toam/live/connection';
import { retryLive } from '@toam/live/live';
import { commonText } from '@toam/contracts/texts/common';
import { shellText } from '@toam/contracts/shell/shell.text';
import { Button } from '@toam/ui/core';
import { PlugsConnectedIcon } from '@toam/ui/icons';
import { useEffect } from 'react';
import { NoticeLine } from './notice-line';

/** A line above the screen while the API is unreachable: shown data may be old, typed text is kept. */
export function ConnectionNotice() {
  const isLost = useConnection((connection) => connection.isLost);
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', retryLive);
    return () => window.removeEventListener('online', retryLive);
  }, [isLost]);
  return (
    // the live region exists before its text, because a screen reader would skip it otherwise
    <div role="status">
      {isLost && (
        <NoticeLine
          kind="warning"
          label={shellText.connectionLost}
          icon={<PlugsConnectedIcon size={20} />}
          words={
            <>
              <b>{shellText.connectionLost}.</b> {shellText.connectionLostNote}
            </>
          }
          answers={
            <Button size="small" onClick={retryLive}>
              {commonText.retry}
            </Button>
          }
        />
      )}
    </div>
  );
}
