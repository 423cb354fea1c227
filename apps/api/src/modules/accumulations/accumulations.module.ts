/** What staff did each day. */
export function accumulationsModule(): void {
  // its endpoints come next
}
