import { useEffect, useEffectEvent } from 'react';

/** Chrome 126's `CloseWatcher`: told when somebody asks to close what is on top, by Android's Back or by Escape. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

const watcherOf = (): (new () => Watcher) | undefined =>
  (globalThis as { CloseWatcher?: new () => Watcher }).CloseWatcher;

/** What closes each open dialog, the last one on top. */
const open: (() => void)[] = [];
let watcher: Watcher | undefined;
/** While an Escape is on its way: dialogs and the controls in them hear keys by themselves. */
let isEscape = false;

const noteEscape = ({ key }: KeyboardEvent) => {
  if (key !== 'Escape') return;
  isEscape = true;
  setTimeout(() => (isEscape = false));
};

/** One watcher for all, because a browser bundles those that no press made, and would close all of them by one Back. */
function watch() {
  const CloseWatcher = watcherOf();
  if (!CloseWatcher || watcher) return;
  watcher = new CloseWatcher();
  // a watcher ends with its first call
  watcher.onclose = () => {
    watcher = undefined;
    if (!isEscape) open.at(-1)?.();
    if (open.length > 0) watch();
  };
}

/** On an Android phone Back asks the dialog, drawer or picture on top to close, as its cross does, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !watcherOf()) return;
    const closeThis = () => close();
    if (open.length === 0) window.addEventListener('keydown', noteEscape, true);
    open.push(closeThis);
    watch();
    return () => {
      open.splice(open.indexOf(closeThis), 1);
      if (open.length > 0) return;
      window.removeEventListener('keydown', noteEscape, true);
      watcher?.destroy();
      watcher = undefined;
    };
  }, [isOpen]);
}
