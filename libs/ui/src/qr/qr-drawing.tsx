import { QRCode } from 'antd';

/** Drawn as vectors: sharp on paper. Dark on white whatever the theme, or cameras would not read it. */
export default function QrDrawing({ value, size }: { value: string; size: number }) {
  return <QRCode type="svg" value={value} size={size} bordered={false} errorLevel="M" color="#000" bgColor="#fff" />;
}
