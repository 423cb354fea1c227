import { Button } from 'antd';
import { useState } from 'react';
import { DetailPanel } from './detail-panel';

export const title = 'Khung chi tiết bên phải';

export default function DetailPanelStory() {
  const [at, setAt] = useState<number | null>(null);
  return (
    <div style={{ padding: 16 }}>
      <Button onClick={() => setAt(1)}>Mở khung chi tiết</Button>
      {at !== null && (
        <DetailPanel
          label={`Mục ${at}`}
          title={`#${at} · ${at} / 9`}
          onPrevious={at > 1 ? () => setAt(at - 1) : undefined}
          onNext={at < 9 ? () => setAt(at + 1) : undefined}
          onClose={() => setAt(null)}
          footer={<Button block>Một việc ở cuối khung</Button>}
        >
          <div style={{ padding: 20 }}>
            <a href="#one">Một liên kết</a>
          </div>
        </DetailPanel>
      )}
    </div>
  );
}
