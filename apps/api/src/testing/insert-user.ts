import { db } from '../db/db';
import { beginSession } from '../sessions/begin-session';
import { type NewUser, type User, users } from '../modules/users/user.schema';
import { insertImage } from './insert-house';

/** Stores a staff user, or updates the user with this id. */
export async function insertUser(values: Partial<NewUser> = {}): Promise<User> {
  const user = { name: 'Nguyễn Thu Hà', ...values };
  const [stored] = await db()
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.id, set: user })
    .returning();
  return stored!;
}

/** A live session of a stored user. @returns its token */
export const insertSession = async (userId: number): Promise<string> =>
  (await beginSession(userId, { ip: '127.0.0.1', device: 'test' })).token;

/** The required fields of a new user, as in a workbook's row. Specification 2 §5. */
export const aStaffBody = {
  name: 'Phạm Minh Khoa',
  phone_number: '0912345678',
  email: 'khoa@toam.vn',
  date_of_birth: '1995-06-15',
  social_id: '079095000001',
  provided_date: '2021-05-10',
  issued_place: 'Cục Cảnh sát quản lý hành chính về trật tự xã hội',
  address: '12 Nguyễn Văn Đậu, Bình Thạnh',
  id_address: '5 Lê Lợi, Huế',
  hometown_address: 'Huế',
  gender: 'male',
  marriage: 'single',
  religion: 'none',
  literacy: 'university',
  contact_name: 'Phạm Văn Bình',
  contact_phone: '0987654321',
  employee_type: 'official',
  employee_status: 'active',
  department: 2,
  onboarding_date: '2024-03-01',
  role: 3,
} as const;

/** The other fields of the call. `uploaded_by` uploads the ID pictures. Specification 2 §5. */
export async function newcomerPapers(uploaded_by: number) {
  const [front_id_file, back_id_file] = [await insertImage(uploaded_by), await insertImage(uploaded_by)];
  return { bank_account: '0071000123456', bank_name: 'Vietcombank', front_id_file, back_id_file };
}
