import { listText } from '@toam/contracts/texts/list';

/** The panel's skeleton while the record loads. */
export const StaffPanelSkeleton = () => (
  <div className="staff-panel staff-panel-bones" role="status" aria-label={listText.loading}>
    <div className="staff-panel-head">
      <i className="ta-bone" style={{ width: 64, height: 64, borderRadius: '50%' }} />
      <i className="ta-bone" style={{ width: '48%', height: 22, borderRadius: 6 }} />
    </div>
    <i className="ta-bone" style={{ width: '64%', height: 32, borderRadius: 6 }} />
    <i className="ta-bone" style={{ height: 148, borderRadius: 8 }} />
    <i className="ta-bone" style={{ height: 112, borderRadius: 8 }} />
    <i className="ta-bone" style={{ height: 112, borderRadius: 8 }} />
  </div>
);
