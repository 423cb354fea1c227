import { needListModes, type NeedListMode } from '@toam/contracts/request/request.endpoints';
import { needListText } from '@toam/contracts/texts/need-list';
import { Tabs } from '@toam/ui/heavy';

interface NeedTabsProps {
  mode: NeedListMode;
  onChange: (mode: NeedListMode) => void;
}

/** Tất cả, của tôi, được chia sẻ. D64. */
export const NeedTabs = ({ mode, onChange }: NeedTabsProps) => (
  <div className="need-list-tabs">
    <Tabs
      aria-label={needListText.tabs}
      activeKey={mode}
      onChange={(key) => onChange(needListModes.find((tab) => tab === key) ?? 'public')}
      items={needListModes.map((tab) => ({ key: tab, label: needListText.modes[tab] }))}
    />
  </div>
);
