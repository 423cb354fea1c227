import { houseLabel, type HouseLabelKey } from '@toam/contracts/house/house.text';
import { houseActionText as text } from './house-action.text';
import { offer, Text } from '@toam/ui/core';
import * as css from './ask-to-complete.module.css';

const labelOf = (field: string): string => (field in houseLabel ? houseLabel[field as HouseLabelKey] : field);

/**
 * Says what a house lacks before it may be shared, and offers to fill it in. Specification 1 §5.
 * @param missing field names, as the API gives them
 * @param fill opens the form at the field
 */
export async function askToComplete(missing: readonly string[], fill: (field: string) => void): Promise<void> {
  const isFilling = await offer({
    title: text.incompleteTitle,
    description: (
      <>
        {text.incomplete}
        <Text as="ul" top={6} tone="text" className={css.missing}>
          {missing.map((field) => (
            <li key={field}>{labelOf(field)}</li>
          ))}
        </Text>
      </>
    ),
    okText: text.completeNow,
    cancelText: text.later,
  });
  if (isFilling && missing[0] !== undefined) fill(missing[0]);
}
