import { type ColumnsWith, columnsWith, tableWith } from '@toam/domain/record/columns';

/** A column that holds one value of a list. The lists are in libs/contracts/src/user/user.ts, their texts beside them in user.text.ts. */
export type StaffChoiceKind =
  | 'gender'
  | 'marriage'
  | 'religion'
  | 'literacy'
  | 'employeeType'
  | 'employeeStatus'
  | 'department'
  | 'office'
  | 'role'
  | 'jobPosition'
  /** 0 locked, 1 active (D68). */
  | 'status'
  /** 0 hidden, 1 shown on the website. */
  | 'introductionStatus';

/** What a column holds. The kind decides how a value is checked, answered, read in history, imported, exported, shown and edited. */
export type StaffColumnKind =
  | StaffChoiceKind
  /** Up to 130 characters; '' for nothing. */
  | 'line'
  /** Several lines, up to 2,000 characters; '' for nothing. */
  | 'note'
  /** Digits; '' for none. */
  | 'phone'
  /** Number of an identity card: 9 or 12 digits; '' for none. */
  | 'socialId'
  /** Used to sign in; null for none. */
  | 'email'
  /** YYYY-MM-DD; null for none. */
  | 'day'
  /** The editor's JSON as text, or plain text from before the editor. */
  | 'richText'
  /** Id of a staff user; null for nobody. */
  | 'person'
  /** VND; null or 0 is unlimited (D26). */
  | 'money'
  /** Ids of projects; none is unlimited (D26). */
  | 'projects'
  /** Ids of districts; none is unlimited (D26, D30). */
  | 'districts'
  /** Id of an uploaded picture; null for none. */
  | 'picture'
  /** 0 or 1. */
  | 'flag'
  /** 0 or 1: a right on houses. */
  | 'houseRight'
  /** 0 or 1: access to a page. D28. */
  | 'pageRight'
  /** The record's own number. */
  | 'id'
  /** The number of saves. D12. */
  | 'version'
  /** True or false. */
  | 'yesNo'
  /** A moment. */
  | 'moment'
  /** Never in any answer. */
  | 'secret';

/** Properties of a column. */
interface StaffColumn {
  label: string;
  kind: StaffColumnKind;
  /**
   * Who changes it. 'person': the person and admins. 'office': admins, also on their own record. 'power': admins on others' records
   * only, because it gives rights, limits and a place in the hierarchy. 'server': the server, or a separate call. Specification 2
   * §3, §7, issue 5.
   */
  writer: 'person' | 'office' | 'power' | 'server';
  /**
   * Who may read it. 'names': everybody who sees the name. 'colleagues': colleagues, in the list. 'papers': admins in the list, and
   * the person. 'record': admins and the person, with the whole record. 'nobody': nobody.
   */
  readers: 'names' | 'colleagues' | 'papers' | 'record' | 'nobody';
  /**
   * When it may not be empty. 'account': in every account. 'staff': in every staff user, also an imported one. 'form': in the form;
   * imported users and old records may lack it. A save may not empty it. Specification 2 §5.
   */
  required?: 'account' | 'staff' | 'form';
  /** The short form of an account outside the hierarchy contains it. D28. */
  short?: true;
  /** The list and its sheet contain it and can be sorted by it. */
  sorts?: true;
  /** The list can be filtered by its values. */
  filters?: true;
  /** An import of new staff may contain it. */
  imports?: true;
  /** Width in the list and in a sheet, px; absent: the usual width. */
  width?: number;
}

/** The longest note or achievement, in characters. */
export const longestStaffNote = 2000;

/**
 * All columns of a staff user, and the only place that describes each. Body, answers, history, audit, import, export, orders,
 * filters and the values of both forms are derived from it, in this order. A test of the API walks the database's table: a new
 * column fails it until it is listed here. One column per line, however long. Specification 2 §3.
 */
