import { lazy, Suspense } from 'react';

// Few screens have one.
const LazyDrawing = lazy(() => import('./qr-drawing'));

interface QrCodeProps {
  /** What a phone's camera reads: an absolute address. */
  value: string;
  /** What it leads to, for those who can't scan. */
  label: string;
  /** Pixels. Default 112. */
  size?: number;
}

/** A QR code; its code loads when the first one is shown. */
export const QrCode = ({ value, label, size = 112 }: QrCodeProps) => (
  <span role="img" aria-label={label} style={{ display: 'inline-block', width: size, height: size }}>
    <Suspense fallback={null}>
      <LazyDrawing value={value} size={size} />
    </Suspense>
  </span>
);
