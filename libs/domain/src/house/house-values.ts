/** Whether a house is for sale or for rent. Specification 1 §3. */
export const Purpose = { sell: 0, rent: 1 } as const;
export type Purpose = (typeof Purpose)[keyof typeof Purpose];

/** 0 Mở bán, 1 Ngưng bán. Specification 1 §4. */
export const HouseStatus = { onSale: 0, stopped: 1 } as const;
export type HouseStatus = (typeof HouseStatus)[keyof typeof HouseStatus];

/** The `property_type` that is an apartment: it is measured by floor_area, others by area (D51). */
export const apartment = 1;

/** The `property_type` that is land: it has no building (D106). */
export const land = 4;

/** Directions as the wire spells them. Specification 1 §3. */
export const directions = ['Đông', 'Tây', 'Nam', 'Bắc', 'Đông Nam', 'Đông Bắc', 'Tây Nam', 'Tây Bắc'] as const;

/** Default values of a new house. Specification 1 §9. */
export const houseDefaults = {
  purpose: Purpose.sell,
  brokerage_rate: 1,
  money_unit: 'bil',
  city: 1,
  public: 1,
} as const;

/** The most pictures of each kind, and the most documents, of one house. */
export const maxHouseImages = 60;
export const maxHouseFiles = 30;

/** Opening a house again within these seconds counts as the same opening (D45). */
export const viewPause = 30;
