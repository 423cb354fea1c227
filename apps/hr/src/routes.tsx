import { beingBuilt } from '@toam/platform/being-built';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths';

const staffForm = ['Nhập hồ sơ, chức vụ và quyền của nhân sự'];
const oneForm = (kind: string) => [`Gửi đơn ${kind} và theo dõi duyệt`];

/** Specification 2 §2 "Administration", 3 §2.3 and §2.4, D13, D14, D23. */
export const routes: RouteObject[] = [
  beingBuilt('checkin/overview', 'Check-in', ['Chấm công vào, ra', 'Xem ngày công, ngày nghỉ và số lần đi muộn']),
  beingBuilt('checkin/calendar', 'Lịch chấm công', ['Xem ca làm theo tháng']),
  beingBuilt('checkin/manage', 'Giám sát chấm công', ['Xem ai vừa vào, ra và ở đâu']),
  beingBuilt('checkin/table', 'Bảng công', ['Xem bảng công tháng của mình và của nhóm']),
  { path: 'checkin/*', element: <Navigate to={paths.checkin} replace /> },
  beingBuilt('form', 'Biểu mẫu', ['Gửi và duyệt các loại đơn']),
  beingBuilt('form/absence', 'Đơn vắng mặt', oneForm('vắng mặt')),
  beingBuilt('form/leave', 'Đơn nghỉ phép', oneForm('nghỉ phép')),
  beingBuilt('form/business', 'Đơn công tác', oneForm('công tác')),
  beingBuilt('form/explanation', 'Đơn giải trình', oneForm('giải trình')),
  beingBuilt('form/regime', 'Đơn chế độ', oneForm('chế độ')),
  beingBuilt('admin/user/list', 'Nhân sự', ['Tìm, thêm, khoá và cập nhật nhân sự'], 'backOffice'),
  beingBuilt('admin/user/new', 'Tạo nhân sự', staffForm, 'admin'),
  beingBuilt('admin/user/edit/:userId', 'Cập nhật nhân sự', staffForm, 'admin'),
  beingBuilt(
    'admin/user-chart',
    'Thống kê nhân sự',
    ['Xem cơ cấu nhân sự theo độ tuổi, trình độ và phòng ban'],
    'backOffice',
  ),
  beingBuilt('admin/dictionary', 'Từ điển', ['Quản lý danh mục dùng trong các biểu mẫu'], 'backOffice'),
  beingBuilt('admin/approve', 'Duyệt bất động sản', ['Duyệt bất động sản lên cộng đồng và trang web'], 'admin'),
  beingBuilt('admin/approve-updates', 'Duyệt thay đổi', ['So sánh và duyệt thay đổi của bất động sản'], 'admin'),
  beingBuilt('admin/approve/post', 'Duyệt bài viết', ['Duyệt bài kiến thức'], 'admin'),
  beingBuilt('admin/tracking', 'Bảo mật', ['Xem lịch sử đăng nhập của từng nhân sự'], 'superAdmin'),
  beingBuilt('admin/form', 'Loại biểu mẫu', ['Quản lý ca làm và lý do nghỉ'], 'admin'),
  { path: 'admin/*', element: <Navigate to={paths.staff} replace /> },
  beingBuilt('user/new', 'Tạo nhân sự', staffForm, 'admin'),
  beingBuilt('user/edit/:userId', 'Cập nhật nhân sự', staffForm, 'admin'),
  beingBuilt('login-history', 'Lịch sử đăng nhập', ['Xem các thiết bị và lần đăng nhập của bạn']),
];
