import { ConfigProvider } from 'antd';
import viVN from 'antd/locale/vi_VN';
import type { ReactNode } from 'react';
import { Dialogs } from './feedback/dialogs';
import { ErrorModal } from './feedback/error-modal';
import { Toasts } from './feedback/toasts';
import { EmptyState } from './screen/screen-state';
import { themes } from './theme/theme';
import { useShade } from './theme/theme-mode';

interface AppProvidersProps {
  children: ReactNode;
  /** No styles at run time. For tests, where jsdom would spend most of the time on them. */
  unstyled?: boolean;
}

/** Theme, language and the hosts of dialogs, toasts and the modal «Lỗi». Around the whole shell, once. */
export function AppProviders({ children, unstyled = false }: AppProvidersProps) {
  const theme = themes[useShade()];
  return (
    <ConfigProvider
      locale={viVN}
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
