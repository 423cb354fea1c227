import { Button } from 'antd';
import { askReason, confirm } from './dialog-store';
import { showError } from './error-store';
import { toast } from './toast';

export const title = 'Hộp thoại và thông báo';

const pause = () => new Promise((resolve) => setTimeout(resolve, 800));
const refuse = async () => {
  await pause();
  throw Object.assign(new Error('Bất động sản vừa được người khác cập nhật.'), { status: 409 });
};

export default function FeedbackStory() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      <Button onClick={() => toast.undo('Đã xoá 3 BĐS', () => toast.info('Đã hoàn tác'))}>Thành công</Button>
      <Button
        onClick={() =>
          toast.warning('Đang chờ duyệt', { description: 'Thông tin chỉnh sửa sẽ được áp dụng sau khi Admin duyệt.' })
        }
      >
        Cảnh báo
      </Button>
      <Button onClick={() => toast.error('2 ảnh tải lên thất bại')}>Thất bại</Button>
      <Button onClick={() => showError('BĐS #12486 vừa được Trần Quốc Bảo cập nhật. Vui lòng tải lại trước khi lưu.')}>
        Lỗi
      </Button>
      <Button onClick={() => confirm({ title: 'Mở bán lại 3 bất động sản?' }, pause)}>Xác nhận</Button>
      <Button
        danger
        onClick={() =>
          confirm({ title: 'Xoá 3 bất động sản?', description: 'Quản trị viên có thể khôi phục.', danger: true }, pause)
        }
      >
        Xác nhận xoá
      </Button>
      <Button onClick={() => confirm({ title: 'Duyệt thay đổi này?' }, refuse)}>Xác nhận bị từ chối</Button>
      <Button
        onClick={async () => {
          const reason = await askReason({
            title: 'Ngưng bán 3 bất động sản?',
            description: 'Tin sẽ được gỡ khỏi web thương mại. Có thể mở bán lại sau.',
            danger: true,
          });
          if (reason) toast.success(`Lý do: ${reason}`);
        }}
      >
        Hỏi lý do
      </Button>
    </div>
  );
}
