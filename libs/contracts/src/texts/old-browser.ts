import { oldestBrowsers as oldest } from '../oldest-browsers';

/** Stands in the document, for browsers that can't run the page's script. */
export const oldBrowserText = `Trình duyệt này đã cũ nên không mở được trò chuyện. Hãy cập nhật rồi mở lại: cần Chrome hoặc Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari} trở lên.`;
