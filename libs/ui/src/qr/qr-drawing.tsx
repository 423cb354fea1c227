import { QRCode } from 'antd';

interface QrCodeProps {
  /** The encoded text: an absolute address. */
  value: string;
  /** What it links to, for screen readers. */
  label: string;
  /** Pixels. Default 112. */
  size?: number;
}

/** A vector drawing, so that it prints sharply. Dark on white in every theme, because cameras need that. */
export default function QrDrawing({ value, label, size = 112 }: QrCodeProps) {
  return (
    <span role="img" aria-label={label} style={{ display: 'inline-block', width: size, height: size }}>
      {/* the drawing calls itself a picture, too, and has no name */}
      <span aria-hidden>
        <QRCode type="svg" value={value} size={size} bordered={false} errorLevel="M" color="#000" bgColor="#fff" />
      </span>
    </span>
  );
}
