import { useEffect } from 'react';
import { OnDemand } from '../on-demand/on-demand';
import { closePalette, togglePalette, usePalette } from './palette-state';

const load = async () => (await import('./palette')).Palette;

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
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return <OnDemand wanted={open} load={load} onFailed={closePalette} />;
}
