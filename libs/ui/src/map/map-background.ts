import { divIcon, GridLayer, layerGroup, marker, tileLayer, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapBackground } from './map-view';

/** Names help to find one's way around a city, not around a street. */
const namesBetween = { from: 9, to: 15 } as const;
/** What a name takes on screen, px: of two that would lie on each other the first in the list is shown. */
const nameRoom = { x: 104, y: 24 } as const;

type Place = MapBackground['places'][number];

/** The places whose names have room beside each other at the map's zoom. */
function roomy(map: LeafletMap, places: readonly Place[]): Place[] {
  const placed: { place: Place; x: number; y: number }[] = [];
  for (const place of places) {
    const { x, y } = map.project([place.latitude, place.longitude], map.getZoom());
    if (!placed.some((other) => Math.abs(other.x - x) < nameRoom.x && Math.abs(other.y - y) < nameRoom.y))
      placed.push({ place, x, y });
  }
  return placed.map(({ place }) => place);
}

/** Lines that move with the map, so that moving it can be seen. */
class Grid extends GridLayer {
  protected override createTile(): HTMLElement {
    const cell = document.createElement('div');
    cell.className = 'ta-map-cell';
    return cell;
  }
}

function nameMark({ name, latitude, longitude }: Place): Marker {
  const tag = document.createElement('span');
  tag.textContent = name;
  return marker([latitude, longitude], {
    icon: divIcon({ className: 'ta-map-place', html: tag, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: -10_000,
  });
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
    const names = layerGroup().addTo(map);
    const show = () => {
      names.clearLayers();
      const zoom = map.getZoom();
      if (zoom < namesBetween.from || zoom > namesBetween.to) return;
      for (const place of roomy(map, places)) names.addLayer(nameMark(place));
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
