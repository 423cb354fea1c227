import { goToField } from '@toam/ui/form';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasImageSections } from './house-form.sections';
import { emptyHouse, type HouseFormValues } from './house-form.values';

/** The text editor loads in its own chunk. These are the number of tries and the milliseconds between them. */
const tries = 30;
const pause = 100;

/** The field to focus. Picture fields do not exist until there is a title. */
const placeOf = (field: string, house: HouseFormValues): string =>
  field.endsWith('_image') && !hasImageSections(house) ? 'title' : field;

/** Focuses the field that the address names (`?field=public_image`), once, when the form opens. */
export function useFieldJump(house: HouseFormValues): void {
  const [params] = useSearchParams();
  const named = params.get('field');
  const field = named !== null && Object.hasOwn(emptyHouse, named) ? placeOf(named, house) : null;
  useEffect(() => {
    if (field === null) return;
    let left = tries;
    let timer: ReturnType<typeof setTimeout>;
    const jump = () => {
      if (!goToField(field) && --left > 0) timer = setTimeout(jump, pause);
    };
    timer = setTimeout(jump, 0);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: a later jump would interrupt typing
  }, []);
}
