import { AreaChart, BarChart } from './lazy-charts';
import { RingChart } from './ring-chart';
import { PartsBar } from './parts-bar';
import { Sparkline } from './sparkline';

export const title = 'Biểu đồ';

const months = Array.from({ length: 11 }, (_, index) => ({
  label: `T${index + 1}`,
  values: { houses: 60 + index * 7 + (index % 3) * 9, needs: 40 + index * 4, deals: 6 + index },
}));
const card = { padding: 16, background: 'var(--surface)', border: '1px solid var(--border)', borderRadius: 10 };

export default function ChartStory() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', gap: 12, padding: 16 }}>
      <div style={card}>
        <AreaChart label="Bất động sản mới theo tháng" series={[{ key: 'houses', label: 'BĐS mới' }]} points={months} />
      </div>
      <div style={card}>
        <BarChart
          label="Bất động sản, nhu cầu và giao dịch theo tháng"
          stacked
          series={[
            { key: 'houses', label: 'Bất động sản' },
            { key: 'needs', label: 'Nhu cầu' },
            { key: 'deals', label: 'Giao dịch' },
          ]}
          points={months}
        />
      </div>
      <div style={card}>
        <RingChart
          label="Bất động sản theo loại"
          parts={['Nhà phố', 'Căn hộ', 'Đất nền', 'Biệt thự', 'Mặt bằng', 'Khác'].map((label, index) => ({
            key: label,
            label,
            value: 480 - index * 74,
          }))}
        />
      </div>
      <div style={card}>
        <Sparkline values={[3, 5, 4, 7, 6, 9, 12]} />
      </div>
      <div style={card}>
        <PartsBar
          parts={[
            { look: 'done', share: 3 },
            { look: 'planned', share: 1.5 },
            { look: 'left', share: 7 },
            { look: 'rest', share: 1.5 },
          ]}
        />
      </div>
    </div>
  );
}
