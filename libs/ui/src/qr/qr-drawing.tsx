import { QRCode } from 'antd';

/** A vector drawing, so that it prints sharply. Dark on white in every theme, because cameras need that. */
export default function QrDrawing({ value, size }: { value: string; size: number }) {
  return <QRCode type="svg" value={value} size={size} bordered={false} errorLevel="M" color="#000" bgColor="#fff" />;
}
