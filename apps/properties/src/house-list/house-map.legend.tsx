import { mapText } from '@toam/contracts/texts/map';
import { useIsPhone } from '@toam/ui/core';
import { InfoIcon } from '@toam/ui/icons';

/** The meaning of size, shade and colour on the map. Open if there is room. */
export function HouseMapLegend() {
  const isPhone = useIsPhone();
  return (
    <details className="house-map-legend" open={!isPhone}>
      <summary>
        <InfoIcon size={16} />
        {mapText.legend}
      </summary>
      <dl>
        <div>
          <dt className="house-map-legend-circles" aria-hidden>
            <i className="ta-map-few">2</i>
            <i className="ta-map-some">10</i>
            <i className="ta-map-lots">100</i>
          </dt>
          <dd>{mapText.legendMany}</dd>
        </div>
        <div>
          <dt aria-hidden>
            <i className="house-map-legend-price">8,65 tỷ</i>
          </dt>
          <dd>{mapText.legendOne}</dd>
        </div>
        <div>
          <dt aria-hidden>
            <i className="house-map-legend-price" data-active>
              8,65 tỷ
            </i>
          </dt>
          <dd>{mapText.legendOpen}</dd>
        </div>
      </dl>
    </details>
  );
}
