import { listText } from '@toam/contracts/texts/list';
import { formatNumber } from '../format/number';
import { Slider } from 'antd';

interface RangeSliderProps {
  title: string;
  stops: readonly number[];
  unit: string;
  places: [number, number];
  onPlaces: (places: [number, number]) => void;
}

/** Two handles over the stops. Equal steps on screen are unequal in money, because high prices are rare. */
export default function RangeSlider({ title, stops, unit, places, onPlaces }: RangeSliderProps) {
  const last = stops.length - 1;
  const say = (place: number | undefined) => {
    if (place === undefined) return '';
    if (place === 0) return listText.noLeast;
    if (place === last) return listText.noMost;
    return `${formatNumber(stops[place] ?? 0)} ${unit}`.trim();
  };
  // Typed ends can be in the wrong order, handles can't, so swap them.
  const value = places[0] <= places[1] ? places : [places[1], places[0]];
  return (
    <Slider
      range
      min={0}
      max={last}
      value={value}
      onChange={([from = 0, to = last]) => onPlaces([from, to])}
      tooltip={{ formatter: say }}
      ariaLabelForHandle={[`${title} ${listText.from.toLowerCase()}`, `${title} ${listText.to.toLowerCase()}`]}
      ariaValueTextFormatterForHandle={[say, say]}
    />
  );
}
