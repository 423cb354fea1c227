import { lazy, Suspense } from 'react';

// Lazy, because few screens have one.
const LazyDrawing = lazy(() => import('./qr-drawing'));

interface QrCodeProps {
  /** The encoded text: an absolute address. */
  value: string;
  /** What it links to, for screen readers. */
  label: string;
  /** Pixels. Default 112. */
  size?: number;
}

/** A QR code; its code loads when the first one is shown. */
export const QrCode = ({ value, label, size = 112 }: QrCodeProps) => (
  <span role="img" aria-label={label} style={{ display: 'inline-block', width: size, height: size }}>
    {/* the drawing calls itself a picture, too, and has no name */}
    <span aria-hidden>
      <Suspense fallback={null}>
        <LazyDrawing value={value} size={size} />
      </Suspense>
    </span>
  </span>
);
