import { Avatar } from '../person/avatar';
import { CountBadge } from './count-badge';
import { Kbd } from './kbd';
import { Price } from './price';
import { StatusTag } from './status-tag';
import { UserTags } from './user-tag';

export const title = 'Nhãn, giá, người';

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;
const names = [
  'Nguyễn Thu Hà',
  'Trần Quốc Bảo',
  'Lê Hoàng Phúc',
  'Phạm Ngọc Diễm',
  'Võ Minh Khôi',
  'Đặng Thuỳ Linh',
  'Bùi Gia Huy',
  'Ái',
];

export default function TagStory() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, background: 'var(--surface)' }}>
      <div style={row}>
        <StatusTag tone="success">Mở bán</StatusTag>
        <StatusTag tone="warning">Chờ duyệt</StatusTag>
        <StatusTag tone="error">Không duyệt</StatusTag>
        <StatusTag tone="info">Có bản sửa</StatusTag>
        <StatusTag tone="teal">Đã duyệt</StatusTag>
        <StatusTag tone="neutral">Ngưng bán</StatusTag>
      </div>
      <div style={row}>
        <UserTags
          tags={[
            { id: 1, name: 'Độc quyền', colour: '#0F766E' },
            { id: 2, name: 'Hẻm xe hơi', colour: '#4A6FA5' },
          ]}
        />
        <UserTags tags={[]} />
        <CountBadge>1.284</CountBadge>
        <CountBadge>{undefined}</CountBadge>
        <CountBadge small active>
          14
        </CountBadge>
        <Kbd>⌘K</Kbd>
      </div>
      <div style={row}>
        <Price number="8,65" unit="tỷ" />
        <Price number="18" unit="tr/th" size={16} />
        <Price number="8,65" unit="tỷ" size={24} />
      </div>
      <div style={row}>
        {names.map((name, id) => (
          <Avatar key={name} id={id} name={name} size={32} image={id === 7 ? '/missing.webp' : null} />
        ))}
      </div>
    </div>
  );
}
