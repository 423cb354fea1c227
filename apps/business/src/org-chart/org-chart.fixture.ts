import type { OrgChart, OrgNode } from '@toam/contracts/user/org-chart.endpoints';
import type { JobPosition } from '@toam/domain/actor';

type Sketch = [
  id: number,
  name: string,
  job_position: JobPosition,
  parent: number | null,
  differing?: Partial<OrgNode>,
];

const node = ([id, name, job_position, parent, differing]: Sketch): OrgNode => ({
  ...{ id, name, job_position, parent, avatar: null, phone_number: `09030000${String(id).padStart(2, '0')}` },
  ...{ position: '', department: 2, placement: parent === null ? 'none' : 'manager' },
  ...differing,
});

/**
 * An leads Bảo, who leads Hà's and Khôi's teams and Linh, who has none. Nhung keeps the books. More than a few people, so that only the
 * leaders are open at first.
 */
export const aChart: OrgChart = {
  nodes: (
    [
      [1, 'Hồ Thanh An', 1, null, { position: 'Tổng giám đốc' }],
      [2, 'Trần Quốc Bảo', 2, 1],
      [6, 'Nguyễn Thu Hà', 6, 2, { position: 'Trưởng nhóm Bình Thạnh' }],
      [5, 'Võ Minh Khôi', 6, 2],
      [10, 'Đặng Thuỳ Linh', 7, 2, { placement: 'superior' }],
      [11, 'Bùi Gia Huy', 7, 6, { position: 'Chuyên viên tư vấn' }],
      [12, 'Phạm Ngọc Diễm', 7, 6, { phone_number: '' }],
      [13, 'Lê Hoàng Phúc', 7, 6],
      [14, 'Đỗ Minh Quân', 7, 5],
      [15, 'Ngô Mỹ Uyên', 7, 5],
      [16, 'Lý Gia Hân', 7, 5],
      [17, 'Mai Công Lý', 7, 5],
      [18, 'Tạ Đình Phong', 7, 1, { placement: 'none' }],
    ] satisfies Sketch[]
  ).map((sketch) => node(sketch)),
  aside: [
    {
      ...{ id: 8, name: 'Lê Hồng Nhung', job_position: 8, avatar: null, phone_number: '0909618205' },
      ...{ position: 'Kế toán trưởng', department: 1 },
    },
  ],
};

/** A company of this many people: leaders of four, their leaders of four, and so on. */
export const aCompany = (people: number): OrgChart => ({
  nodes: Array.from({ length: people }, (_, id) =>
    node([id + 1, `Người ${id + 1}`, id === 0 ? 1 : 7, id === 0 ? null : Math.ceil(id / 4)]),
  ),
  aside: [],
});
