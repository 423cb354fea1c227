/** The profile modal and the account page. Specification 2 §2, §5, §7, §8. */
export const profileText = {
  /** First entry of the profile menu. */
  open: 'Hồ sơ của tôi',
  /** What the history says of a portrait. */
  portrait: 'Ảnh đại diện',
  newPortrait: 'Ảnh mới',
} as const;
