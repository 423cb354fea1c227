/** /admin/releases: live builds of shell and remotes, the way back, and what failed in browsers. Issue 32 §8. */
export const releaseText = {
  title: 'Bản phát hành',
  live: 'Đang chạy',
  part: 'Phân hệ',
  /** Names of what is no remote. */
  own: { shell: 'Khung ứng dụng', widget: 'Trang chat của khách' } as Record<string, string>,
  build: 'Bản',
  commit: 'Commit',
  since: 'Từ lúc',
  by: 'Người phát hành',
  noName: 'Bản chưa có tên',
  changedTree: 'chưa commit',
  noneLive: 'Chưa có bản nào được phát hành',
  back: 'Quay lại bản trước',
  backOf: (name: string) => `Quay lại bản trước của ${name}`,
  noBack: 'Không có bản trước',
  askBack: (name: string) => `Bạn có chắc muốn đưa ${name} quay lại bản trước?`,
  fromBuild: 'Đang chạy',
  toBuild: 'Quay lại',
  backNote:
    'Ai mở trang từ lúc này sẽ dùng bản trước. Trang đang mở vẫn chạy bản cũ của nó đến khi tải lại. Không mất dữ liệu nào, và vẫn phát hành lại được bản này.',
  wentBack: (name: string) => `Đã quay lại bản trước của ${name}`,
  noEarlier: (name: string) => `${name} chưa có bản nào trước bản đang chạy nên không quay lại được.`,
  publishedMeanwhile: (name: string, build: string) =>
    `Vừa có người phát hành ${name}: bản đang chạy là ${build}. Hãy xem lại bản đó rồi hẵng quay lại.`,
  unknown: (name: string) => `Không có phân hệ nào tên ${name}.`,
  refused: (name: string) =>
    `Chưa quay lại được bản trước của ${name}: tệp của bản đó không còn, hoặc đang có người phát hành. Hãy thử lại sau ít phút.`,
} as const;
