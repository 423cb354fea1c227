import { largestTable, longestCaption, mostArticleImages } from '@toam/domain/article/article-text';
import { validationText } from '@toam/contracts/texts/validation';

/** Texts of an article's checks. C5 */
export const articleTextText = {
  notJson: 'Nội dung gửi dạng chuỗi phải là JSON',
  tooDeep: validationText.tooDeep,
  headingLevel: 'Tiêu đề trong bài chỉ có cấp 2 và cấp 3',
  badImage: 'Ảnh trong bài không hợp lệ',
  tooManyImages: `Một bài có tối đa ${mostArticleImages} ảnh`,
  longCaption: `Chú thích ảnh tối đa ${longestCaption} ký tự`,
  emptyTable: 'Bảng phải có ít nhất một hàng và một ô',
  largeTable: `Bảng có tối đa ${largestTable.rows} hàng và ${largestTable.columns} cột`,
} as const;

/** Texts of the editor, the viewer and the comparison of articles. C5 */
export const articleText = {
  loading: 'Đang mở trình soạn thảo…',
  toolbar: 'Định dạng bài viết',
  placeholder: 'Viết ở đây. Gõ “## ” để có tiêu đề, “- ” để có danh sách; kéo ảnh vào để thêm ảnh.',
  heading: 'Tiêu đề lớn',
  subheading: 'Tiêu đề nhỏ',
  addImages: 'Thêm ảnh',
  table: 'Bảng',
  addRow: 'Thêm hàng',
  addColumn: 'Thêm cột',
  removeRow: 'Xoá hàng',
  removeColumn: 'Xoá cột',
  removeTable: 'Xoá bảng',
  openImage: (caption: string) => `Xem ảnh: ${caption}`,
  openUnnamed: 'Xem ảnh',
  image: 'Ảnh trong bài',
  imageMissing: 'Không tải được ảnh',
  caption: 'Chú thích ảnh',
  captionPlaceholder: 'Chú thích cho ảnh này',
  captionLength: (length: number) => `${length}/${longestCaption}`,
  removeImage: 'Bỏ ảnh',
  cancelUpload: 'Huỷ tải ảnh',
  uploadFailed: 'Không tải ảnh lên được',
  uploadLost: 'Ảnh này chưa được tải lên. Hãy bỏ ra và thêm lại.',
  uploadingImages: (count: number) => `Đang tải ${count} ảnh`,
  pasted: 'Đã dán: giữ tiêu đề, danh sách, bảng, liên kết; bỏ màu và cỡ chữ.',
  picturesLost: 'Ảnh trong bài dán không giữ được. Hãy thêm từng ảnh bằng nút ảnh.',
  wordsAdded: (count: number) => `Thêm ${count} từ`,
  wordsRemoved: (count: number) => `Bỏ ${count} từ`,
  imagesChanged: (count: number) => `Đổi ${count} ảnh`,
  linesRestyled: (count: number) => `Đổi định dạng ${count} đoạn`,
  noDifference: 'Hai bản giống nhau',
  unchangedLines: (count: number) => `${count} đoạn không đổi`,
  showUnchanged: 'Hiện',
  imageAdded: 'Thêm ảnh',
  imageRemoved: 'Bỏ ảnh',
  restyled: '(đổi định dạng)',
} as const;
