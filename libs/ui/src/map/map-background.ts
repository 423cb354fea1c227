import { clsx } from 'clsx';
import { control, GridLayer, tileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useNames } from './map-labels';
import * as css from './map.module.css';
import type { MapBackground, MapPin } from './map-view';

/** Dots that move with the map, so that people see it move. It draws no streets or rivers, because it knows none. */
class Grid extends GridLayer {
  protected override createTile(): HTMLElement {
    const cell = document.createElement('div');
    cell.className = clsx(css.dots);
    return cell;
  }
}

/**
 * A grid with a scale, the tiles above it, and place names until the first tile arrives. So the map works without tiles and
 * without the internet. Design §9.
 * @returns attribution of the tiles; '' without tiles
 */
export function useBackground(
  map: LeafletMap | null,
  { tiles, places }: MapBackground,
  pins: readonly MapPin[],
): string {
  const [arrived, setArrived] = useState(false);
  const url = tiles?.url;

  useEffect(() => {
    if (!map) return;
    const grid = new Grid({ pane: 'tilePane' }).addTo(map);
    const scale = control.scale({ imperial: false, maxWidth: 96, position: 'bottomright' }).addTo(map);
    return () => {
      grid.remove();
      scale.remove();
    };
  }, [map]);

  useEffect(() => {
    if (!map || !url) return;
    const layer = tileLayer(url, { className: css.tiles, zIndex: 2, maxZoom: map.getMaxZoom() });
    layer.on('tileload', () => setArrived(true));
    layer.addTo(map);
    return () => {
      layer.remove();
      setArrived(false);
    };
  }, [map, url]);

  useNames(map, places, pins, !arrived);

  return tiles?.attribution ?? '';
}
