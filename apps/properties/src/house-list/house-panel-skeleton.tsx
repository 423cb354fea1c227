import { listText } from '@toam/contracts/texts/list';

/** The panel's shape while the house loads. */
export const HousePanelSkeleton = () => (
  <div className="house-panel house-panel-bones" role="status" aria-label={listText.loading}>
    <i className="ta-bone" style={{ height: 184, borderRadius: 8 }} />
    <i className="ta-bone" style={{ width: '38%', height: 26, borderRadius: 6 }} />
    <i className="ta-bone" style={{ width: '72%', height: 16, borderRadius: 4 }} />
    <i className="ta-bone" style={{ width: '58%', height: 12, borderRadius: 4 }} />
    <i className="ta-bone" style={{ height: 110, borderRadius: 8 }} />
    <i className="ta-bone" style={{ width: '92%', height: 12, borderRadius: 4 }} />
    <i className="ta-bone" style={{ width: '80%', height: 12, borderRadius: 4 }} />
  </div>
);
