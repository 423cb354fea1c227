import { uploadText } from '@toam/contracts/media/upload.text';
import { useEffect, useState } from 'react';
import { Text } from '../layout/layout';
import { uploadProgress, type UploadQueue } from './upload-queue';

/** Milliseconds between two measurements of the speed. */
const beat = 1000;

/** "3/6 đã tải · còn khoảng 8 giây" during uploads, otherwise empty. */
export function UploadProgress<Result>({ queue }: { queue: UploadQueue<Result> }) {
  const progress = uploadProgress(queue);
  const seconds = useSecondsLeft(progress);
  if (progress.active === 0) return null;
  const left =
    seconds === null
      ? ''
      : ` · ${seconds > 90 ? uploadText.minutesLeft(Math.ceil(seconds / 60)) : uploadText.secondsLeft(Math.max(1, Math.ceil(seconds)))}`;
  return (
    <Text as="div" size={12} tone="text2" role="status">
      {uploadText.progress(progress.stored, progress.all)}
      {left}
    </Text>
  );
}

/** Remaining time at the average speed so far; null while unknown. */
function useSecondsLeft({ active, bytesLeft, bytesSent }: ReturnType<typeof uploadProgress>): number | null {
  const [start, setStart] = useState<{ at: number; bytes: number } | null>(null);
  const [now, setNow] = useState(0);
  const running = active > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), beat);
    return () => {
      clearInterval(timer);
      setStart(null);
    };
  }, [running]);
  if (running && !start && now > 0) setStart({ at: now, bytes: bytesSent });
  if (!start || now <= start.at || bytesSent <= start.bytes) return null;
  return (bytesLeft * (now - start.at)) / (bytesSent - start.bytes) / 1000;
}