// prettier-ignore
export const staffColumns = {
  id: { label: 'Mã', kind: 'id', writer: 'server', readers: 'names', sorts: true, width: 70 },
  version: { label: 'Phiên bản', kind: 'version', writer: 'server', readers: 'papers' },

  name: { label: 'Họ và tên', kind: 'line', writer: 'person', readers: 'names', required: 'account', short: true, sorts: true, imports: true, width: 252 },
  phone_number: { label: 'Số điện thoại', kind: 'phone', writer: 'office', readers: 'names', required: 'account', short: true, sorts: true, imports: true, width: 124 },
  email: { label: 'Email', kind: 'email', writer: 'person', readers: 'colleagues', short: true, sorts: true, imports: true, width: 200 },
  gender: { label: 'Giới tính', kind: 'gender', writer: 'person', readers: 'colleagues', required: 'staff', sorts: true, filters: true, imports: true, width: 96 },
  date_of_birth: { label: 'Ngày sinh', kind: 'day', writer: 'person', readers: 'papers', required: 'account', short: true, sorts: true, imports: true, width: 112 },
  social_id: { label: 'Số CMND/CCCD', kind: 'socialId', writer: 'person', readers: 'papers', required: 'account', short: true, sorts: true, imports: true, width: 148 },
  provided_date: { label: 'Ngày cấp', kind: 'day', writer: 'office', readers: 'papers', required: 'account', short: true, sorts: true, imports: true, width: 112 },
  issued_place: { label: 'Nơi cấp', kind: 'line', writer: 'person', readers: 'papers', required: 'staff', sorts: true, imports: true, width: 160 },
  address: { label: 'Địa chỉ hiện tại', kind: 'line', writer: 'person', readers: 'papers', required: 'account', short: true, sorts: true, imports: true, width: 240 },
  id_address: { label: 'Địa chỉ thường trú', kind: 'line', writer: 'person', readers: 'record', required: 'staff', imports: true, width: 240 },
  hometown_address: { label: 'Quê quán', kind: 'line', writer: 'person', readers: 'record', required: 'staff', imports: true, width: 240 },
  marriage: { label: 'Tình trạng hôn nhân', kind: 'marriage', writer: 'person', readers: 'papers', required: 'staff', sorts: true, filters: true, imports: true, width: 152 },
  religion: { label: 'Tôn giáo', kind: 'religion', writer: 'person', readers: 'papers', required: 'staff', sorts: true, filters: true, imports: true, width: 124 },
  literacy: { label: 'Trình độ học vấn', kind: 'literacy', writer: 'person', readers: 'papers', required: 'staff', sorts: true, filters: true, imports: true, width: 160 },
  major: { label: 'Chuyên ngành', kind: 'line', writer: 'person', readers: 'record', imports: true },
  contact_name: { label: 'Người liên hệ', kind: 'line', writer: 'person', readers: 'papers', required: 'staff', sorts: true, imports: true, width: 168 },
  contact_phone: { label: 'Số điện thoại người liên hệ', kind: 'phone', writer: 'person', readers: 'papers', required: 'staff', sorts: true, imports: true, width: 124 },
  tax_number: { label: 'Mã số thuế', kind: 'line', writer: 'person', readers: 'record', imports: true },
  bank_account: { label: 'Số tài khoản', kind: 'line', writer: 'person', readers: 'record', required: 'form', imports: true },
  bank_name: { label: 'Ngân hàng', kind: 'line', writer: 'person', readers: 'record', required: 'form', imports: true },

  employee_type: { label: 'Loại nhân viên', kind: 'employeeType', writer: 'office', readers: 'colleagues', required: 'staff', sorts: true, filters: true, imports: true, width: 124 },
  employee_status: { label: 'Tình trạng làm việc', kind: 'employeeStatus', writer: 'office', readers: 'colleagues', required: 'staff', sorts: true, filters: true, imports: true, width: 142 },
  department: { label: 'Phòng ban', kind: 'department', writer: 'office', readers: 'colleagues', required: 'staff', sorts: true, filters: true, imports: true, width: 108 },
  office: { label: 'Chi nhánh', kind: 'office', writer: 'office', readers: 'colleagues', required: 'form', sorts: true, width: 120 },
  onboarding_date: { label: 'Ngày vào làm', kind: 'day', writer: 'office', readers: 'colleagues', required: 'staff', sorts: true, imports: true, width: 112 },
  role: { label: 'Vai trò', kind: 'role', writer: 'power', readers: 'names', required: 'account', short: true, sorts: true, imports: true },
  job_position: { label: 'Chức vụ', kind: 'jobPosition', writer: 'power', readers: 'names', sorts: true, filters: true, imports: true, width: 130 },
  position: { label: 'Chức danh', kind: 'line', writer: 'office', readers: 'colleagues', sorts: true, imports: true, width: 160 },
  manager: { label: 'Quản lý trực tiếp', kind: 'person', writer: 'power', readers: 'colleagues', sorts: true, filters: true, imports: true, width: 160 },
  achievement: { label: 'Thành tích', kind: 'note', writer: 'office', readers: 'record' },
  note: { label: 'Ghi chú', kind: 'note', writer: 'office', readers: 'record', short: true, imports: true, width: 240 },
  introduction: { label: 'Giới thiệu', kind: 'richText', writer: 'person', readers: 'record' },
  introduction_status: { label: 'Hiển thị giới thiệu', kind: 'introductionStatus', writer: 'office', readers: 'colleagues', sorts: true, width: 96 },

  status: { label: 'Trạng thái', kind: 'status', writer: 'power', readers: 'names', sorts: true, filters: true, width: 118 },
  other_account: { label: 'Tài khoản khác', kind: 'flag', writer: 'power', readers: 'colleagues' },
  minimum_price: { label: 'Giá thấp nhất', kind: 'money', writer: 'power', readers: 'record' },
  maximum_price: { label: 'Giá cao nhất', kind: 'money', writer: 'power', readers: 'record' },
  project: { label: 'Dự án', kind: 'projects', writer: 'power', readers: 'record' },
  province: { label: 'Quận/Huyện', kind: 'districts', writer: 'power', readers: 'record' },
  create_product_permission: { label: 'Tạo BĐS', kind: 'houseRight', writer: 'power', readers: 'record', short: true },
  update_product_permission: { label: 'Cập nhật BĐS', kind: 'houseRight', writer: 'power', readers: 'record', short: true },
  chat_permission: { label: 'Chat', kind: 'pageRight', writer: 'power', readers: 'record', short: true },
  customer_permission: { label: 'Khách hàng', kind: 'pageRight', writer: 'power', readers: 'record', short: true },
  request_permission: { label: 'Nhu cầu', kind: 'pageRight', writer: 'power', readers: 'record', short: true },
  project_permission: { label: 'Dự án', kind: 'pageRight', writer: 'power', readers: 'record', short: true },
  news_permission: { label: 'Tin tức', kind: 'pageRight', writer: 'power', readers: 'record', short: true },
  employment_diagram_permission: { label: 'Sơ đồ nhân sự', kind: 'pageRight', writer: 'power', readers: 'record', short: true },
  bussiness_permission: { label: 'Tổng hợp tích luỹ', kind: 'pageRight', writer: 'power', readers: 'record', short: true },

  profile_picture: { label: 'Ảnh đại diện', kind: 'picture', writer: 'person', readers: 'record', short: true },
  front_id_file: { label: 'Ảnh mặt trước CMND/CCCD', kind: 'picture', writer: 'person', readers: 'record', required: 'form' },
  back_id_file: { label: 'Ảnh mặt sau CMND/CCCD', kind: 'picture', writer: 'person', readers: 'record', required: 'form' },
  certificate: { label: 'Bằng cấp', kind: 'picture', writer: 'person', readers: 'record' },

  alonhadat_name: { label: 'Tài khoản Alonhadat', kind: 'line', writer: 'server', readers: 'record' },
  alonhadat_password: { label: 'Mật khẩu Alonhadat', kind: 'secret', writer: 'server', readers: 'nobody' },
  batdongsan_name: { label: 'Tài khoản Batdongsan', kind: 'line', writer: 'server', readers: 'record' },
  batdongsan_password: { label: 'Mật khẩu Batdongsan', kind: 'secret', writer: 'server', readers: 'nobody' },
  password_hash: { label: 'Mật khẩu', kind: 'secret', writer: 'server', readers: 'nobody' },
  must_change_password: { label: 'Phải đổi mật khẩu', kind: 'yesNo', writer: 'server', readers: 'papers' },
  password_given_at: { label: 'Ngày cấp mật khẩu', kind: 'moment', writer: 'server', readers: 'nobody' },
  demo_password: { label: 'Mật khẩu dùng thử', kind: 'yesNo', writer: 'server', readers: 'nobody' },
  created_at: { label: 'Ngày tạo', kind: 'moment', writer: 'server', readers: 'colleagues', sorts: true, width: 126 },
  updated_at: { label: 'Ngày cập nhật', kind: 'moment', writer: 'server', readers: 'papers', sorts: true, width: 126 },
  deleted_at: { label: 'Xoá', kind: 'moment', writer: 'server', readers: 'nobody' },
  search: { label: 'Tìm kiếm', kind: 'secret', writer: 'server', readers: 'nobody' },
  name_order: { label: 'Thứ tự của tên', kind: 'secret', writer: 'server', readers: 'nobody' },
} as const satisfies Record<string, StaffColumn>;

