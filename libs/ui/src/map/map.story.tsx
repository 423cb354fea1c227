import type { GeoPoint } from '@toam/domain/map/geo';
import { useMemo, useState } from 'react';
import { MapView } from './lazy-map';
import type { MapBackground, MapPin } from './map-view';

export const title = 'Bản đồ';

const background: MapBackground = {
  tiles: null,
  places: [
    { id: 1, name: 'Quận 1', latitude: 10.7769, longitude: 106.6988 },
    { id: 2, name: 'Quận Bình Thạnh', latitude: 10.8085, longitude: 106.7075 },
  ],
};
const city = { latitude: 10.795, longitude: 106.7, zoom: 13 };
const frame = { height: 360, border: '1px solid var(--border)', borderRadius: 10, overflow: 'hidden' };

export default function MapStory() {
  const [active, setActive] = useState('');
  const [point, setPoint] = useState<GeoPoint | null>(null);
  const pins = useMemo<MapPin[]>(
    () => [
      pin('one', 'a', 10.79, 106.69, '8,65 tỷ', active),
      pin('one', 'b', 10.8, 106.71, '18 tr/th', active),
      pin('many', 'c', 10.785, 106.71, '12', active),
      pin('many', 'd', 10.805, 106.69, '1.284', active),
    ],
    [active],
  );
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <div style={frame}>
        <MapView label="Nhiều nhà" background={background} target={city} pins={pins} onPin={setActive} />
      </div>
      <div style={frame}>
        <MapView
          label="Chọn một điểm"
          background={background}
          target={city}
          spot={{ point, label: 'Ghim', onMove: setPoint }}
          inPage
        />
      </div>
    </div>
  );
}

const pin = (
  kind: MapPin['kind'],
  key: string,
  latitude: number,
  longitude: number,
  text: string,
  active: string,
): MapPin => ({ kind, key, latitude, longitude, text, label: text, active: key === active });
