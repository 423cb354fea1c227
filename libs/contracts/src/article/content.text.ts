/** Texts of what is written with pictures: projects, news. C5 */
export const contentText = {
  length: (words: number, images: number) => (images > 0 ? `${words} từ · ${images} ảnh` : `${words} từ`),
  waitForImages: (count: number) => `Còn ${count} ảnh đang tải lên. Hãy lưu khi ảnh đã tải xong.`,
  failedImages: (count: number) =>
    `${count} ảnh chưa tải lên được và sẽ không có trong bài. Hãy thử lại hoặc bỏ ảnh ra.`,
} as const;
