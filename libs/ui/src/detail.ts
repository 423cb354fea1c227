/// <reference path="./css.d.ts" />
/**
 * What is behind a list: panels and pages of a record, notices, figures. Shared like `list`, and loaded with the first screen that
 * needs it. A list that opens its panel by `lazy` comes without it.
 */

export { Alert, Progress, Tabs } from 'antd';
export { Skeleton } from './feedback/skeleton';

export { cellAt, cellMark, findCell, overDays, overTeam, useCellWalk, type CellPlace } from './day-grid/cell-walk';
export { DayGrid, type GridDay } from './day-grid/day-grid';
export { DayGridRow, type CellTone, type GridCell } from './day-grid/day-grid-row';
export { PasswordInput } from './input/password-input';
export { TextBox } from './input/text-box';
export { useDrawerHotkeys } from './keys/use-drawer-hotkeys';
export { ChartLegend } from './chart/chart-legend';
export { AreaChart, BarChart } from './chart/lazy-charts';
export { type ChartPoint, type ChartSeries } from './chart/chart-data';
export { type PartLook, PartMark, PartsBar } from './chart/parts-bar';
export { RingChart } from './chart/ring-chart';
export { Sparkline } from './chart/sparkline';
export { QrCode } from './qr/qr-code';
export { NotificationRow } from './notification/notification-row';
export { BottomDrawer } from './panel/bottom-drawer';
export { DetailPanel } from './panel/detail-panel';
export { Lightbox, type LightboxImage } from './lightbox/lightbox';
export { ArticleView } from './article/article-view';
export { type BoardColumn } from './board/board';
export { Board } from './board/lazy-board';
export { placeOf, withMove, type CardMove, type Placed } from './board/placed-cards';
export { ArticleDiffView } from './article/lazy-article-diff';
export { RichTextView } from './rich-text/rich-text-view';
