import { needFormText } from '@toam/contracts/texts/need-form';
import { needListText } from '@toam/contracts/texts/need-list';
import { beingBuilt } from '@toam/platform/being-built';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths';

const editCustomer = ['Cập nhật thông tin và số điện thoại của khách'];
const editProject = ['Soạn hình ảnh, địa chỉ và nội dung dự án'];
const editBlog = ['Soạn bài với ảnh bìa và xem trước'];

/** Specification 2 §2, D15, D16. Own and shared customers and needs stay reachable by link (D19), so only lists name a rule. */
export const routes: RouteObject[] = [
  { path: 'customer', element: <Navigate to={paths.customers} replace /> },
  beingBuilt(
    'customer/list',
    'Khách hàng',
    ['Tìm, thêm và cập nhật khách hàng', 'Gộp khách trùng số điện thoại'],
    'customers',
  ),
  beingBuilt('customer/new', 'Tạo khách hàng mới', ['Thêm một khách hàng'], 'brokerage'),
  beingBuilt('customer/edit/:customerId', 'Cập nhật khách hàng', editCustomer, 'brokerage'),
  beingBuilt('customer-contacts', 'Yêu cầu liên hệ', ['Xem và xử lý liên hệ khách gửi từ trang web'], 'customers'),
  { path: 'request', element: <Navigate to={paths.needs} replace /> },
  // Whoever is led here by a notification finds their own and shared needs, with or without the menu entry.
  {
    path: 'request/list',
    lazy: lazyPage(() => import('./need-list/need-list.screen')),
    ...handleOf(needListText.title, 'brokerage'),
  },
  {
    path: 'request/new',
    lazy: lazyPage(() => import('./need-form/need-create.screen')),
    ...handleOf(needFormText.createTitle, 'brokerage'),
  },
  {
    path: 'request/edit/:requestId',
    lazy: lazyPage(() => import('./need-form/need-edit.screen')),
    ...handleOf(needFormText.editTitle, 'brokerage'),
  },
  { path: 'project', element: <Navigate to={paths.projects} replace /> },
  beingBuilt('project/list', 'Dự án', ['Xem các dự án và bất động sản thuộc dự án'], 'projects'),
  beingBuilt('project/new', 'Tạo dự án', editProject, 'projects'),
  beingBuilt('project/edit/:projectId', 'Cập nhật dự án', editProject, 'projects'),
  beingBuilt('project/:projectId', 'Chi tiết dự án', ['Xem dự án, hỏi và trả lời'], 'projects'),
  { path: 'blog', element: <Navigate to={paths.blogs} replace /> },
  beingBuilt('blog/list', 'Tin tức', ['Đăng tin tức, mẹo hay và phong thuỷ'], 'news'),
  beingBuilt('blog/new', 'Tạo tin tức', editBlog, 'news'),
  beingBuilt('blog/edit/:blogId', 'Sửa tin tức', editBlog, 'news'),
  beingBuilt('knowledge', 'Kiến thức', ['Đọc và gửi bài kiến thức theo chủ đề', 'Sắp xếp bài bằng cách kéo thả']),
];
