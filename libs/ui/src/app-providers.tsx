import { ConfigProvider } from 'antd';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Dialogs } from './feedback/dialogs';
import { ErrorModal } from './feedback/error-modal';
import { Toasts } from './feedback/toasts';
import { followFocus } from './focus/focus-trail';
import { EmptyState } from './screen/screen-state';
import { locale } from './theme/locale';
import { useReducedMotion } from './theme/reduced-motion';
import { themes } from './theme/theme';
import { useShade } from './theme/theme-mode';

interface AppProvidersProps {
  children: ReactNode;
  /** Adds no styles at run time. For tests: jsdom would spend most of the time on them. */
  unstyled?: boolean;
}

/** Theme, language and the hosts of dialogs, toasts and the modal «Lỗi». Around the whole shell, once. */
export function AppProviders({ children, unstyled = false }: AppProvidersProps) {
  const shade = themes[useShade()];
  const still = useReducedMotion();
  useEffect(followFocus, []);
  // antd then plays no animation. Otherwise it waits for the end of animations that page.css cuts short.
  const theme = useMemo(() => (still ? { ...shade, token: { ...shade.token, motion: false } } : shade), [shade, still]);
  return (
    <ConfigProvider
      locale={locale}
      theme={unstyled ? { zeroRuntime: true, token: { motion: false } } : theme}
      button={{ autoInsertSpace: false }}
      renderEmpty={() => <EmptyState />}
    >
      {children}
      <Dialogs />
      <ErrorModal />
      <Toasts />
    </ConfigProvider>
  );
}