type Columns = typeof staffColumns;
type Of<Traits> = ColumnsWith<Columns, Traits>;

export type StaffColumnName = keyof Columns;
export type PersonalColumn = Of<{ writer: 'person' }>;
type PowerColumn = Of<{ writer: 'power' }>;
export type EditableColumn = Of<{ writer: 'person' | 'office' | 'power' }>;
export type StaffImportColumn = Of<{ imports: true }>;
export type PictureColumn = Of<{ kind: 'picture' }>;
export type StaffKindOf<Column extends StaffColumnName> = Columns[Column]['kind'];

/** Columns by writer. Every column is in exactly one of the four. */
export const personalColumns: PersonalColumn[] = columnsWith(staffColumns, { writer: 'person' });
export const officeColumns: Of<{ writer: 'office' }>[] = columnsWith(staffColumns, { writer: 'office' });
export const powerColumns: PowerColumn[] = columnsWith(staffColumns, { writer: 'power' });
export const serverColumns: Of<{ writer: 'server' }>[] = columnsWith(staffColumns, { writer: 'server' });

/** The columns that a save may contain. */
export const editableStaffColumns = tableWith(staffColumns, { writer: ['person', 'office', 'power'] });
export const editableColumns = Object.keys(editableStaffColumns) as EditableColumn[];

