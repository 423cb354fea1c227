import { useEffect } from 'react';
import { OnDemand } from '../on-demand/on-demand';
import { closePalette, setPaletteQuery, togglePalette, usePalette } from './palette-state';

const load = async () => (await import('./palette')).Palette;

/** What a key does to the text in the box; null if it does nothing there. */
function afterKey(query: string, { key, metaKey, ctrlKey, altKey }: KeyboardEvent): string | null {
  if (metaKey || ctrlKey || altKey) return null;
  if (key === 'Backspace') return query.slice(0, -1);
  return [...key].length === 1 ? query + key : null;
}

/** Keeps the letters typed before the box has the focus, as on a slow line, so that they stand in it. */
function keepEarlyLetter(event: KeyboardEvent): void {
  const { open, isReady, query } = usePalette.getState();
  if (!open || isReady) return;
  if (event.key === 'Escape') return closePalette();
  const next = afterKey(query, event);
  if (next === null) return;
  event.preventDefault(); // the field that had the focus would take the letter
  setPaletteQuery(next);
}

/** Opens the palette on ⌘K or Ctrl-K, wherever the focus is. */
export function PaletteHost() {
  const open = usePalette((palette) => palette.open);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault(); // in browsers this key moves the cursor to the address bar
      togglePalette();
    };
    window.addEventListener('keydown', keepEarlyLetter, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', keepEarlyLetter, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, []);
  return <OnDemand wanted={open} load={load} onFailed={closePalette} />;
}
