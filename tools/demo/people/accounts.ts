import type { Gender } from '@toam/contracts/user/user';
import { JobPosition, Role } from '@toam/domain/actor';
import type { NewUser } from '../../../apps/api/src/modules/users/user.schema';

/** A staff user before it is stored; `boss` is the email of the manager. */
export interface DemoStaff extends Omit<NewUser, 'id' | 'manager' | 'email'> {
  email: string;
  boss: string | null;
  gender: Exclude<Gender, 'other'>;
  age: number;
  /** How many houses the person brings in, relative to colleagues; 0 for people who sell nothing. */
  busy: number;
}

type Account = Pick<DemoStaff, 'email' | 'name' | 'gender' | 'boss' | 'role' | 'job_position' | 'busy'> &
  Partial<DemoStaff>;

/** The accounts that the start prints; all have the demo password. `demoStaff` fills in a team of null. Design §13. */
export const accounts: readonly Account[] = [
  {
    email: 'superadmin@toam.vn',
    name: 'Hồ Thị Thanh An',
    gender: 'female',
    boss: null,
    role: Role.superAdmin,
    job_position: JobPosition.superAdmin,
    position: 'Tổng giám đốc',
    busy: 0,
  },
  {
    email: 'admin@toam.vn',
    name: 'Trần Quốc Bảo',
    gender: 'male',
    boss: 'superadmin@toam.vn',
    role: Role.admin,
    job_position: JobPosition.admin,
    position: 'Giám đốc điều hành',
    busy: 0.3,
  },
  {
    email: 'saleadmin@toam.vn',
    name: 'Đặng Thuỳ Linh',
    gender: 'female',
    boss: 'admin@toam.vn',
    role: Role.staff,
    job_position: JobPosition.saleAdmin,
    position: 'Thư ký kinh doanh',
    busy: 0.3,
    update_product_permission: 1,
  },
  {
    email: 'seniormanager@toam.vn',
    name: 'Lê Hoàng Phúc',
    gender: 'male',
    boss: 'saleadmin@toam.vn',
    role: Role.staff,
    job_position: JobPosition.seniorManager,
    position: 'Giám đốc kinh doanh',
    busy: 0.5,
  },
  {
    email: 'manager@toam.vn',
    name: 'Võ Minh Khôi',
    gender: 'male',
    boss: 'seniormanager@toam.vn',
    role: Role.staff,
    job_position: JobPosition.manager,
    position: 'Trưởng phòng kinh doanh',
    busy: 0.8,
  },
  {
    email: 'leader@toam.vn',
    name: 'Nguyễn Thu Hà',
    gender: 'female',
    boss: 'manager@toam.vn',
    role: Role.staff,
    job_position: JobPosition.teamLeader,
    position: 'Trưởng nhóm Bình Thạnh',
    busy: 1.3,
  },
  {
    email: 'staff@toam.vn',
    name: 'Bùi Gia Huy',
    gender: 'male',
    boss: 'leader@toam.vn',
    role: Role.staff,
    job_position: JobPosition.staff,
    position: 'Chuyên viên tư vấn',
    busy: 2.2,
    employee_type: 'official',
    employee_status: 'active',
  },
  {
    email: 'staff2@toam.vn',
    name: 'Phạm Ngọc Diễm',
    gender: 'female',
    boss: null,
    role: Role.staff,
    job_position: JobPosition.staff,
    position: 'Chuyên viên tư vấn',
    busy: 0.8,
    create_product_permission: 0,
  },
  {
    email: 'accountant@toam.vn',
    name: 'Mai Thị Kim Ngân',
    gender: 'female',
    boss: 'admin@toam.vn',
    role: Role.staff,
    job_position: JobPosition.accountant,
    position: 'Kế toán trưởng',
    busy: 0,
    create_product_permission: 0,
  },
  {
    email: 'marketer@toam.vn',
    name: 'Ngô Nhật Quang',
    gender: 'male',
    boss: null,
    role: Role.marketer,
    job_position: JobPosition.staff,
    position: 'Marketing',
    busy: 0,
    create_product_permission: 0,
  },
  {
    email: 'chatstaff@toam.vn',
    name: 'Trương Mỹ Duyên',
    gender: 'female',
    boss: null,
    role: Role.staff,
    job_position: JobPosition.staff,
    position: 'Chăm sóc khách hàng',
    busy: 0.5,
    chat_permission: 1,
  },
  {
    email: 'locked@toam.vn',
    name: 'Đinh Công Tài',
    gender: 'male',
    boss: 'leader@toam.vn',
    role: Role.staff,
    job_position: JobPosition.staff,
    position: 'Chuyên viên tư vấn',
    busy: 0.3,
    status: 0,
    employee_status: 'resigned',
  },
];
