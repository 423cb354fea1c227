import { uploadText } from '@toam/contracts/media/upload.text';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Row } from '../layout/layout';
import type { UploadAction, UploadQueue } from './upload-queue';

interface UndoRemovalProps<Result> {
  removed: UploadQueue<Result>['removed'];
  text: string;
  dispatch: (action: UploadAction<Result>) => void;
}

/** Milliseconds to undo a removal. */
const undoMs = 8000;

/** «Đã bỏ 1 ảnh. Hoàn tác», for 8 s after a removal. */
export function UndoRemoval<Result>({ removed, text, dispatch }: UndoRemovalProps<Result>) {
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => dispatch({ type: 'forgotten' }), undoMs);
    return () => clearTimeout(timer);
  }, [removed, dispatch]);
  return (
    <Row gap={4} top={removed ? 8 : 0} size={13} tone="text2" role="status">
      {removed && (
        <>
          {text}
          <Button type="link" size="small" onClick={() => dispatch({ type: 'undone' })}>
            {uploadText.undo}
          </Button>
        </>
      )}
    </Row>
  );
}
