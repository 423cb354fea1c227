import type { GeoBounds, GeoPoint } from '@toam/domain/map/geo';

/** Centre and zoom of a map. Zoom 11 shows a city, 16 a neighbourhood. */
export interface MapCamera extends GeoPoint {
  zoom: number;
}

/** Where to move the map: to an exact camera, or to show a whole box. `nearest` is the largest zoom for a box, default 16. */
export type MapTarget = MapCamera | (GeoBounds & { nearest?: number });

/** What is under the pins: map tiles, or names on a plain grid if there are none. */
export interface MapBackground {
  tiles: { url: string; attribution: string } | null;
  places: readonly (GeoPoint & { id: number; name: string })[];
}

/** A pin that can be opened. */
export interface MapPin extends GeoPoint {
  /** Stable for the same pin. */
  key: string;
  kind: 'one' | 'many';
  /** Visible text: '8,65 tỷ', '128'. */
  text: string;
  /** Number of items in a circle. It sets the circle's size and shade. */
  count?: number;
  /** Accessible name. */
  label: string;
  active?: boolean;
}

export interface HoveredPin {
  key: string;
  x: number;
  y: number;
}

/** The single point of a map. */
export interface MapSpot {
  /** Null: not chosen yet. */
  point: GeoPoint | null;
  label: string;
  /** Makes the point movable: by a click on the map, dragging, or arrow keys. */
  onMove?: (point: GeoPoint) => void;
}

export interface MapProps {
  /** What the map shows, for screen readers. */
  label: string;
  background: MapBackground;
  /** A new value moves the map. `onLook` reports the map's own moves. */
  target: MapTarget;
  /** After every move, and once at the start. */
  onLook?: (camera: MapCamera, bounds: GeoBounds) => void;
  pins?: readonly MapPin[];
  onPin?: (key: string) => void;
  /** Called with a pin under the mouse or with the focus, and its position in the map's box; null when that ends. */
  onHover?: (hovered: HoveredPin | null) => void;
  spot?: MapSpot;
  /** For a page that scrolls: the wheel scrolls the page and zooms only with Ctrl. One finger scrolls it too. */
  inPage?: boolean;
}
