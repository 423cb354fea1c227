/** /admin/releases: live builds of shell and remotes, and the way back. Issue 32 §8. */
export const releaseText = {
  live: 'Đang chạy',
  liveNote: 'Ai mở trang lúc này sẽ dùng các bản dưới đây.',
  /** Names of what is no remote. */
  own: { shell: 'Khung ứng dụng', widget: 'Trang chat của khách' } as Record<string, string>,
  build: (name: string) => `bản ${name}`,
  noName: 'bản chưa có tên',
  commit: (short: string) => `commit ${short}`,
  noCommit: 'không rõ commit',
  since: (at: string) => `từ ${at}`,
  by: (name: string) => `${name} phát hành`,
  unknown: 'không rõ từ lúc nào',
  back: 'Quay lại bản trước',
  backOf: (name: string) => `Quay lại bản trước của ${name}`,
  noBack: 'Chưa có bản trước',
  askBack: (name: string) => `Bạn có chắc muốn đưa ${name} quay lại bản trước?`,
  fromBuild: 'Đang chạy',
  toBuild: 'Quay lại',
  backNote:
    'Ai mở trang từ lúc đó sẽ dùng bản trước. Trang đang mở chạy tiếp bản của nó đến khi được tải lại. Dữ liệu không đổi, và bản đang chạy vẫn còn để phát hành lại.',
  wentBack: (name: string) => `Đã đưa ${name} về bản trước`,
  noEarlier: (name: string) => `${name} chưa có bản nào trước bản đang chạy nên không quay lại được.`,
  publishedMeanwhile: (name: string, build: string) =>
    `Vừa có người phát hành ${name}, bản đang chạy là ${build}. Hãy xem lại bản đó rồi hẵng quay lại.`,
  /** A tab that tries a build. */
  trying: (what: string) => `Đang dùng thử ${what}.`,
  tryingNote: 'Chỉ tab này thấy. Dữ liệu là dữ liệu thật.',
  endTrial: 'Thôi dùng thử',
  understood: 'Đã hiểu',
  notTried: (what: string, why: string) => `Không dùng thử được ${what}. ${why}`,
  notForYou: 'Chỉ quản trị viên và người được chỉ định mới được dùng thử bản chưa phát hành.',
  notUploaded: (name: string, build: string) => `Không có bản ${build} của ${name} trên máy chủ.`,
  notARemote: (name: string) => `${name} không phải phân hệ nên không dùng thử riêng được.`,
  unfit: (name: string) =>
    `Bản này của ${name} không chạy được với khung ứng dụng đang phát hành: hãy phát hành khung trước.`,
  unknownPart: (name: string) => `Chưa có bản phát hành nào của “${name}”.`,
  refused: (name: string) =>
    `Chưa đưa được ${name} về bản trước: tệp của bản đó không còn, hoặc đang có người phát hành. Hãy thử lại sau ít phút.`,
} as const;
