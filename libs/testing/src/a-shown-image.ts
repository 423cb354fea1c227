import type { ShownImage } from '@toam/domain/record/field';

export const aShownImage = (id: number): ShownImage => ({
  ...{ id, main: `/pic/${id}/main`, thumbnail: `/pic/${id}/thumbnail`, name: `anh-${id}.jpg`, rotation: 0 },
});
