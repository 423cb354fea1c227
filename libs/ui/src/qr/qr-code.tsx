import { inPlace } from '../on-demand/on-demand';

/** A QR code. Its code loads when the first one is shown, because few screens have one. */
export const QrCode = inPlace(
  () => import('./qr-drawing'),
  (failure, { size = 112 }) => failure ?? <span style={{ display: 'inline-block', width: size, height: size }} />,
);
