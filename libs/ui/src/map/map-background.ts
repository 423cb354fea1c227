import { divIcon, GridLayer, layerGroup, marker, tileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapBackground } from './map-view';

/** Names help to find one's way around a city, not around a street. */
const namesBetween = { from: 9, to: 15 } as const;

/** Lines that move with the map, so that moving it can be seen. */
class Grid extends GridLayer {
  protected override createTile(): HTMLElement {
    const cell = document.createElement('div');
    cell.className = 'ta-map-cell';
    return cell;
  }
}

function nameTag(text: string): HTMLElement {
  const tag = document.createElement('span');
  tag.textContent = text;
  return tag;
}

/**
 * The grid, the tiles over it, and the places' names for as long as no tile came: without tiles, or without the
 * internet, the map stays usable. Design §9.
 * @returns whose tiles are shown; '' for nobody's
 */
export function useBackground(map: LeafletMap | null, { tiles, places }: MapBackground): string {
  const [arrived, setArrived] = useState(false);
  const url = tiles?.url;

  useEffect(() => {
    if (!map) return;
    const grid = new Grid({ pane: 'tilePane' }).addTo(map);
    return () => void grid.remove();
  }, [map]);

  useEffect(() => {
    if (!map || !url) return;
    const layer = tileLayer(url, { className: 'ta-map-tiles', zIndex: 2, maxZoom: map.getMaxZoom() });
    layer.on('tileload', () => setArrived(true));
    layer.addTo(map);
    return () => {
      layer.remove();
      setArrived(false);
    };
  }, [map, url]);

  useEffect(() => {
    if (!map || arrived) return;
    const names = layerGroup(
      places.map(({ name, latitude, longitude }) =>
        marker([latitude, longitude], {
          icon: divIcon({ className: 'ta-map-place', html: nameTag(name), iconSize: [0, 0] }),
          interactive: false,
          keyboard: false,
          zIndexOffset: -10_000,
        }),
      ),
    );
    const show = () => {
      const zoom = map.getZoom();
      if (zoom >= namesBetween.from && zoom <= namesBetween.to) names.addTo(map);
      else names.remove();
    };
    show();
    map.on('zoomend', show);
    return () => {
      map.off('zoomend', show);
      names.remove();
    };
  }, [map, places, arrived]);

  return tiles?.attribution ?? '';
}
