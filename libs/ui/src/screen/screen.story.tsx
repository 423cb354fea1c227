import { Button } from 'antd';
import { EmptyState, FailedState, PendingState, RefusedState } from './screen-state';
import { ScreenTitle } from './screen-title';

export const title = 'Khung màn hình';

const card = { background: 'var(--surface)', border: '1px solid var(--border)', borderRadius: 10 };

export default function ScreenStory() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 16, padding: 16 }}>
      <div style={{ ...card, gridColumn: '1 / -1' }}>
        <ScreenTitle text="Bất động sản" count="1.284" actions={<Button type="primary">Tạo BĐS</Button>} />
      </div>
      <div style={card}>
        <PendingState />
      </div>
      <div style={card}>
        <EmptyState reason="Không có BĐS nào khớp 2 điều kiện lọc. Hãy bỏ bớt điều kiện.">
          <Button>Xoá bộ lọc</Button>
        </EmptyState>
      </div>
      <div style={card}>
        <RefusedState reason="Bạn không có quyền xem bất động sản này" isForbidden>
          <Button>Về danh sách</Button>
        </RefusedState>
      </div>
      <div style={card}>
        <FailedState error="Không kết nối được máy chủ" busy={false} onRetry={() => undefined} />
      </div>
    </div>
  );
}
