import { largestTable, longestCaption, mostArticleImages } from '@toam/domain/article/article-text';

/** Texts of an article's checks. C5 */
export const articleTextText = {
  notJson: 'Nội dung gửi dạng chuỗi phải là JSON',
  tooDeep: 'Nội dung lồng quá nhiều cấp',
  headingLevel: 'Tiêu đề trong bài chỉ có cấp 2 và cấp 3',
  badImage: 'Ảnh trong bài không hợp lệ',
  tooManyImages: `Một bài có tối đa ${mostArticleImages} ảnh`,
  longCaption: `Chú thích ảnh tối đa ${longestCaption} ký tự`,
  emptyTable: 'Bảng phải có ít nhất một hàng và một ô',
  largeTable: `Bảng có tối đa ${largestTable.rows} hàng và ${largestTable.columns} cột`,
} as const;
