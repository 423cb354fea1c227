import { useSyncExternalStore } from 'react';
import type { Shade } from './palette';

/** The person's choice. `system` follows the device. */
export type ThemeMode = Shade | 'system';

const key = 'toam.theme';
const listeners = new Set<() => void>();

const isThemeMode = (value: string | null): value is ThemeMode =>
  value === 'light' || value === 'dark' || value === 'system';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function storedMode(): ThemeMode {
  const stored = localStorage.getItem(key);
  return isThemeMode(stored) ? stored : 'system';
}

let mode = storedMode();

const shadeNow = (): Shade => (mode === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : mode);

function announce() {
  document.documentElement.dataset.theme = shadeNow();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the choice on this device, for all open tabs. */
export function setThemeMode(next: ThemeMode) {
  mode = next;
  localStorage.setItem(key, next);
  announce();
}

/** The person's choice. */
export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, () => mode);

/** The shade on screen: light or dark. */
export const useShade = (): Shade => useSyncExternalStore(subscribe, shadeNow);

systemIsDark().addEventListener('change', announce);
window.addEventListener('storage', (event) => {
  if (event.key !== key) return;
  mode = storedMode();
  announce();
});
announce();
