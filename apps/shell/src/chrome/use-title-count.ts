import { useLayoutEffect } from 'react';

const counted = /^\(\d+\+?\) /;

/** "(3) Chat · Tổ Ấm" */
const withCount = (title: string, count: number): string =>
  (count > 0 ? `(${count > 99 ? '99+' : count}) ` : '') + title.replace(counted, '');

/** Puts a count before the tab's title, whoever sets the title. */
export function useTitleCount(count: number): void {
  useLayoutEffect(() => {
    const put = () => {
      const title = withCount(document.title, count);
      if (title !== document.title) document.title = title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [count]);
}
