import { withNewTones } from '@toam/domain/vietnamese';
import type { ConfigProviderProps } from 'antd';
import viVN from 'antd/locale/vi_VN';

type Locale = NonNullable<ConfigProviderProps['locale']>;

const inOurStyle = (texts: unknown): unknown => {
  if (typeof texts === 'string') return withNewTones(texts);
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inOurStyle(text)]));
};

/** antd's texts in our spelling: 'Huỷ' and 'Xoá' instead of its 'Hủy' and 'Xóa'. */
export const locale = inOurStyle(viVN) as Locale;
