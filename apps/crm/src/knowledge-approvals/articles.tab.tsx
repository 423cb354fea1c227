import { BeingBuilt } from '@toam/platform/being-built';

/** /admin/approve/post, in the frame of /admin. Specification 2 §2 "Article approval queue". */
export default function ArticlesTab() {
  return (
    <BeingBuilt
      will={[
        'Duyệt hoặc từ chối bài kiến thức mà nhân viên gửi',
        'Sửa bài trước khi duyệt, ghi lý do khi từ chối',
        'Xếp bài vào cột và tạo cột mới',
      ]}
    />
  );
}
