/** Tags of houses. Specification 1 §2, §3, §5; D43. */
export const tagText = {
  label: 'Nhãn',
  filter: 'Lọc theo nhãn',
  create: 'Tạo nhãn',
  createNamed: (name: string) => `Tạo nhãn “${name}”`,
  createTitle: 'Tạo nhãn',
  editTitle: 'Sửa nhãn',
  edit: (name: string) => `Sửa nhãn ${name}`,
  name: 'Tên nhãn',
  /** Specification 1 §5. */
  nameMissing: 'Vui lòng nhập tên nhãn dán',
  /** Specification 1 §5. */
  colourMissing: 'Vui lòng chọn màu',
  colour: 'Màu',
  add: 'Nhãn',
  addTo: 'Gắn nhãn',
  detach: 'Gỡ nhãn',
  detachOne: (name: string) => `Gỡ nhãn ${name}`,
  search: 'Tìm hoặc tạo nhãn',
  empty: 'Chưa có nhãn nào',
  onSome: (count: string, all: string) => `${count}/${all} BĐS`,
  chosen: (count: number) => `${count} nhãn`,
  clear: 'Bỏ lọc theo nhãn',
  way: 'Gắn hay gỡ nhãn',
  save: 'Lưu',
  cancel: 'Huỷ',
  remove: 'Xoá nhãn',
  removeTitle: (name: string) => `Bạn có chắc muốn xoá nhãn “${name}”?`,
  removeNote: 'Nhãn sẽ bị gỡ khỏi mọi BĐS đang gắn nhãn này.',
  by: (name: string) => `Người tạo: ${name}`,

  created: 'Tạo nhãn thành công',
  changed: 'Cập nhật nhãn thành công',
  removed: (name: string) => `Đã xoá nhãn “${name}”`,
  attached: (name: string, count: string) => `Đã gắn nhãn “${name}” cho ${count} BĐS`,
  attachedAlready: (name: string) => `BĐS đã chọn đều có nhãn “${name}”`,
  detached: (name: string, count: string) => `Đã gỡ nhãn “${name}” khỏi ${count} BĐS`,
  skipped: (count: number) => `${count} BĐS bị bỏ qua`,

  notFound: 'Không tìm thấy nhãn',
  taken: (name: string) => `Đã có nhãn “${name}”`,
  mayNotChange: 'Chỉ người tạo hoặc quản trị viên mới được sửa, xoá nhãn này',
  houseGone: 'Không tìm thấy bất động sản',
  /** Specification 1 §5: a tag is removed from a selection, but a house in it does not have the tag. */
  someWithout: 'Tồn tại bất động sản không có nhãn',
  tooMany: (max: number) => `Mỗi lần tối đa ${max} bất động sản`,
} as const;

/** Colors of a tag with their names. The same ten are the default palette by id mod 10 (D43). */
export const tagColours = [
  { colour: '#D2482B', name: 'Đỏ cam' },
  { colour: '#0F766E', name: 'Xanh ngọc' },
  { colour: '#4A6FA5', name: 'Xanh dương' },
  { colour: '#6F8F4E', name: 'Xanh lá' },
  { colour: '#B07D12', name: 'Vàng đất' },
  { colour: '#3B8EA5', name: 'Xanh biển' },
  { colour: '#8E4A6B', name: 'Tím mận' },
  { colour: '#5B6770', name: 'Xám' },
  { colour: '#C0643A', name: 'Cam gạch' },
  { colour: '#B8203B', name: 'Đỏ thẫm' },
] as const;
