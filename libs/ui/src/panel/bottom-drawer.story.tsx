import { Button } from 'antd';
import { useState } from 'react';
import { BottomDrawer } from './bottom-drawer';

export const title = 'Ngăn kéo từ dưới lên';

export default function BottomDrawerStory() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Mở ngăn kéo</Button>
      {isOpen && (
        <BottomDrawer label="Ngăn kéo" onClose={() => setOpen(false)}>
          <div style={{ padding: 20 }}>
            <Button onClick={() => setOpen(false)}>Đóng</Button>
          </div>
        </BottomDrawer>
      )}
    </div>
  );
}
