import { listText } from '@toam/contracts/texts/list';
import type { ReactNode } from 'react';

const rows = ['1', '2', '3', '4', '5', '6'];

/** The shape of a queue while its first page loads. */
export const QueueSkeleton = ({ head }: { head: ReactNode }) => (
  <div className="approvals-columns" role="status" aria-label={listText.loading}>
    <aside className="approvals-list">
      {head && <div className="approvals-head">{head}</div>}
      <p className="approvals-total">
        <i className="ta-bone" style={{ width: 140, height: 12 }} />
      </p>
      {rows.map((row) => (
        <div key={row} className="approvals-row">
          <i className="ta-bone" style={{ width: 56, height: 42 }} />
          <span className="approvals-row-text">
            <i className="ta-bone" style={{ width: '72%', height: 14 }} />
            <i className="ta-bone" style={{ width: '48%', height: 12 }} />
          </span>
        </div>
      ))}
    </aside>
    <section className="approvals-item">
      <div className="approvals-item-scroll">
        <i className="ta-bone" style={{ width: '46%', height: 48, borderRadius: 6 }} />
        <div className="approvals-card">
          <i className="ta-bone" style={{ height: 190, borderRadius: 6 }} />
          <i className="ta-bone" style={{ width: '32%', height: 22, borderRadius: 6 }} />
          <i className="ta-bone" style={{ width: '80%', height: 14 }} />
          <i className="ta-bone" style={{ width: '64%', height: 14 }} />
        </div>
      </div>
    </section>
  </div>
);
