import { useQuery } from '@tanstack/react-query';
import { mapText } from '@toam/contracts/map/map.text';
import { pointOf, type GeoPoint } from '@toam/domain/map/geo';
import { Button, Card, Row, ScreenState, Stack } from '@toam/ui/core';
import { CoordinateField, useWatch, type EntryForm } from '@toam/ui/form';
import { MapView, type MapBackground, type MapTarget } from '@toam/ui/list';
import { MapPinIcon, MapTrifoldIcon, TrashIcon } from '@toam/ui/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { mapQueries } from '../house/map.queries';
import * as css from './house-form.module.css';
import { houseField } from './house-field';
import type { HouseFormValues } from './house-form.values';

/** Start zoom of the map for a chosen point, a district, and the city. */
const zooms = { point: 17, district: 14, city: 11 } as const;
const halves = ['latitude', 'longitude'] as const;
const city: GeoPoint = { latitude: 10.78, longitude: 106.69 };

/** The house's position on the map: typed as numbers or set with a pin. Optional (D30). */
export function PlaceFields({ form }: { form: EntryForm<HouseFormValues> }) {
  const { control } = form;
  const field = houseField(control);
  const [isOpen, setOpen] = useState(false);
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const hasBoth = Number.isFinite(latitude) && Number.isFinite(longitude);
  const point = hasBoth ? pointOf({ latitude, longitude }) : null;

  // The two fields are valid only together, but an edit checks only its own field.
  useEffect(() => {
    if (halves.some((half) => form.getFieldState(half).invalid)) void form.trigger(halves);
  }, [form, latitude, longitude]);

  const put = (next: GeoPoint | null) => {
    for (const half of halves) form.setValue(half, next?.[half] ?? null, { shouldDirty: true, shouldTouch: true });
    void form.trigger(halves);
  };
  return (
    <>
      <CoordinateField {...field('latitude')} hint={mapText.degreesHint} onPair={put} />
      <CoordinateField {...field('longitude')} onPair={put} />
      <Row wrap gap={8} self="start" top={[24, 0]} className={css.placeTools}>
        <Button icon={<MapTrifoldIcon size={16} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? mapText.hideMap : mapText.choosePlace}
        </Button>
        {(latitude !== null || longitude !== null) && (
          <Button type="text" icon={<TrashIcon size={16} />} onClick={() => put(null)}>
            {mapText.clearPlace}
          </Button>
        )}
      </Row>
      {isOpen && <PlaceMap form={form} point={point} onPut={put} />}
    </>
  );
}

interface PlaceMapProps {
  form: EntryForm<HouseFormValues>;
  point: GeoPoint | null;
  onPut: (point: GeoPoint) => void;
}

function PlaceMap(props: PlaceMapProps) {
  const config = useQuery(mapQueries.config());
  return (
    <Stack self="all">
      <ScreenState query={config}>{(background) => <PickerMap {...props} background={background} />}</ScreenState>
    </Stack>
  );
}

function PickerMap({ form, point, onPut, background }: PlaceMapProps & { background: MapBackground }) {
  const province = useWatch({ control: form.control, name: 'province' });
  const centre = useRef<GeoPoint>(city);
  const target = useTarget(point, province, background);
  return (
    <>
      <Card height={360} padX={0} padY={0} overflow="hidden" background="layout">
        <MapView
          label={mapText.pickLabel}
          background={background}
          target={target}
          onLook={({ latitude, longitude }) => (centre.current = { latitude, longitude })}
          spot={{ point, label: mapText.pin, onMove: onPut }}
          inPage
        />
      </Card>
      <Row wrap justify="between" gap={8} top={6} size={12} tone="text3">
        <span>{mapText.pickHelp}</span>
        {!point && (
          <Button size="small" icon={<MapPinIcon size={14} />} onClick={() => onPut(centre.current)}>
            {mapText.putPin}
          </Button>
        )}
      </Row>
    </>
  );
}

/** The map's centre: the point as it was when the map opened, else the chosen district. It follows a change of district. */
function useTarget(point: GeoPoint | null, province: number | null, { places }: MapBackground): MapTarget {
  const [first] = useState(point);
  return useMemo(() => {
    const district = places.find(({ id }) => id === province);
    if (first) return { ...first, zoom: zooms.point };
    return district ? { ...district, zoom: zooms.district } : { ...city, zoom: zooms.city };
  }, [first, places, province]);
}
