import { listText } from '@toam/contracts/texts/list';

const fields = Array.from({ length: 8 }, (_, at) => at);

/** The form's shape while the record loads. */
export const CustomerFormSkeleton = () => (
  <div className="customer-form-body" role="status" aria-label={listText.loading}>
    <div className="customer-form-head">
      <i className="ta-bone" style={{ width: 64, height: 64, borderRadius: '50%' }} />
      <i className="ta-bone" style={{ flex: 1, height: 32 }} />
    </div>
    <div className="customer-form-grid">
      {fields.map((at) => (
        <i key={at} className="ta-bone" style={{ height: 32, marginTop: 24 }} />
      ))}
    </div>
  </div>
);