/** Width in the list and in a sheet, px; undefined: the usual width. */
export const widthOf = (column: StaffColumnName): number | undefined => {
  const { width }: StaffColumn = staffColumns[column];
  return width;
};

/** The columns for everybody who sees the name. */
export const columnsWithName: Of<{ readers: 'names' }>[] = columnsWith(staffColumns, { readers: 'names' });

/** What colleagues see, what admins also see in the list, and what admins and the person also see in the whole record. */
export const columnsForColleagues: Of<{ readers: 'names' | 'colleagues' }>[] = columnsWith(staffColumns, {
  readers: ['names', 'colleagues'],
});
export const columnsInList: Of<{ readers: 'names' | 'colleagues' | 'papers' }>[] = columnsWith(staffColumns, {
  readers: ['names', 'colleagues', 'papers'],
});
export const columnsInRecord: Of<{ readers: 'record' }>[] = columnsWith(staffColumns, { readers: 'record' });

/** Columns of the rights page of an account outside the hierarchy. Only admins' forms have them. D28. */
export const pageFlags: Of<{ kind: 'pageRight' }>[] = columnsWith(staffColumns, { kind: 'pageRight' });
export const houseFlags: Of<{ kind: 'houseRight' }>[] = columnsWith(staffColumns, { kind: 'houseRight' });

/** Required in the short form of an account outside the hierarchy. Specification 2 §5 "Other-account variant", D28. */
export const requiredOfOthers: Of<{ required: 'account' }>[] = columnsWith(staffColumns, { required: 'account' });

/** Required for every staff user, also an imported one. Specification 2 §5 "Staff user (create)". */
export const requiredOfStaff: Of<{ required: 'account' | 'staff' }>[] = columnsWith(staffColumns, {
  required: ['account', 'staff'],
});

/** Also required in the form and its call. Imported users and old records may lack it. Specification 2 §5. */
export const requiredByForm: Of<{ required: 'form' }>[] = columnsWith(staffColumns, { required: 'form' });

/** Columns that a save may not empty once they have a value. */
export const requiredColumns = (isOtherAccount: boolean): readonly EditableColumn[] =>
  isOtherAccount ? requiredOfOthers : [...requiredOfStaff, ...requiredByForm];

/** The required papers of a record. A certificate is optional. Specification 2 §5. */
const idCard = ['front_id_file', 'back_id_file'] as const;

/** Whether a person's papers are complete: 'Giấy tờ' is ticked only when both sides of the ID card are there. */
export const arePapersComplete = (isThere: (column: (typeof idCard)[number]) => boolean): boolean =>
  idCard.every(isThere);

/** The columns of an import of staff, in the order of the template. Specification 2 §3, §5. */
export const staffImportColumns: StaffImportColumn[] = columnsWith(staffColumns, { imports: true });
