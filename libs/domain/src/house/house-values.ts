/** What the house is offered for. Specification 1 §3. */
export const Purpose = { sell: 0, rent: 1 } as const;
export type Purpose = (typeof Purpose)[keyof typeof Purpose];

/** 0 Mở bán, 1 Ngưng bán. Specification 1 §4. */
export const HouseStatus = { onSale: 0, stopped: 1 } as const;
export type HouseStatus = (typeof HouseStatus)[keyof typeof HouseStatus];

/** The `property_type` that is an apartment: it is measured by floor_area, others by area (D51). */
export const apartment = 1;

/** The `property_type` that is land: nothing stands on it (D106). */
export const land = 4;

/** Points of the compass as the wire spells them. Specification 1 §3. */
export const directions = ['Đông', 'Tây', 'Nam', 'Bắc', 'Đông Nam', 'Đông Bắc', 'Tây Nam', 'Tây Bắc'] as const;

/** What a new house has where the form says nothing. Specification 1 §9. */
export const houseDefaults = {
  purpose: Purpose.sell,
  brokerage_rate: 1,
  money_unit: 'bil',
  city: 1,
  public: 1,
} as const;

/** At most so many pictures of each kind and documents stand on one house. */
export const maxHouseImages = 60;
export const maxHouseFiles = 30;

/** Seconds within which opening a house again is the same opening (D45). */
export const viewPause = 30;
