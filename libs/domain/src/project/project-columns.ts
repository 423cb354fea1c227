interface ProjectColumn {
  label: string;
  kind: 'line';
  /** 'everyone': whoever chooses a project or sees a house of it. 'nobody': its screens are still to come. */
  readers: 'everyone' | 'nobody';
}

/** The columns of a project that people fill in, and the only place that describes each. Specification 2 §3 "Project". */
export const projectColumns = {
  name: { label: 'Tên dự án', kind: 'line', readers: 'everyone' },
  address: { label: 'Địa chỉ', kind: 'line', readers: 'nobody' },
} as const satisfies Record<string, ProjectColumn>;

/** The columns that the server keeps. */
export const otherProjectColumns = ['id', 'created_at', 'updated_at', 'deleted_at'] as const;
