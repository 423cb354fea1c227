/// <reference path="./css.d.ts" />
/**
 * The small half of the kit, loaded with the shell and shared with every remote. Apps import antd only from here and from the other
 * entries (`list`, `detail`, `form`, `select`). A second antd in a remote would not share its theme and would load twice (design §3). Every export adds to the
 * first load of every page (design §12): export a part of antd when a screen needs it.
 */
import './theme/page.css';
import './theme/antd.css';

export { Button, Spin, Tooltip } from 'antd';

export { AppProviders } from './app-providers';
export { EmptyHouse } from './art/empty-house';
export { LogoMark } from './art/logo-mark';
export { Modal } from './dialog/modal';
export { Popover } from './dialog/popover';
export { BusyIcon } from './feedback/busy-icon';
export { copyText } from './feedback/copy-text';
export { askReason, confirm, offer } from './feedback/dialog-store';
export { failureLine, messageOf } from './feedback/failure-message';
export { showError } from './feedback/error-store';
export { toast } from './feedback/toast';
export { TypedBack } from './feedback/typed-back';
export { formatBytes, formatNumber, formatTotal } from './format/number';
export { formatAgo, formatClock, formatDate, formatDateTime } from './format/time';
export { Input } from './input/input';
export { chord } from './keys/chord';
export { isSubmitKey } from './keys/submit-key';
export {
  Bar,
  Bone,
  Card,
  Cell,
  Facts,
  Grid,
  IconButton,
  Pane,
  PlainButton,
  Row,
  Stack,
  Text,
  TwoLines,
  type Space,
} from './layout/layout';
export { Dropdown } from './menu/dropdown';
export { inPlace, later, loadParts, onDemand, onPress } from './on-demand/on-demand';
export { Avatar } from './person/avatar';
export { connectPictures } from './photo/list-pictures';
export { RecordBar, RecordPage } from './screen/record-page';
export { EmptyState, FailedState, PendingState, RefusedState, ScreenState } from './screen/screen-state';
export { ScreenTitle, ScreenTools } from './screen/screen-title';
export { useAddressParams, type AddressChange } from './screen/use-address-params';
export { useIsDesktop } from './screen/watch-media';
export { usePaused } from './screen/use-paused';
export { useIsPhone } from './screen/watch-media';
export { useUrlState } from './screen/use-url-state';
export { watchMedia } from './screen/watch-media';
export { ChoiceRow, type RowChoice } from './segmented/choice-row';
export { Segmented } from './segmented/segmented';
export { CountBadge } from './tag/count-badge';
export { TabCount } from './tag/tab-count';
export { Dot } from './tag/dot';
export { Kbd } from './tag/kbd';
export { Marked } from './tag/marked';
export { NoValue } from './tag/no-value';
export { Price } from './tag/price';
export { StatusTag, type Tone } from './tag/status-tag';
export { UserTag, UserTags } from './tag/user-tag';
export { chartColours } from './theme/palette';
export { setThemeMode, useShade, useThemeMode, type ThemeMode } from './theme/theme-mode';
