import type { GeoBounds, GeoPoint } from '@toam/domain/map/geo';

/** Where a map looks; zoom 11 shows a city, 16 a neighbourhood. */
export interface MapCamera extends GeoPoint {
  zoom: number;
}

/** Where to go: there exactly, or so that all of a box is seen, no nearer than `nearest` (zoom 16 unless said otherwise). */
export type MapTarget = MapCamera | (GeoBounds & { nearest?: number });

/** What lies under the pins: pictures of the map, or names on a plain grid where there are none. */
export interface MapBackground {
  tiles: { url: string; attribution: string } | null;
  places: readonly (GeoPoint & { id: number; name: string })[];
}

/** Something on the map that can be opened. */
export interface MapPin extends GeoPoint {
  /** Stays the same while the pin does. */
  key: string;
  kind: 'one' | 'many';
  /** Written on it: '8,65 tỷ', '128'. */
  text: string;
  /** How many a circle stands for: what its size and shade say. */
  count?: number;
  /** Read out instead. */
  label: string;
  active?: boolean;
}

export interface HoveredPin {
  key: string;
  x: number;
  y: number;
}

/** The one point that a map is about. */
export interface MapSpot {
  /** Null: not chosen yet. */
  point: GeoPoint | null;
  label: string;
  /** It may be moved: by pressing the map, by dragging, by arrow keys. */
  onMove?: (point: GeoPoint) => void;
}

export interface MapProps {
  /** What the map shows, for people who do not see it. */
  label: string;
  background: MapBackground;
  /** A new one moves the map; the map's own moves are told by `onLook`. */
  target: MapTarget;
  /** After every move, and once at the start. */
  onLook?: (camera: MapCamera, bounds: GeoBounds) => void;
  pins?: readonly MapPin[];
  onPin?: (key: string) => void;
  /** A pin is pointed at by a mouse or has the focus, and where it is in the map's box; null: none any more. */
  onHover?: (hovered: HoveredPin | null) => void;
  spot?: MapSpot;
  /** In a page that scrolls the wheel scrolls the page, and zooms only with Ctrl; one finger likewise. */
  inPage?: boolean;
}
